import Glissade

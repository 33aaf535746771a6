import Glissade

Glissade.main()

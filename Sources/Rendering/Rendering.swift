internal import Drawing

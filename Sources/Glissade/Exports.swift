// What a package that depends on Glissade sees with one import.
@_exported public import CollectionEngine
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Layouts
@_exported public import Motion
@_exported public import Rendering
@_exported public import Scenarios
@_exported public import Tracing

@_exported public import CollectionEngine
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Layouts

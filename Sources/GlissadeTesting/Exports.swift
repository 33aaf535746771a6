// A test that imports this module has the layouts, views, scenarios and laws it speaks of.
@_exported public import CollectionEngine
@_exported public import Foundation
@_exported public import Geometry
@_exported public import LayoutLaws
@_exported public import Layouts
@_exported public import Scenarios
@_exported public import SnapLab

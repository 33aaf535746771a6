@_exported public import CollectionEngine
@_exported public import Foundation
@_exported public import Geometry

// Of the catalogue only the flow: pasted code has classes called `WaterfallLayout` of its own.
@_exported public import protocol Layouts.CollectionViewDelegateFlowLayout
@_exported public import class Layouts.CollectionViewFlowLayout
@_exported public import class Layouts.CollectionViewFlowLayoutInvalidationContext

public import CollectionEngine

/// What a changed offset makes wrong of a carousel: how its items look, not where they are.
open class CarouselInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the items stand where they stood. Default: false.
  open var keepsPositions = false
}

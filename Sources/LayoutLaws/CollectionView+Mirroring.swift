package import CollectionEngine
internal import Foundation

extension CollectionView {
  /// A copy of the layout's own `attributes` as this view shows them: mirrored where it mirrors.
  package func asShown(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let copy = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
    let layout = collectionViewLayout
    if layout.flipsHorizontallyInOppositeLayoutDirection,
      layoutDirection != layout.developmentLayoutDirection
    {
      copy.center.x = contentSize.width - attributes.center.x
    }
    return copy
  }
}

import CollectionEngine
import Foundation

/// A data source of cells that want to be as large as a table says.
final class MeasuringSource: CollectionViewDataSource {
  /// What each cell wants. Changing it tells nobody.
  var sizes: [[CGSize]]
  /// How often a cell was asked for its size.
  fileprivate(set) var measurements = 0

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  func numberOfSections(in collectionView: CollectionView) -> Int { sizes.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = MeasuringCell(frame: .zero)
    cell.wish = { [unowned self] path in
      measurements += 1
      return sizes[path.section][path.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    CollectionReusableView(frame: .zero)
  }
}

private final class MeasuringCell: CollectionViewCell {
  var wish: (IndexPath) -> CGSize = { _ in .zero }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size = wish(layoutAttributes.indexPath)
    return copy
  }
}

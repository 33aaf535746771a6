import CollectionEngine
import Foundation

/// A data source of cells that want to be as large as a table says.
final class MeasuringSource: CollectionViewDataSource {
  /// What each cell wants. Changing it tells nobody.
  var sizes: [[CGSize]]
  /// Whether cells change the attributes that they are handed, or a copy of them.
  var isReturningWhatItIsHanded = false
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
    cell.isReturningWhatItIsHanded = isReturningWhatItIsHanded
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
  var isReturningWhatItIsHanded = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let wanted = isReturningWhatItIsHanded ? layoutAttributes : layoutAttributes.copy()
    guard let wanted = wanted as? CollectionViewLayoutAttributes else { return layoutAttributes }
    wanted.size = wish(layoutAttributes.indexPath)
    return wanted
  }
}

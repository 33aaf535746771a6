import CollectionEngine
import Foundation

/// A data source of cells that want to be as large as a table says.
final class MeasuringSource: CollectionViewDataSource {
  /// What each cell wants. Changing it tells nobody.
  var sizes: [[CGSize]]
  /// What each header or footer wants, by its kind and section; nil for what it is given.
  var boundarySize: (_ kind: String, _ section: Int) -> CGSize? = { _, _ in nil }
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
    let view = MeasuringBoundary(frame: .zero)
    view.wish = { [unowned self] in boundarySize(kind, indexPath.section) }
    return view
  }
}

private final class MeasuringBoundary: CollectionReusableView {
  var wish: () -> CGSize? = { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    if let size = wish() { layoutAttributes.size = size }
    return layoutAttributes
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

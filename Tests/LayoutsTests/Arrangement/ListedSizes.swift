import CollectionEngine
import Foundation
import Layouts

/// Sizes from a list, section by section; the last one stays for what comes behind it.
final class ListedSizes: SectionedLayoutDelegate {
  var sizes: [[CGSize]]

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  /// One section of items that have heights and a width of 1.
  convenience init(heights: [Double]) {
    self.init([heights.map { CGSize(width: 1, height: $0) }])
  }

  private func size(at path: IndexPath) -> CGSize {
    let section = sizes[min(path.section, sizes.count - 1)]
    return section[min(path.item, section.count - 1)]
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(at: indexPath) }
}

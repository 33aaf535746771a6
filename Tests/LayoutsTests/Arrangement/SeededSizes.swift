import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport

/// Answers that depend on the path or section and a seed only; items are now and then without a
/// side, sections without a header, footer or inset.
final class SeededSizes: SectionedLayoutDelegate {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  private func random(_ section: Int, _ item: Int) -> SeededGenerator {
    SeededGenerator(seed: seed &+ UInt64(section) &* 1_000_003 &+ UInt64(item))
  }

  /// A length of a section, 0 every third time.
  private func length(_ section: Int, _ number: Int, upTo most: Double) -> Double {
    var random = random(section, 500_000 + number)
    return Int.random(in: 0..<3, using: &random) == 0 ? 0 : .random(in: 1...most, using: &random)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    var random = random(indexPath.section, indexPath.item)
    let isEmpty = Int.random(in: 0..<20, using: &random) == 0
    return CGSize(
      width: .random(in: 20...140, using: &random),
      height: isEmpty ? 0 : .random(in: 20...140, using: &random))
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    EdgeInsets(
      top: length(section, 0, upTo: 30), left: length(section, 1, upTo: 30),
      bottom: length(section, 2, upTo: 30), right: length(section, 3, upTo: 30))
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { length(section, 4, upTo: 24) }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { length(section, 5, upTo: 24) }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: length(section, 6, upTo: 40), height: length(section, 7, upTo: 40))
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: length(section, 8, upTo: 40), height: length(section, 9, upTo: 40))
  }
}

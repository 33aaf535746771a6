import CollectionEngine
import Foundation
import Layouts
import TestSupport

/// Sizes that depend on the path and a seed only, now and then without a side.
final class SeededSizes: ItemSizes {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  func size(at path: IndexPath) -> CGSize {
    var random = SeededGenerator(
      seed: seed &+ UInt64(path.section) &* 1_000_003 &+ UInt64(path.item))
    let isEmpty = Int.random(in: 0..<20, using: &random) == 0
    return CGSize(
      width: .random(in: 20...140, using: &random),
      height: isEmpty ? 0 : .random(in: 20...140, using: &random))
  }

  /// Every third section has no header.
  private func header(_ section: Int) -> CGSize {
    section % 3 == 2 ? .zero : CGSize(width: 24, height: 30)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: StripLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(at: indexPath) }

  func collectionView(
    _ collectionView: CollectionView, layout: StripLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header(section) }

  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(at: indexPath) }

  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header(section) }
}

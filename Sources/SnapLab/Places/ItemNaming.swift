internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts
internal import Scenarios

/// Says at which item content rests.
///
/// Of the items that are aligned in one place the first one counts, at the trailing end of the range
/// the last one: what cannot come closer is there.
final class ItemNaming {
  /// Which part of an item meets the same part of the view.
  let alignment: SnapRule.Alignment
  private let stage: SnapStage
  private var known: [Double: IndexPath?] = [:]

  /// How far two items may be apart that are in one place, in pt. Ours: a pixel of a coarse display.
  static let samePlace = 0.5

  /// Names items of `stage` by `alignment`.
  init(_ stage: SnapStage, _ alignment: SnapRule.Alignment) {
    self.stage = stage
    self.alignment = alignment
  }

  /// The alignment by which most of `places` are those of items: the scenario's own where it has a
  /// rule that says one; the middle where none fits better.
  static func alignment(of places: SnapPlaces, on stage: SnapStage) -> SnapRule.Alignment {
    if let rule = stage.subject.scenario.snap {
      switch rule.to {
      case .item, .group: return rule.alignment
      default: break
      }
    }
    let sample = places.offsets.prefix(64)
    let alignments: [SnapRule.Alignment] = [.center, .start, .end]
    let fitting = alignments.map { alignment in
      let naming = ItemNaming(stage, alignment)
      return sample.count { place in
        naming.candidates(around: place).contains { abs($0.offset - place) <= samePlace }
      }
    }
    let best = fitting.max() ?? 0
    return alignments[fitting.firstIndex(of: best) ?? 0]
  }

  /// The item at which content rests at `offset` (pt); nil where there are no items.
  ///
  /// Complexity: that of a snap rule's search, once for every offset.
  func item(at offset: Double) -> IndexPath? {
    if let item = known[offset] { return item }
    let item = search(offset)
    known[offset] = .some(item)
    return item
  }

  private func search(_ offset: Double) -> IndexPath? {
    let candidates = candidates(around: offset)
    guard let nearest = candidates.map({ abs($0.offset - offset) }).min() else { return nil }
    let there = candidates.filter { abs($0.offset - offset) <= nearest + Self.samePlace }
    let range = stage.subject.range
    let trailing = stage.subject.isReversed ? range.lowerBound : range.upperBound
    let isTrailing = abs(offset - trailing) <= Self.samePlace
    let paths = there.compactMap(\.indexPath)
    return isTrailing ? paths.max() : paths.min()
  }

  /// Whether an item is not quite transparent, as the layout has it now.
  private func isSeen(_ item: IndexPath) -> Bool {
    stage.collectionView?.layoutAttributesForItem(at: item).map { !$0.isHidden && $0.alpha > 0 }
      ?? true
  }

  /// The items around `offset`, each with the place it has in the range. The content is put there to
  /// look: in some layouts where items are, and whether they are seen, depends on the offset.
  func candidates(around offset: Double) -> [SnapCandidate] {
    let axis = stage.subject.axis
    let view = stage.scrollView
    let place = stage.subject.contentOffset.replacing(axis, by: offset)
    let release = ScrollRelease(
      beganOffset: place, contentOffset: place, velocity: .zero, proposedTarget: place)
    return view.trying {
      view.setContentOffset(place, animated: false)
      stage.collectionView?.layoutIfNeeded()
      return SnapRule(to: .item, alignment: alignment)
        .candidates(for: release, along: axis, in: view)
        .filter { $0.indexPath.map(isSeen) ?? false }
    }
  }
}

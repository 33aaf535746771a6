internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts

extension Judge {
  /// From how many of all items on a map only pages can be told. Ours: of cards all have a place.
  private static let ownPlaceShare = 0.5
  /// The velocities that are tried before an item counts as unreachable, in pt/ms.
  private static let fan = SampleRange(from: -3, to: 3, count: 25)
  /// How many items a sentence names.
  private static let mostNamed = 5

  /// Items that no release reaches, and the last one if it is among them.
  ///
  /// Where most items have a place of their own, an item is reached where content rests at it; where
  /// content rests at pages or groups, where all of it that fits can be seen at rest.
  func unreachedItems() -> [Finding] {
    guard isSnapping, let view = stage.collectionView, let last = lastItem(of: view) else {
      return []
    }
    var items = places.offsets.flatMap { naming.candidates(around: $0) }
      .filter { (places.offsets.first ?? 0) <= $0.offset && $0.offset <= places.offsets.last ?? 0 }
    items += naming.candidates(around: trailingEnd)
    let all = Dictionary(
      items.compactMap { item in item.indexPath.map { ($0, item.offset) } },
      uniquingKeysWith: { first, _ in first }
    ).sorted { $0.key < $1.key }
    let rests = Set(map.landings.map(\.rest) + places.offsets).sorted()
    let away = all.filter { !Self.contains(rests, $0.value, ItemNaming.samePlace) }
    let haveOwnPlaces = Double(all.count - away.count) >= Double(all.count) * Self.ownPlaceShare
    let missed = away.filter { path, offset in
      guard haveOwnPlaces else { return !isSeen(path, at: rests, in: view) }
      return !isReached(offset)
    }
    let others = missed.filter { $0.key != last }
    return [
      finding(.unreachableItem, of: others, in: view),
      finding(.lastItem, of: missed.filter { $0.key == last }, in: view),
    ].compactMap(\.self)
  }

  private func finding(
    _ kind: FindingKind, of items: [(key: IndexPath, value: Double)], in view: CollectionView
  ) -> Finding? {
    guard let first = items.first else { return nil }
    let landing = landing(first.value, 0, from: first.value)
    let names = items.prefix(Self.mostNamed).map { $0.key.words(of: view) }
    let more = items.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let subject =
      kind == .lastItem
      ? "the last item, \(list), cannot be snapped to"
      : (items.count == 1 ? "item \(list) is" : "items \(list) are") + " reached by no release"
    return finding(
      kind, .release(offset: first.value, velocity: 0, from: first.value), landing,
      "\(subject): let go at \(words(first.value)) pt without velocity content rests at "
        + "\(words(landing.rest)) pt")
  }

  /// Whether some release near it leads to `offset`.
  private func isReached(_ offset: Double) -> Bool {
    let reach = subject.viewLength / 4
    return [offset, offset - reach, offset + reach].contains { start in
      Self.fan.values.contains { velocity in
        abs(landing(start, velocity, from: start).rest - offset) <= ItemNaming.samePlace
      }
    }
  }

  /// Whether as much of an item as fits can be seen with content at one of `rests`.
  private func isSeen(_ path: IndexPath, at rests: [Double], in view: CollectionView) -> Bool {
    guard let attributes = view.layoutAttributesForItem(at: path) else { return true }
    let axis = subject.axis
    let half = attributes.size[axis] / 2
    let (start, end) = (attributes.center[axis] - half, attributes.center[axis] + half)
    return rests.contains { rest in
      let seen = min(end, rest + subject.viewLength) - max(start, rest)
      return seen >= min(end - start, subject.viewLength) - ItemNaming.samePlace
    }
  }

  /// The end of the range to which content is read, in pt.
  private var trailingEnd: Double {
    subject.isReversed ? subject.range.lowerBound : subject.range.upperBound
  }

  private func lastItem(of view: CollectionView) -> IndexPath? {
    let section = (0..<view.numberOfSections).last { view.numberOfItems(inSection: $0) > 0 }
    return section.map { IndexPath(item: view.numberOfItems(inSection: $0) - 1, section: $0) }
  }

  /// Whether one of `sorted` is within `tolerance` of `value`.
  private static func contains(_ sorted: [Double], _ value: Double, _ tolerance: Double) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value - tolerance { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] <= value + tolerance
  }
}

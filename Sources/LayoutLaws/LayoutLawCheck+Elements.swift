internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LayoutLawCheck {
  /// All elements, in order.
  func fullSet() -> [CollectionViewLayoutAttributes] {
    let size = layout.collectionViewContentSize
    let margin = max(size.width, size.height) + 10_000
    let everywhere = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
    return sorted(layout.layoutAttributesForElements(in: everywhere) ?? [])
  }

  func shownSet() -> [CollectionViewLayoutAttributes] {
    sorted(fullSet().map { view.asShown($0) })
  }

  func asked(
    _ one: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes? {
    let kind = one.representedElementKind ?? ""
    switch one.representedElementCategory {
    case .cell: return layout.layoutAttributesForItem(at: one.indexPath)
    case .supplementaryView:
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: one.indexPath)
    case .decorationView:
      return layout.layoutAttributesForDecorationView(ofKind: kind, at: one.indexPath)
    }
  }

  func meeting(
    _ rect: CGRect, _ list: [CollectionViewLayoutAttributes]
  ) -> [CollectionViewLayoutAttributes] {
    sorted(
      list.filter {
        let box = $0.frame
        return box.width > 0 && box.height > 0 && box.minX < rect.maxX && box.maxX > rect.minX
          && box.minY < rect.maxY && box.maxY > rect.minY
      })
  }

  func sorted(
    _ list: [CollectionViewLayoutAttributes]
  ) -> [CollectionViewLayoutAttributes] {
    list.sorted { rank($0) < rank($1) }
  }

  func rank(_ one: CollectionViewLayoutAttributes) -> (Int, String, IndexPath) {
    (
      one.representedElementCategory.rawValue, one.representedElementKind ?? "", one.indexPath
    )
  }

  /// Says what is missing, what is too much and what is different.
  mutating func compare(
    _ found: [CollectionViewLayoutAttributes], _ expected: [CollectionViewLayoutAttributes],
    _ place: String
  ) {
    let (names, expectedNames) = (found.map(name), expected.map(name))
    guard names == expectedNames else {
      let missing = expectedNames.filter { !names.contains($0) }
      let extra = names.filter { !expectedNames.contains($0) }
      let twice = names.count != Set(names).count
      violations.append(
        "\(place): missing \(missing), too much \(extra)\(twice ? ", some twice" : "")")
      return
    }
    for (one, other) in zip(found, expected) where !isClose(one, other) {
      violations.append("\(place): \(name(one)) is \(look(one)), expected \(look(other))")
    }
  }

  func isClose(
    _ one: CollectionViewLayoutAttributes, _ other: CollectionViewLayoutAttributes
  ) -> Bool {
    abs(one.center.x - other.center.x) <= Self.tolerance
      && abs(one.center.y - other.center.y) <= Self.tolerance
      && abs(one.size.width - other.size.width) <= Self.tolerance
      && abs(one.size.height - other.size.height) <= Self.tolerance
      && abs(one.alpha - other.alpha) <= Self.tolerance && one.zIndex == other.zIndex
      && one.isHidden == other.isHidden
  }

  func copy(_ one: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    one.copy() as? CollectionViewLayoutAttributes ?? one
  }

  func mirror(
    _ one: CollectionViewLayoutAttributes, _ width: CGFloat
  ) -> CollectionViewLayoutAttributes {
    let mirrored = copy(one)
    mirrored.center.x = width - one.center.x
    return mirrored
  }

  func name(_ one: CollectionViewLayoutAttributes) -> String {
    "\(one.representedElementKind ?? "item") \(Array(one.indexPath))"
  }

  func look(_ one: CollectionViewLayoutAttributes) -> String {
    "(center \(one.center.x), \(one.center.y), size \(one.size.width) × \(one.size.height), "
      + "alpha \(one.alpha), zIndex \(one.zIndex)\(one.isHidden ? ", hidden" : ""))"
  }

  mutating func randomRect() -> CGRect {
    let size = layout.collectionViewContentSize
    let x = Double.random(in: -200...(size.width + 200), using: &random)
    let y = Double.random(in: -200...(size.height + 200), using: &random)
    // A rectangle of some cells, now and then one of the whole content.
    let isLarge = Int.random(in: 0..<8, using: &random) == 0
    let longest = isLarge ? max(size.width, size.height) + 400 : 700
    return CGRect(
      x: x, y: y, width: .random(in: 0...longest, using: &random),
      height: .random(in: 0...longest, using: &random))
  }

  mutating func randomOffset() -> CGPoint {
    let range = (view.metrics.range(.horizontal), view.metrics.range(.vertical))
    let from = view.contentOffset
    // Near scrolls as well as far ones, so that what was fetched before is used and left.
    let isNear = Bool.random(using: &random)
    func place(_ range: ClosedRange<Double>, _ value: Double) -> Double {
      guard isNear else { return .random(in: range, using: &random) }
      let step = Double.random(in: -120...120, using: &random)
      return min(max(value + step, range.lowerBound), range.upperBound)
    }
    return CGPoint(x: place(range.0, from.x), y: place(range.1, from.y))
  }
}

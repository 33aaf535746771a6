internal import CollectionEngine
internal import Foundation

/// The laws, one method each.
struct LayoutLawCheck {
  let layout: CollectionViewLayout
  let view: CollectionView
  var random: SeededGenerator
  var violations: [String] = []

  /// Half of what is rounded away in a coordinate of some million points, in pt. Ours.
  static let tolerance = 1e-6

  init(layout: CollectionViewLayout, view: CollectionView, random: SeededGenerator) {
    self.layout = layout
    self.view = view
    self.random = random
  }

  mutating func enclosing() {
    let size = layout.collectionViewContentSize
    for one in fullSet() {
      let box = CGRect(
        x: one.center.x - one.size.width / 2, y: one.center.y - one.size.height / 2,
        width: one.size.width, height: one.size.height)
      let slack = Self.tolerance
      if box.minX < -slack || box.minY < -slack || box.maxX > size.width + slack
        || box.maxY > size.height + slack
      {
        violations.append("\(name(one)) at \(box) is outside the content size \(size)")
      }
    }
  }

  mutating func single() {
    for one in fullSet() {
      guard let alone = asked(one) else {
        violations.append("\(name(one)) is in the rect query, but nil when asked for alone")
        continue
      }
      if !alone.isEqual(one) {
        violations.append(
          "\(name(one)) is \(look(one)) in the rect query, \(look(alone)) when asked for alone")
      }
    }
  }

  mutating func queries(_ count: Int) {
    let full = fullSet()
    for _ in 0..<count {
      let rect = randomRect()
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      compare(meeting(rect, found), meeting(rect, full), "the query for \(rect)")
    }
  }

  mutating func fixedPoint() {
    let (before, size) = (fullSet().map(copy), layout.collectionViewContentSize)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    compare(fullSet(), before, "the layout repeated")
    if layout.collectionViewContentSize != size {
      violations.append(
        "repeated, the content size is \(layout.collectionViewContentSize), not \(size)")
    }
  }

  mutating func scrolls(_ count: Int) {
    for _ in 0..<count {
      view.contentOffset = randomOffset()
      view.layoutIfNeeded()
      let bounds = view.bounds
      let all = fullSet().map { view.asShown($0) }
      compare(
        view.visibleLayoutAttributes, meeting(bounds, all).filter { !$0.isHidden },
        "what is shown in \(bounds)")
    }
  }

  mutating func mirroring() {
    guard layout.flipsHorizontallyInOppositeLayoutDirection else { return }
    let old = view.layoutDirection
    let leading = view.contentOffset
    let before = shownSet().map(copy)
    let width = view.contentSize.width
    view.layoutDirection = old == .leftToRight ? .rightToLeft : .leftToRight
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: width - view.bounds.width - leading.x, y: leading.y)
    view.layoutIfNeeded()
    let mirrored = before.map { mirror($0, width) }
    compare(shownSet(), mirrored, "the other reading direction")
    // The offset is on a pixel, which the mirrored one need not be: the bounds say what is shown.
    compare(
      view.visibleLayoutAttributes, meeting(view.bounds, mirrored).filter { !$0.isHidden },
      "what is shown in the other reading direction")
    view.layoutDirection = old
    view.layoutIfNeeded()
    view.contentOffset = leading
    view.layoutIfNeeded()
  }
}

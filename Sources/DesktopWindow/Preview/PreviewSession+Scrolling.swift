internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Scenarios

extension PreviewSession {
  /// How far an arrow scrolls where it does not go by items, in pt: a line of a wheel.
  private static let lineDistance = 40.0
  /// How much of the viewport a page is: some of what was seen stays, to read on from.
  private static let pageShare = 0.875
  /// From which part of the viewport on an item is large enough for arrows to go by items.
  private static let largeShare = 0.4

  /// Scrolls, animated, as far as the range goes. Repeated before it has come to rest, distances add up.
  func scroll(
    _ distance: KeyCommand.Distance, _ direction: KeyCommand.Direction, at real: Double
  ) {
    let view = run.scrollView
    let (axis, sign) = way(direction)
    guard view.canScroll(axis) else { return }
    let range = view.metrics.range(axis)
    let length = Double(view.bounds.size[axis])
    var offset = plannedOffset
    switch distance {
    case .end: offset[axis] = sign > 0 ? range.upperBound : range.lowerBound
    case .page:
      offset[axis] += sign * (view.isPagingEnabled ? length : length * Self.pageShare)
    case .step:
      if let item = neighbour(along: axis, sign) { return show(item, axis, at: real) }
      offset[axis] += sign * Self.lineDistance
    }
    // Along the other axis too: a finger or a wheel may have pulled the content beyond an edge.
    offset = view.metrics.clamped(offset)
    perform(.setContentOffset(offset, animated: true), at: real)
    goal = .offset(offset)
  }

  /// Shows the item with this number in the whole content, from 0, in the middle.
  func jump(to number: Int, at real: Double) {
    guard let view = run.collectionView else {
      return say("Plain content has no items", at: real)
    }
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    let total = counts.reduce(0, +)
    guard total > 0 else { return say("There are no items", at: real) }
    var rest = min(number, total - 1)
    if number >= total { say("The last item is \(total - 1)", at: real) }
    for (section, count) in counts.enumerated() {
      if rest < count {
        return show([section, rest], mainAxis, at: real)
      }
      rest -= count
    }
  }

  /// The axis that content mainly scrolls along.
  var mainAxis: Axis {
    let view = run.scrollView
    let isLong = { (axis: Axis) -> Bool in
      let range = view.metrics.range(axis)
      return range.upperBound > range.lowerBound
    }
    return isLong(.vertical) || !isLong(.horizontal) ? .vertical : .horizontal
  }

  private func show(_ item: IndexPath, _ axis: Axis, at real: Double) {
    perform(
      .scrollToItem(
        item, position: axis == .vertical ? .centeredVertically : .centeredHorizontally,
        animated: true), at: real)
    goal = .item(item)
  }

  /// The axis and sign that a direction means here: along the other axis where its own does not scroll.
  private func way(_ direction: KeyCommand.Direction) -> (Axis, Double) {
    let view = run.scrollView
    let readsFromRight = readsFromRight
    let reading = { (axis: Axis) in axis == .horizontal && readsFromRight ? -1.0 : 1.0 }
    switch direction {
    case .forward: return (mainAxis, reading(mainAxis))
    case .backward: return (mainAxis, -reading(mainAxis))
    case .up, .down:
      let sign = direction == .down ? 1.0 : -1
      return view.canScroll(.vertical)
        ? (.vertical, sign) : (.horizontal, sign * reading(.horizontal))
    case .left, .right:
      let sign = direction == .right ? 1.0 : -1
      return view.canScroll(.horizontal) ? (.horizontal, sign) : (.vertical, sign)
    }
  }

  /// Where keys are scrolling to, or else where the content is.
  private var plannedOffset: CGPoint {
    let view = run.scrollView
    if case .offset(let offset) = goal { return offset }
    return view.activity == .animating ? log.target ?? view.contentOffset : view.contentOffset
  }

  /// Whether people read the content from right to left: its layout is mirrored, or was written so.
  private var readsFromRight: Bool {
    guard let layout = run.collectionView?.collectionViewLayout else { return false }
    return layout.flipsHorizontallyInOppositeLayoutDirection
      ? run.scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      : layout.developmentLayoutDirection == .rightToLeft
  }

  /// The item next to the middle one on the side that `sign` says; nil where arrows do not go by items here, or there is none.
  private func neighbour(along axis: Axis, _ sign: Double) -> IndexPath? {
    guard let view = run.collectionView else { return nil }
    let length = Double(view.bounds.size[axis])
    let cells = view.visibleLayoutAttributes.filter { $0.representedElementCategory == .cell }
    let middle = view.contentOffset[axis] + length / 2
    let nearest = cells.min {
      abs(Double($0.center[axis]) - middle) < abs(Double($1.center[axis]) - middle)
    }
    guard let nearest else { return nil }
    let isLarge = Double(nearest.size[axis]) >= length * Self.largeShare
    guard isLarge || run.current.snap != nil else { return nil }
    var item = nearest.indexPath
    if case .item(let planned) = goal { item = planned }
    let isMirrored = axis == .horizontal && readsFromRight
    return self.item(after: item, (sign > 0) != isMirrored ? 1 : -1, in: view)
  }

  private func item(after path: IndexPath, _ step: Int, in view: CollectionView) -> IndexPath? {
    var (section, item) = (path.section, path.item + step)
    while true {
      guard (0..<view.numberOfSections).contains(section) else { return nil }
      let count = view.numberOfItems(inSection: section)
      if (0..<count).contains(item) { return [section, item] }
      section += step
      guard (0..<view.numberOfSections).contains(section) else { return nil }
      item = step > 0 ? 0 : view.numberOfItems(inSection: section) - 1
    }
  }
}

internal import Foundation
internal import Geometry

extension CollectionView {
  /// Notes what there is before an animated change, so that everything can go from there to where
  /// it will be. Nothing where changes are not animated.
  func beginTransition(_ change: ElementTransition.Change, timing: ChangeTiming?) {
    if let transition { return transition.add(change) }
    guard hasShown else { return }
    let timing = timing ?? layout.changeTiming ?? changeTiming
    guard timing.duration > 0 else { return }
    let transition = ElementTransition(
      change, animation: ChangeAnimation(start: currentTime, timing: timing),
      offset: offset, contentWidth: contentSize.width, isMirrored: isMirrored)
    for element in elements.fetched {
      transition.note(element, isShown: element.view != nil)
    }
    for element in animator.departing where !element.isGone {
      transition.note(element, isShown: true)
    }
    self.transition = transition
  }

  /// How far away from the new offset the change begins, in pt: how far the content moves on screen.
  /// Where frames are mirrored, it counts from the right end of the content.
  func shift(of transition: ElementTransition) -> CGPoint {
    let (old, grown) = (transition.offset, contentSize.width - transition.formerWidth)
    return CGPoint(x: offset.x - old.x - (isMirrored ? grown : 0), y: offset.y - old.y)
  }

  /// Notes items that may come into view by an update: those behind and before what is shown, as
  /// many as are shown, and those that are moved. The layout still is as it was before.
  func noteItemsNearby(_ plan: UpdatePlan, in counts: ItemCounts) {
    guard let transition else { return }
    let shown = indexPathsForVisibleItems
    func note(_ path: IndexPath) {
      let key = ElementKey.cell(path)
      guard transition.former[key] == nil,
        let attributes = layout.layoutAttributesForItem(at: path).flatMap({ usable($0) })
      else { return }
      transition.note(key, attributes, isShown: false)
    }
    if let first = shown.first, let last = shown.last, plan.changes.changesCounts {
      for (start, isForward) in [(last, true), (first, false)] {
        for path in plan.survivors(beyond: start, isForward: isForward, in: counts, shown.count) {
          note(path)
        }
      }
    }
    for move in plan.changes.itemMoves { note(move.from) }
  }

  /// Whether `element` is to be seen: it meets `visible`, or does on its way during a change.
  func isSeen(_ element: Element, in visible: Edges) -> Bool {
    if element.isVisible(in: visible) { return true }
    guard let transition, let old = transition.oldKey(of: element.key),
      let former = transition.former[old],
      !former.attributes.isHidden || !element.attributes.isHidden
    else { return false }
    let shift = shift(of: transition)
    let way = former.attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
      .union(element.attributes.frame)
    guard Edges(way).meet(visible) else { return false }
    transition.crossing.insert(element.key)
    return true
  }

  /// The rectangle that the layout has to have been asked about: the bounds, and while a change that
  /// moves the content is worked out those that it comes from, if both together are not much more.
  var askedBounds: CGRect {
    guard let shift = transition.map(shift(of:)), shift != .zero else { return bounds }
    let both = bounds.union(bounds.offsetBy(dx: -shift.x, dy: -shift.y))
    let most = Self.farthestShift
    return both.width <= most * bounds.width && both.height <= most * bounds.height ? both : bounds
  }

  /// How many times as long as the view the way may be along which elements are shown that only
  /// pass by. Ours: a longer way is too fast to be seen, and costs what lies along it.
  private static let farthestShift = 3.0
}

extension UpdatePlan {
  /// The items behind `start`, or before it, that are still there after the update, at most
  /// `count`, by their old paths, nearest first.
  ///
  /// Complexity: O(count + changes + sections).
  func survivors(
    beyond start: IndexPath, isForward: Bool, in counts: ItemCounts, _ count: Int
  ) -> [IndexPath] {
    var (found, section, item) = ([IndexPath](), start.section, start.item)
    while found.count < count {
      item += isForward ? 1 : -1
      if !counts.contains(item: item, section: section) {
        section += isForward ? 1 : -1
        guard counts.contains(section: section) else { break }
        // A section that is gone is not walked through: the walk begins at its far end.
        let isGone = newSection(of: section) == nil
        item = isForward == isGone ? counts.items[section] : -1
        continue
      }
      let path = IndexPath(item: item, section: section)
      if newPath(of: path) != nil { found.append(path) }
    }
    return found
  }
}

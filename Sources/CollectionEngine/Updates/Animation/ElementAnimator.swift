internal import Foundation

/// The animated changes under way, and the elements that are on screen only because of them.
///
/// What the layout says holds at once; what is shown is that and, of each change, what is left of
/// the way it has made. So changes that come meanwhile neither stop nor jerk anything.
///
/// A class, because views and closures of other people are called while it works.
final class ElementAnimator {
  /// The changes under way, the oldest first.
  private(set) var running: [ChangeAnimation] = []
  /// Elements with views that the layout no longer shows, on their last way.
  private(set) var departing: [Element] = []
  /// How many changes there have been.
  private var count = 0
  /// Whether elements stood elsewhere by the offset when they were last shown.
  private var hasShifted = false

  /// Whether nothing is under way.
  var isIdle: Bool { running.isEmpty }

  /// How far elements stand from where the content offset shows them, in pt.
  var shift: CGPoint {
    running.reduce(into: .zero) { sum, one in
      sum.x += one.shift.x * one.remaining
      sum.y += one.shift.y * one.remaining
    }
  }

  /// Adds a change that begins now.
  func begin(_ animation: ChangeAnimation) {
    running.append(animation)
    count += 1
  }

  /// Works out what is left of every change at `time` (s).
  func follow(_ time: TimeInterval) {
    for animation in running { animation.follow(time) }
  }

  /// The changes that were over by then, in the order in which they ended. They are under way no
  /// more.
  func takeEnded() -> [ChangeAnimation] {
    let ended = running.filter(\.hasEnded)
    guard !ended.isEmpty else { return [] }
    running.removeAll(where: \.hasEnded)
    // The order of the beginnings decides where the ends are the same: sorting is stable.
    return ended.sorted { $0.end < $1.end }
  }

  /// Whether `element` is shown elsewhere than where it stands.
  func isMoving(_ element: Element) -> Bool {
    !isIdle && (!element.differences.isEmpty || shift != .zero)
  }

  /// Keeps `element` with its view until its last way is over. The change that takes it away has
  /// not begun yet.
  func depart(_ element: Element) {
    if element.isGone { element.departure = count + 1 }
    departing.append(element)
  }

  /// The element that is leaving under `key`, which then no longer is.
  func takeDeparting(_ key: ElementKey) -> Element? {
    let index = departing.firstIndex { !$0.isGone && $0.key == key }
    return index.map { departing.remove(at: $0) }
  }

  /// Keeps leaving elements at their distance from the right end of content that has grown by
  /// `distance` pt.
  func moveDeparting(by distance: Double) {
    for element in departing {
      guard let moved = element.attributes.copy() as? CollectionViewLayoutAttributes else {
        continue
      }
      moved.center.x += distance
      element.take(moved, Edges(moved.frame))
    }
  }

  /// Gives each leaving element the key that `newKey` makes of its old one, and its attributes the path.
  func rename(_ newKey: (ElementKey) -> ElementKey?) {
    for element in departing where !element.isGone {
      if let key = newKey(element.key) {
        element.take(key)
      } else {
        element.isGone = true
        element.departure = count + 1
      }
    }
  }

  /// Shows `elements` and those that leave as they are now; answers those whose last way is over.
  ///
  /// Complexity: O(elements), with work only for those that are under way.
  func present(_ elements: [Element]) -> [Element] {
    let shift = shift
    let shiftsAll = shift != .zero || hasShifted
    hasShifted = shift != .zero
    for element in elements where shiftsAll || !element.differences.isEmpty {
      present(element, shift)
    }
    for element in departing { present(element, shift) }
    guard shift == .zero, departing.contains(where: \.differences.isEmpty) else { return [] }
    let arrived = departing.filter(\.differences.isEmpty)
    departing.removeAll(where: \.differences.isEmpty)
    return arrived
  }

  private func present(_ element: Element, _ shift: CGPoint) {
    if element.differences.contains(where: \.animation.hasEnded) {
      element.differences.removeAll(where: \.animation.hasEnded)
    }
    element.view?.show(
      ElementPresentation(of: element.attributes, under: element.differences, shift: shift))
  }

  /// Stops everything where it is; answers the changes that are cut off and the elements that were
  /// leaving.
  func cancel() -> (changes: [ChangeAnimation], elements: [Element]) {
    defer { (running, departing, hasShifted) = ([], [], false) }
    return (running, departing)
  }
}

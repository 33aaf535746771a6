import CollectionEngine
import Foundation

/// A delegate that writes every call down as text, with what the scroll view says of itself then.
///
/// A line is the call and three letters, each a dash where it does not hold: `T` tracking, `D`
/// dragging, `C` decelerating ("coasting"). Runs of equal lines are one line with an asterisk.
final class Probe: ScrollViewDelegate {
  /// What was called, oldest first.
  private(set) var lines: [String] = []
  /// What the delegate does inside a call, by the call's name without `scrollView` and arguments;
  /// once each.
  var reactions: [String: (ScrollView) -> Void] = [:]
  /// Where the delegate sends releases.
  var target: ((_ velocity: CGPoint, _ proposed: CGPoint) -> CGPoint)?
  /// What it answers to `shouldScrollToTop`.
  var allowsScrollToTop = true
  /// Whether `didScroll` is left out.
  var ignoresScrolling = false

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") }

  /// Forgets what was called.
  func clear() { lines = [] }

  /// Writes down something that is no call.
  func mark(_ line: String) { lines.append(line) }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard !ignoresScrolling else { return react("didScroll", scrollView) }
    note("didScroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(velocity, proposed) }
    note("willEndDragging", "(v \(text(velocity)), target \(text(proposed)))", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", "(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    note("didScrollToTop", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }

  private func note(_ name: String, _ view: ScrollView) { note(name, "", view) }

  private func note(_ name: String, _ arguments: String, _ view: ScrollView) {
    let flags =
      (view.isTracking ? "T" : "-") + (view.isDragging ? "D" : "-")
      + (view.isDecelerating ? "C" : "-")
    let line = "\(name)\(arguments) \(flags)"
    if let last = lines.last, last == line || last == line + " *" {
      lines[lines.count - 1] = line + " *"
    } else {
      lines.append(line)
    }
    react(name, view)
  }

  private func react(_ name: String, _ view: ScrollView) {
    reactions.removeValue(forKey: name)?(view)
  }

  private func text(_ point: CGPoint) -> String {
    let rounded = [point.x, point.y].map { (Double($0) * 1000).rounded() / 1000 + 0 }
    return rounded[0] == 0 ? "\(rounded[1])" : "[\(rounded[0]), \(rounded[1])]"
  }
}

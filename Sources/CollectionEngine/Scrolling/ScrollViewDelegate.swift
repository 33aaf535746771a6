public import Foundation

/// What a scroll view tells its owner, with UIKit's names, order and defaults.
///
/// - A drag that ends at rest: `willBeginDragging`, `didScroll`…, `willEndDragging`,
///   `didEndDragging(false)`.
/// - A fling, a bounce, a page turn: … `didEndDragging(true)`, `willBeginDecelerating`,
///   `didScroll`…, `didEndDecelerating`.
/// - A caught glide: `willBeginDragging` at the touch; at the lift `willEndDragging`,
///   `didEndDragging(false)`, `didEndDecelerating`.
///   (Not proven: `ScrollView.policy` knows other orders.)
/// - An animated change: `didScroll`…, `didEndScrollingAnimation`; a wheel notch's glide likewise.
/// - A plain change: one `didScroll` at once, if the offset changed.
///
/// While an input or a motion moves the content, `didScroll` comes once a frame, and before any
/// other call if the offset has changed since.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger has begun to drag or has caught a motion, or precise wheel deltas begin.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The content is about to be let go. An animated change that is begun in here ends the drag at
  /// once.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in **pt/ms**.
  ///   - targetContentOffset: where the motion will rest; may be changed, except while paging.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content has been let go.
  ///
  /// - Parameter decelerate: whether it moves on, in whatever way.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// A motion after a release begins.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// A motion after a release is over: it rests, was caught and let go, stopped, or gave way to a
  /// wheel. One that the program replaces ends without this call.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// An animated change or a wheel notch's glide is over: it rests, was caught or stopped. One that
  /// the program replaces ends without this call; so does, where `ScrollView.policy` says so, one
  /// that a person interrupts.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Whether the content may scroll to the top. Default: true.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// The content has scrolled to the top. Stopped or caught on its way there, it has ended an
  /// animation instead.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The content inset together with the safe area's part has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

/// The defaults: every call can be left out.
extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

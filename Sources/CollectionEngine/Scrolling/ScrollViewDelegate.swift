public import Foundation

/// What a scroll view tells its owner, with UIKit's names, order and defaults.
///
/// - A drag that ends at rest: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging(false)`.
/// - A fling, a bounce, a page turn: … `didEndDragging(true)`, `willBeginDecelerating`, `didScroll`…,
///   `didEndDecelerating`.
/// - A caught glide: `willBeginDragging` at the touch; at the lift `willEndDragging`, `didEndDragging(false)`,
///   `didEndDecelerating`.
/// - An animated change: `didScroll`…, `didEndScrollingAnimation`; a wheel notch's glide likewise.
/// - A plain change: one `didScroll` at once, if the offset changed.
///
/// While an input or a motion moves the content, `didScroll` comes once a frame, and before any
/// other call if the offset has changed since.
public protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// - Parameters:
  ///   - velocity: of the content offset, in **pt/ms**.
  ///   - targetContentOffset: where the motion will rest; may be changed, except while paging.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

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

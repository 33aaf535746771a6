public import Foundation

/// Watches a scroll view without taking part: the recorder's side of the engine.
public protocol ScrollViewObserver: AnyObject {
  /// An input arrived, before it acts.
  func scrollView(_ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval)
  /// A delegate call of interest was made, whether or not there is a delegate.
  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval)
  /// A motion begins: after a release the one that follows from it, else an animated change or a
  /// wheel's glide.
  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart)
  /// A frame is complete.
  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame)
  /// A motion is over; in a frame this comes after `didAdvanceTo`.
  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd)
}

/// What a scroll view shows in one frame.
public struct ScrollFrame: Equatable, Sendable {
  /// When the frame is shown, in s.
  public var time: TimeInterval
  /// What is at the view's top left corner, in pt.
  public var contentOffset: CGPoint
  /// The slope of the content offset, in pt/ms.
  public var velocity: CGPoint
  /// How the content moves.
  public var activity: ScrollActivity
  /// The size of the content, in pt.
  public var contentSize: CGSize
  /// Where the release alone would have led, while a motion after a release is under way.
  public var proposedTarget: CGPoint?
  /// Where the motion under way will rest.
  public var target: CGPoint?
}

/// A delegate call, as it is written into a trace. `scrollViewDidScroll` is not among them: the
/// frames say it.
public enum ScrollCall: Equatable, Sendable {
  case willBeginDragging
  /// `proposed` is what the delegate was handed, `target` what it left.
  case willEndDragging(velocity: CGPoint, proposed: CGPoint, target: CGPoint)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case shouldScrollToTop(Bool)
  case didScrollToTop
  case didChangeAdjustedContentInset
}

/// How a motion began.
public struct ScrollMotionStart: Equatable, Sendable {
  /// What set it in motion.
  public enum Cause: String, CaseIterable, Sendable {
    /// A finger or a pointer let go.
    case release
    /// `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`.
    case animation
    /// `scrollToTop(animated:)`.
    case scrollToTop
    /// A wheel notch.
    case wheel
    /// An item that a person holds near an edge.
    case reordering
  }

  /// What set it in motion.
  public var cause: Cause
  /// When it began, in s.
  public var time: TimeInterval
  /// How it moves at first.
  public var activity: ScrollActivity
  /// Where it begins, in pt.
  public var contentOffset: CGPoint
  /// The velocity it takes over, in pt/ms.
  public var velocity: CGPoint
  /// Where the release alone would have led.
  public var proposedTarget: CGPoint?
  /// Where it is going to rest.
  public var target: CGPoint
}

/// How a motion ended.
public struct ScrollMotionEnd: Equatable, Sendable {
  /// What put an end to a motion that had not come to rest.
  public enum Interruption: String, CaseIterable, Sendable {
    /// A finger came down on it.
    case touch
    /// A wheel or a trackpad took over.
    case wheel
    /// A finger that was not seen before took over and let go.
    case release
    /// The program sent the content elsewhere.
    case setContentOffset
    /// The program sent the content to the top.
    case scrollToTop
    /// The program stopped it.
    case stop
  }

  /// When it ended, in s.
  public var time: TimeInterval
  /// Where it ended, in pt.
  public var contentOffset: CGPoint
  /// What interrupted it; nil where it came to rest by itself.
  public var interruption: Interruption?
}

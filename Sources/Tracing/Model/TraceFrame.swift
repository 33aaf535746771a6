public import CollectionEngine
public import Foundation

/// What a scroll view showed in one frame.
public struct TraceFrame: Equatable, Sendable {
  /// The number of the frame; one more for each frame.
  public var frame: Int
  /// The time the frame was made for, in seconds.
  public var time: Double
  /// Where the viewport stood in the content, in points.
  public var contentOffset: CGPoint
  /// The slope of the offset, in points per millisecond, positive when the offset grows.
  public var velocity: CGPoint
  /// How it moved.
  public var activity: ScrollActivity
  /// How large the content was, in points.
  public var contentSize: CGSize
  /// Where the motion would rest had nothing changed its target, in points.
  public var proposedTarget: CGPoint?
  /// Where the motion is going to rest, in points.
  public var target: CGPoint?

  public init(
    frame: Int, time: Double, contentOffset: CGPoint, velocity: CGPoint, activity: ScrollActivity,
    contentSize: CGSize,
    proposedTarget: CGPoint? = nil, target: CGPoint? = nil
  ) {
    self.frame = frame
    self.time = time
    self.contentOffset = contentOffset
    self.velocity = velocity
    self.activity = activity
    self.contentSize = contentSize
    self.proposedTarget = proposedTarget
    self.target = target
  }
}

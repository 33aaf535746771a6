public import CollectionEngine
public import Foundation
public import Geometry
public import Rendering

/// What a frame shows, and what is to be said about it.
public struct Shot: Equatable, Sendable {
  /// When the frame is shown, in s.
  public var time: TimeInterval
  /// What is seen.
  public var scene: Scene
  /// The offset of the content, in pt.
  public var contentOffset: CGPoint
  /// The axes along which the content can move, or has moved.
  public var axes: [Axis]
  /// How the content moves.
  public var activity: ScrollActivity
  /// The finger that is down, or was a moment ago.
  public var finger: Finger?

  /// A finger on the scene.
  public struct Finger: Equatable, Sendable {
    /// Where it is, or was when it lifted, in pt of the viewport.
    public var location: CGPoint
    /// When it lifted, in s; nil while it is down.
    public var liftTime: TimeInterval?

    /// How long a lifted finger can still be seen, fading, in s. Ours: long enough to see a flick end.
    static let afterglow = 0.25

    /// How visible it is at `time`: 1 while it is down, then less and less down to 0.
    func visibility(at time: TimeInterval) -> Double {
      guard let liftTime else { return 1 }
      return min(max(1 - (time - liftTime) / Self.afterglow, 0), 1)
    }
  }
}

public import Foundation

/// A motion that came to rest.
public struct TraceEnd: Equatable, Sendable {
  /// The first frame at rest.
  public var frame: Int
  /// The time of that frame, in seconds.
  public var time: Double
  /// Where it rests, in points.
  public var contentOffset: CGPoint

  public init(frame: Int, time: Double, contentOffset: CGPoint) {
    self.frame = frame
    self.time = time
    self.contentOffset = contentOffset
  }
}

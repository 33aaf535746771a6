internal import CollectionEngine
internal import Geometry

/// The view along one axis, as a snap rule sees it.
public struct SnapWindow: Equatable, Sendable {
  /// The offsets that are inside, in pt.
  public var range: ClosedRange<Double>
  /// The bounds length, in pt; at least 0. Default: 0.
  public var length: Double
  /// What of the bounds the inset covers at the left or top edge, in pt. Default: 0.
  public var nearInset: Double
  /// The same at the right or bottom edge.
  public var farInset: Double
  /// The mean distance, in pt, between neighbours on the screen where the release let go; 0 where
  /// there is none. Only the choice `count` asks. Default: 0.
  public var meanDistance: Double

  /// A view whose content can be at the offsets in `range`.
  public init(
    range: ClosedRange<Double>, length: Double = 0, nearInset: Double = 0, farInset: Double = 0,
    meanDistance: Double = 0
  ) {
    self.range = range
    self.length = length
    self.nearInset = nearInset
    self.farInset = farInset
    self.meanDistance = meanDistance
  }

  init(_ metrics: ScrollMetrics, _ axis: Axis, meanDistance: Double) {
    self.init(
      range: metrics.range(axis), length: metrics.boundsSize[axis],
      nearInset: metrics.inset.start(axis), farInset: metrics.inset.end(axis),
      meanDistance: meanDistance)
  }

  /// `offset` moved inside.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Whether anything of `extent` is on the screen at `offset`.
  func shows(_ extent: ClosedRange<Double>, at offset: Double) -> Bool {
    extent.upperBound > offset && extent.lowerBound < offset + length
  }

  /// Whether `extent` is all that can be seen between the insets at `offset`, and is longer than
  /// that.
  func isCovered(by extent: ClosedRange<Double>, at offset: Double) -> Bool {
    let (start, end) = (offset + nearInset, offset + length - farInset)
    return extent.lowerBound <= start && extent.upperBound >= end
      && extent.upperBound - extent.lowerBound > end - start
  }

  /// The same view seen in a mirror.
  var mirrored: SnapWindow {
    SnapWindow(
      range: -range.upperBound ... -range.lowerBound, length: length,
      nearInset: farInset, farInset: nearInset, meanDistance: meanDistance)
  }
}

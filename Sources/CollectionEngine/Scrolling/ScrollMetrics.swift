public import Foundation
public import Geometry

/// Where content can be scrolled to: the numbers of a scroll view, without any motion.
public struct ScrollMetrics: Equatable, Sendable {
  /// The size of the visible rectangle, in pt.
  public var boundsSize = CGSize.zero
  /// The size of the content, in pt.
  public var contentSize = CGSize.zero
  /// The insets that widen the range, in pt: content insets and what the safe area adds.
  public var inset = EdgeInsets.zero

  /// No size, no content, no insets.
  public init() {}

  /// The numbers of a view; sizes are finite and at least 0, insets finite.
  public init(boundsSize: CGSize, contentSize: CGSize, inset: EdgeInsets = .zero) {
    self.boundsSize = boundsSize
    self.contentSize = contentSize
    self.inset = inset
  }

  /// The offsets that are inside along `axis`.
  ///
  ///     min = -inset.start        max = max(min, content + inset.end - bounds)
  public func range(_ axis: Axis) -> ClosedRange<Double> {
    let lower = -inset.start(axis)
    let upper = contentSize[axis] + inset.end(axis) - boundsSize[axis]
    return lower...max(lower, upper)
  }

  /// The offset nearest to `offset` that is inside along both axes.
  public func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint { clamped(offset[$0], $0) }
  }

  func clamped(_ value: Double, _ axis: Axis) -> Double {
    let range = range(axis)
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// How far along its range `offset` is, 0 at the start and 1 at the end; 0 where nothing can be
  /// scrolled.
  public func progress(_ offset: Double, _ axis: Axis) -> Double {
    let range = range(axis)
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0 }
    return min(max((offset - range.lowerBound) / length, 0), 1)
  }
}

internal import CollectionEngine
internal import Geometry

/// Which place of the view something is aligned to along one axis.
enum SnapSide {
  /// The left or top edge.
  case near
  case middle
  /// The right or bottom edge.
  case far

  init(_ alignment: SnapRule.Alignment, isReversed: Bool) {
    switch alignment {
    case .start: self = isReversed ? .far : .near
    case .center: self = .middle
    case .end: self = isReversed ? .near : .far
    }
  }

  /// Whether content is read towards smaller offsets along `axis`.
  static func isReversed(_ axis: Axis, in scrollView: ScrollView) -> Bool {
    axis == .horizontal && scrollView.layoutDirection == .rightToLeft
  }
}

/// Where content has to be for something of it to meet a place of the view.
struct SnapEdge {
  let metrics: ScrollMetrics
  let axis: Axis
  let side: SnapSide
  /// What is kept free between the edge and what meets it, in pt.
  var room = 0.0

  init(_ metrics: ScrollMetrics, _ axis: Axis, _ side: SnapSide) {
    self.metrics = metrics
    self.axis = axis
    self.side = side
  }

  var length: Double { metrics.boundsSize[axis] }
  var contentLength: Double { metrics.contentSize[axis] }
  var range: ClosedRange<Double> { metrics.range(axis) }

  /// The offset at which the part of the content from `start` to `end` (pt) meets the edge, inside
  /// the range or not. With the inset `I`, the bounds length `L` and the room `r`:
  ///
  ///     near: start - I.start - r    middle: (start + end - I.start + I.end - L) / 2
  ///     far: end - (L - I.end) + r
  func offset(from start: Double, to end: Double) -> Double {
    let inset = metrics.inset
    switch side {
    case .near: return start - inset.start(axis) - room
    case .middle: return (start + end - inset.start(axis) + inset.end(axis) - length) / 2
    case .far: return end - (length - inset.end(axis)) + room
    }
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}

public import Foundation

/// Lines and curves that a canvas fills, strokes or clips to, in pt.
public struct Path: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var steps: [Step] = []

  /// A path of nothing.
  public init() {}

  /// A rectangle.
  public init(_ rect: CGRect) {
    self.init(polygon: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A rectangle whose corners are quarter circles of `radius`, at most half its shorter side.
  ///
  /// A quarter circle is one Bezier curve with handles of 0.5523 radii, which is off by at most 0.03 % of the radius.
  public init(_ rect: CGRect, radius: Double) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let handle = radius * (1 - 0.552284749831)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    steps = [
      .move(CGPoint(x: left + radius, y: top)), .line(CGPoint(x: right - radius, y: top)),
      .curve(
        CGPoint(x: right - handle, y: top), CGPoint(x: right, y: top + handle),
        CGPoint(x: right, y: top + radius)),
      .line(CGPoint(x: right, y: bottom - radius)),
      .curve(
        CGPoint(x: right, y: bottom - handle), CGPoint(x: right - handle, y: bottom),
        CGPoint(x: right - radius, y: bottom)),
      .line(CGPoint(x: left + radius, y: bottom)),
      .curve(
        CGPoint(x: left + handle, y: bottom), CGPoint(x: left, y: bottom - handle),
        CGPoint(x: left, y: bottom - radius)),
      .line(CGPoint(x: left, y: top + radius)),
      .curve(
        CGPoint(x: left, y: top + handle), CGPoint(x: left + handle, y: top),
        CGPoint(x: left + radius, y: top)),
      .close,
    ]
  }

  /// A circle about `center`.
  public init(circleAt center: CGPoint, radius: Double) {
    self.init(
      CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      radius: radius)
  }

  /// A closed line through `corners`.
  public init(polygon corners: [CGPoint]) {
    self.init(line: corners)
    if !corners.isEmpty { steps.append(.close) }
  }

  /// A line through `points`.
  public init(line points: [CGPoint]) {
    self.init()
    steps = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  /// Another part, which begins at its own place.
  public mutating func add(_ other: Path) { steps += other.steps }
}

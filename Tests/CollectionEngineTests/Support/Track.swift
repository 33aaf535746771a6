import CollectionEngine
import Foundation
import Geometry
import Testing

/// Along which axis and towards which end something is tested.
struct Direction: CaseIterable, CustomTestStringConvertible, Sendable {
  let axis: Axis
  /// Whether positions are measured from the end of the range instead of its start.
  let isMirrored: Bool

  static let allCases = Axis.allCases.flatMap { axis in
    [false, true].map { Direction(axis: axis, isMirrored: $0) }
  }

  var testDescription: String { "\(axis)\(isMirrored ? " mirrored" : "")" }
}

/// A scroll view seen along one axis: the same test runs both ways along both axes.
///
/// Positions are content offsets along the axis, or, mirrored, what is left of the range;
/// velocities accordingly.
final class Track {
  let view: ScrollView
  let probe = Probe()
  let watcher = Watcher()
  private let direction: Direction
  private var finger = CGPoint(x: 200, y: 400)

  /// A view of `length` pt with `content` pt to scroll through, so that positions run from 0 to
  /// `content - length`.
  init(
    _ direction: Direction = Direction(axis: .vertical, isMirrored: false), length: Double = 800,
    content: Double = 100_000, scale: Double = 2, profile: PhysicsProfile = .uikit,
    constants: PhysicsConstants? = nil
  ) {
    self.direction = direction
    view = ScrollView(size: .along(direction.axis, length, 320))
    view.pixelGrid = PixelGrid(scale: scale)
    view.physics = profile.makePhysics(constants)
    view.contentSize = .along(direction.axis, content, 320)
    view.delegate = probe
    view.observer = watcher
    position = 0
  }

  var axis: Axis { direction.axis }
  /// The length of the range.
  var end: Double {
    let range = view.metrics.range(axis)
    return range.upperBound - range.lowerBound
  }

  var position: Double {
    get { place(view.contentOffset[axis]) }
    set { view.contentOffset = offset(newValue) }
  }

  /// The slope of the position, in pt/ms.
  var velocity: Double { sign * view.currentVelocity[axis] }

  /// The content offset of `position`.
  func offset(_ position: Double) -> CGPoint {
    .along(axis, place(position), view.contentOffset[axis.crossed])
  }

  /// The position of the content offset `value` and back.
  func place(_ value: Double) -> Double {
    let range = view.metrics.range(axis)
    return direction.isMirrored ? range.upperBound - value : value - range.lowerBound
  }

  /// A finger leaves at `position` with `velocity`.
  func release(at position: Double? = nil, velocity: Double, time: Double? = nil) {
    view.handle(
      .release(
        contentOffset: position.map(offset), velocity: .along(axis, sign * velocity)),
      at: time ?? view.currentTime)
  }

  func touchDown(at time: Double) {
    view.handle(.touch(.began, location: finger), at: time)
  }

  /// The finger moves so that the content follows by `distance`.
  func drag(by distance: Double, at time: Double) {
    finger[axis] -= sign * distance
    view.handle(.touch(.moved, location: finger), at: time)
  }

  func lift(at time: Double) {
    view.handle(.touch(.ended, location: finger), at: time)
  }

  /// Goes on frame by frame until everything rests; answers the positions shown.
  @discardableResult
  func settle(rate: Double = 60, limit: Double = 30) -> [Double] {
    var shown: [Double] = []
    let start = view.currentTime
    var frame = 0.0
    while !view.isAtRest, frame < limit * rate {
      frame += 1
      view.advance(to: start + frame / rate)
      shown.append(place(watcher.frames.last!.contentOffset[axis]))
    }
    return shown
  }

  private var sign: Double { direction.isMirrored ? -1 : 1 }
}

extension CGPoint {
  /// A point by its coordinate along `axis` and the other one.
  static func along(_ axis: Axis, _ value: Double, _ crossed: Double = 0) -> CGPoint {
    CGPoint { $0 == axis ? value : crossed }
  }
}

extension CGSize {
  /// A size by its length along `axis` and the other one.
  static func along(_ axis: Axis, _ length: Double, _ crossed: Double) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: crossed) : CGSize(width: crossed, height: length)
  }
}

extension PhysicsConstants {
  /// The default constants with `change`.
  static func with(_ change: (inout PhysicsConstants) -> Void) -> PhysicsConstants {
    var constants = PhysicsConstants()
    change(&constants)
    return constants
  }

  /// Stepped once a frame.
  static let perTick = with { $0.integration = .perTick }
}

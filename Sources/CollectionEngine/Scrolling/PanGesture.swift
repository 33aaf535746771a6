internal import Foundation
internal import Geometry
internal import Motion

/// A finger on the view: where it came down, whether it drags yet, and what it will leave behind.
struct PanGesture {
  /// Whether the movement has become a drag.
  private(set) var hasBegun: Bool
  /// Where the page turn or snap was on its way to that this finger has caught.
  let interruptedTargets: AxisPair<Double?>

  /// The raw position that was under the finger where its drag counts from, in pt.
  private var anchor: CGPoint
  private let start: CGPoint
  private var location: CGPoint
  private var origin: CGPoint
  private var trackers: AxisPair<any VelocityTracker>

  /// - Parameters:
  ///   - held: the raw position of the content.
  ///   - catches: whether the finger stops a motion: then it drags at once.
  init(
    at location: CGPoint, time: Double, held: CGPoint, catches: Bool,
    interruptedTargets: AxisPair<Double?>, physics: any ScrollPhysics
  ) {
    anchor = held
    self.interruptedTargets = interruptedTargets
    hasBegun = catches
    start = location
    origin = location
    self.location = location
    trackers = AxisPair { _ in physics.makeVelocityTracker() }
    track(time)
  }

  /// The raw position that the finger holds the content at, in pt; set when the content is put
  /// elsewhere under it.
  var held: CGPoint {
    get { CGPoint(x: anchor.x - translation.x, y: anchor.y - translation.y) }
    set { anchor = CGPoint(x: newValue.x + translation.x, y: newValue.y + translation.y) }
  }

  /// How far the finger has dragged the content, in pt; nothing before the drag begins.
  private var translation: CGPoint {
    hasBegun ? CGPoint(x: location.x - origin.x, y: location.y - origin.y) : .zero
  }

  /// The whole movement since the finger came down, in pt.
  var movement: CGPoint {
    CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  /// The finger is at `location` now. Answers whether the drag begins with this movement.
  mutating func move(
    to location: CGPoint, time: Double, constants: PhysicsConstants
  ) -> Bool {
    self.location = location
    track(time)
    let distance = hypot(movement.x, movement.y)
    guard !hasBegun, distance >= constants.touchSlop, distance > 0 else { return false }
    hasBegun = true
    switch constants.translation {
    case .full: break
    case .lessSlop:
      let share = constants.touchSlop / distance
      origin = CGPoint(x: start.x + movement.x * share, y: start.y + movement.y * share)
    case .resetAtBegan: origin = location
    }
    return true
  }

  /// The velocity along `axis` that a lift at `time` (s) leaves, in the finger's direction.
  func release(_ axis: Axis, at time: Double) -> ReleaseVelocity {
    trackers[axis].release(at: time * 1000)
  }

  private mutating func track(_ time: Double) {
    for axis in Axis.allCases {
      trackers[axis].add(position: location[axis], at: time * 1000)
    }
  }
}

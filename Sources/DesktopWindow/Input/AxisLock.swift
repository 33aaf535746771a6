internal import Foundation
internal import Geometry

/// Keeps a trackpad's movement to the axis it began along, as fingers never move quite straight.
///
/// The first quarter of a notch decides: the axis that moved clearly more is kept, and where both
/// moved alike both stay free. Until then the smaller movement is held back, and handed on if both
/// are free. A lock ends with a pause; it changes to the other axis when the fingers clearly turn.
struct AxisLock: Equatable {
  private enum Decision: Equatable {
    case undecided, free
    case kept(Axis)
  }

  /// How far both axes together move until it is decided, in notches: 10 pt. Ours.
  static let decisive = 0.25
  /// How many times more one axis moves than the other to be kept: up to 34 degrees off. Ours.
  static let clearly = 1.5
  /// How much of the movement counts one delta later when it is looked at whether the fingers turn:
  /// about the last five deltas do. Ours.
  static let memory = 0.8
  /// How far the fingers move across the lock to change it, in notches: 20 pt. Ours.
  static let turning = 0.5
  /// The pause, in s, that ends a movement: the engine's own. Ours.
  static let pause = 0.1

  private var decision = Decision.undecided
  private var lastTime = -Double.infinity
  /// The movement that decides, each axis for itself, in notches without a sign.
  private var travel = AxisPair(horizontal: 0.0, vertical: 0.0)
  /// What was held back.
  private var held = CGPoint.zero

  /// What of `delta` (notches) goes through at `time` (s).
  mutating func locked(_ delta: CGPoint, at time: Double) -> CGPoint {
    if time - lastTime > Self.pause { self = AxisLock() }
    lastTime = time
    switch decision {
    case .free: return delta
    case .undecided: return decide(delta)
    case .kept(let axis): return keep(axis, delta)
    }
  }

  private mutating func decide(_ delta: CGPoint) -> CGPoint {
    for axis in Axis.allCases { travel[axis] += abs(delta[axis]) }
    let leading: Axis = travel.horizontal > travel.vertical ? .horizontal : .vertical
    var passed = CGPoint(x: held.x + delta.x, y: held.y + delta.y)
    held = .zero
    let isDecided = travel.horizontal + travel.vertical >= Self.decisive
    if isDecided, travel[leading] < Self.clearly * travel[leading.crossed] {
      decision = .free
      return passed
    }
    if isDecided {
      decision = .kept(leading)
    } else {
      held[leading.crossed] = passed[leading.crossed]
    }
    passed[leading.crossed] = 0
    return passed
  }

  private mutating func keep(_ axis: Axis, _ delta: CGPoint) -> CGPoint {
    var kept = axis
    for axis in Axis.allCases {
      travel[axis] = travel[axis] * Self.memory + abs(delta[axis])
    }
    let across = travel[axis.crossed]
    if across >= Self.turning, across > Self.clearly * travel[axis] {
      kept = axis.crossed
      decision = .kept(kept)
    }
    return CGPoint { $0 == kept ? delta[$0] : 0 }
  }
}

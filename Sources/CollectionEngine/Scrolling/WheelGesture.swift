internal import Foundation
internal import Geometry

/// Precise wheel deltas that belong together.
struct WheelGesture {
  /// Who says when the fingers have left, and what the content does then.
  enum Source {
    /// Nobody: silence does. Momentum is the engine's own, unless the deltas decay by themselves.
    case unphased
    /// The system, and it may send a tail of its own.
    case phased
    /// The system's tail; silence ends it.
    case tail
  }

  /// The raw position, in pt: what the deltas add up to without the resistance beyond an edge.
  var raw: CGPoint
  /// When the last delta came, in s.
  var lastTime: Double
  /// Who says when it ends.
  var source: Source
  /// What the deltas amount to.
  var deltas = WheelDeltas()
  /// The pages from which it turns one; nil where it turns none.
  let pages: AxisPair<Double?>
  /// The pages that a page turn caught by it was on its way to.
  let interruptedTargets: AxisPair<Double?>

  /// When silence ends the gesture, in s; nil where the system says it. Quick deltas end sooner:
  /// fingers that move on would have sent more.
  func end(_ constants: PhysicsConstants) -> Double? {
    switch source {
    case .phased: return nil
    case .unphased where glides(constants):
      return lastTime + min(constants.momentumSilence, constants.wheelSilence)
    case .unphased, .tail: return lastTime + constants.wheelSilence
    }
  }

  /// Whether the content goes on by itself when the fingers leave now.
  func glides(_ constants: PhysicsConstants) -> Bool {
    !deltas.isTail && lastTime - deltas.lastTime <= constants.momentumSilence
      && Axis.allCases.contains {
        abs(deltas.velocity[$0]) * 1000 >= constants.minimumFlingVelocity
      }
  }
}

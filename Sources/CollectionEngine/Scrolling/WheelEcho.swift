internal import Foundation

/// A movement that has already ended for the content while its deltas may still come in.
struct WheelEcho {
  /// How long, in s, after its last delta a movement is over for good. The longest pause in nine
  /// recorded tails is 0.12 s. Ours. Larger: slow new movements come later through.
  static let lifetime = 0.3

  /// What has come in so far.
  var deltas: WheelDeltas
  /// When the last delta came, in s.
  var lastTime: Double
  /// Whether it is swallowed also while the content rests: where a page or a target has been
  /// decided, and where the system says that it is a tail.
  var holdsRest: Bool

  /// Takes in a delta. Answers whether it belongs to the old movement.
  mutating func swallows(_ delta: CGPoint, at time: Double) -> Bool {
    guard time - lastTime < Self.lifetime else { return false }
    deltas.add(delta, at: time)
    lastTime = time
    return !deltas.isPush
  }
}

/// A number that a fit finds.
public enum ConstantKind: String, CaseIterable, Sendable {
  /// What remains of the speed after a millisecond.
  case decelerationRate
  /// The pull of a bounce, per ms.
  case bounceConstant
  /// Android's scroll friction, without a unit, at 160 pixels per inch.
  case friction
  /// The frequency of a spring without its damping, in radians per second.
  case springFrequency
  /// The damping of a spring relative to the critical one.
  case dampingRatio
  /// How long an animation takes, in s.
  case duration
  /// The law's own velocity at the lift where the trace has it, else at the motion's first frame, in pt/ms.
  case releaseVelocity
  /// The law's own speed at which the motion stopped, in pt/ms.
  case stopSpeed

  /// The constant in words.
  public var title: String {
    switch self {
    case .decelerationRate: "deceleration rate"
    case .bounceConstant: "bounce constant"
    case .friction: "friction"
    case .springFrequency: "spring frequency"
    case .dampingRatio: "damping ratio"
    case .duration: "duration"
    case .releaseVelocity: "release velocity"
    case .stopSpeed: "stop speed"
    }
  }

  /// Whether it belongs to the law, and not to the one motion.
  var isOfLaw: Bool {
    switch self {
    case .releaseVelocity, .stopSpeed: false
    case .decelerationRate, .bounceConstant, .friction, .springFrequency, .dampingRatio, .duration:
      true
    }
  }

  /// Its unit, as written behind a number.
  public var unit: String {
    switch self {
    case .decelerationRate, .bounceConstant: "/ms"
    case .friction, .dampingRatio: ""
    case .springFrequency: "rad/s"
    case .duration: "s"
    case .releaseVelocity, .stopSpeed: "pt/ms"
    }
  }
}

import CollectionEngine
import Foundation
import Motion

extension ScenarioKeys {
  /// The keys of a change that say how it is shown.
  static func timingFields<Change: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Change, ScenarioTiming> & Sendable
  ) -> [Field<Change>] {
    [
      Field(
        "animated", "Whether items go to where they will be, or are there at once.", .bool,
        value: { $0[keyPath: keyPath].isAnimated },
        write: { $0[keyPath: keyPath] = $1 ? .usual : .atOnce }),
      Field(
        "timing", "How they go there; else in the way of the layout or the view.", timing,
        value: { $0[keyPath: keyPath].changeTiming },
        write: { $0[keyPath: keyPath] = .timed($1) }),
    ]
  }

  /// What is not animated has no timing.
  static func checkTiming(in node: Node) throws(Problem) {
    guard let timing = node.entry("timing"), let animated = node.entry("animated"),
      case .scalar(let scalar) = animated.value.content, scalar.value == .bool(false)
    else { return }
    throw Problem("nothing is animated: animated is false", at: timing.place)
      .under(.key(timing.key))
  }

  /// A timing as it stands in a file: a duration with a curve, or a spring.
  private struct TimingKeys: Equatable, Sendable {
    var duration = ChangeTiming.standard.duration
    var curve = TimingCurve.easeInEaseOut
    var spring: SpringParameters?

    init() {}

    init(_ timing: ChangeTiming) {
      switch timing {
      case .curve(let curve, let duration): (self.curve, self.duration) = (curve, duration)
      case .spring(let parameters): spring = parameters
      }
    }

    var timing: ChangeTiming {
      spring.map { .spring($0) } ?? .curve(curve, duration: duration)
    }
  }

  private static let timing = Format.object(
    TimingKeys(),
    [
      Field("duration", "How long it takes, in seconds.", \.duration, .number(.time)),
      Field(
        "curve",
        "How it speeds up and slows down: a name, or the control points [x1, y1, x2, y2].",
        \.curve, curve),
      Field(
        "spring", "In place of both: the spring that everything hangs on.", \.spring,
        spring.optional),
    ],
    finish: { (_, node) throws(Problem) in
      guard node.entry("spring") != nil,
        let other = node.entry("duration") ?? node.entry("curve")
      else { return }
      throw Problem("a spring takes the time and the way that its own keys say", at: other.place)
        .under(.key(other.key))
    }
  ).map(\.timing, literal: { TimingKeys($0) }).withoutDefault

  private static let curves: [(name: String, value: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default),
  ]

  private static let curve: Format<TimingCurve> = {
    let share = Bounds(0...1)
    let progress = Bounds(-Limits.progress...Limits.progress)
    return .oneOf([
      .choice(curves),
      .numbers(
        ["x1", "y1", "x2", "y2"], [share, progress, share, progress],
        make: { TimingCurve(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3]) },
        literal: { [$0.x1, $0.y1, $0.x2, $0.y2] }),
    ])
  }()

  /// A spring as it stands in a file: Core Animation's three numbers, or SwiftUI's two.
  private struct SpringKeys: Equatable, Sendable {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var duration: Double?
    var bounce: Double?

    init() {}

    init(_ parameters: SpringParameters) {
      (mass, stiffness) = (parameters.mass, parameters.stiffness)
      damping = parameters.damping
    }

    var parameters: SpringParameters {
      guard duration != nil || bounce != nil else {
        return SpringParameters(mass: mass, stiffness: stiffness, damping: damping)
      }
      return SpringParameters(duration: duration ?? 0.5, bounce: bounce ?? 0)
    }
  }

  private static let spring = Format.object(
    SpringKeys(),
    [
      Field("mass", "Core Animation's mass.", \.mass, .number(.springConstant)),
      Field("stiffness", "Core Animation's stiffness.", \.stiffness, .number(.springConstant)),
      Field("damping", "Core Animation's damping.", \.damping, .number(.springConstant)),
      Field(
        "duration", "SwiftUI's perceptual duration in seconds, 0.5 unless said.", \.duration,
        Format<Double>.number(.springDuration).optional),
      Field(
        "bounce", "SwiftUI's bounce, 0 unless said.", \.bounce,
        Format<Double>.number(.springBounce).optional),
    ],
    finish: { (_, node) throws(Problem) in
      guard let one = node.entry("duration") ?? node.entry("bounce"),
        let other = node.entry("mass") ?? node.entry("stiffness") ?? node.entry("damping")
      else { return }
      throw Problem(
        "expected mass, stiffness and damping, or duration and bounce, found \(one.key) and "
          + other.key, at: other.place)
    }
  ).map(\.parameters, literal: { SpringKeys($0) }).withoutDefault
}

extension Bounds {
  /// A constant of a spring: what is not 0 and has it rest within hours.
  fileprivate static let springConstant = Bounds(0.001...Limits.speed)
  /// The perceptual duration of a spring.
  fileprivate static let springDuration = Bounds(0.001...Limits.time, unit: "s")
  /// The bounce of a spring: at 1 it never rests, at -1 it never goes.
  fileprivate static let springBounce = Bounds(-0.99...0.99)
}

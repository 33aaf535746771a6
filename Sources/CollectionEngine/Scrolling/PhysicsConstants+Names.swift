extension PhysicsConstants {
  /// One constant that is a number: how it is named, measured and bounded.
  public struct Number: Sendable {
    /// Its name, that of the property.
    public let name: String
    /// Its unit as written in documents, `""` for a pure number.
    public let unit: String
    /// The values that make sense.
    public let range: ClosedRange<Double>
    /// One line that says what it is.
    public let summary: String
    /// Where it is.
    public let keyPath: any WritableKeyPath<PhysicsConstants, Double> & Sendable
  }

  /// One constant that is a choice between names.
  public struct Choice: Sendable {
    /// Its name, that of the property.
    public let name: String
    /// The names that can be chosen, the default first.
    public let values: [String]
    /// One line that says what is chosen.
    public let summary: String
    /// The value in `constants`.
    public let read: @Sendable (PhysicsConstants) -> String
    /// Sets the value, one of `values`; any other is a programming error and traps.
    public let write: @Sendable (inout PhysicsConstants, String) -> Void
  }

  /// The choices by name, in the order of the documentation.
  public static let choices: [Choice] = [
    choice("integration", \.integration, "how motion after a release is evaluated"),
    choice("projection", \.projection, "which form the proposed target has"),
    choice("translation", \.translation, "what of a finger's movement counts"),
  ]

  /// The numbers by name, in the order of the documentation.
  public static let numbers: [Number] = [
    Number("touchSlop", "pt", 0...10_000, \.touchSlop, "movement before a pan is recognized"),
    Number("restSpeed", "pt/ms", 1e-6...10, \.restSpeed, "speed below which a glide rests"),
    Number(
      "minimumFlingVelocity", "pt/s", 0...100_000, \.minimumFlingVelocity,
      "slower lifts do not glide"),
    Number(
      "maximumFlingVelocity", "pt/s", 1...1_000_000, \.maximumFlingVelocity,
      "faster lifts count as this fast"),
    Number("friction", "", 1e-4...1, \.friction, "what stops a fling on Android"),
    Number(
      "velocityWindow", "s", 0...10, \.velocityWindow,
      "age at which a finger's movement stops counting"),
    Number(
      "rubberBandCoefficient", "", 0.01...1, \.rubberBandCoefficient,
      "slope at the edge under a finger"),
    Number(
      "indirectRubberBandCoefficient", "", 0.01...1, \.indirectRubberBandCoefficient,
      "slope at the edge under a trackpad"),
    Number("bounceDecay", "1/ms", 1e-4...1, \.bounceDecay, "pull of a bounce"),
    Number(
      "bounceRestDistance", "pt", 1e-3...10, \.bounceRestDistance, "distance at which a bounce ends"
    ),
    Number(
      "pagingVelocityThreshold", "pt/ms", 0...100, \.pagingVelocityThreshold,
      "speed above which a release turns the page"),
    Number(
      "snapDuration", "s", 0.05...10, \.snapDuration,
      "time of a page turn over the reference length"),
    Number(
      "snapReferenceLength", "pt", 1...100_000, \.snapReferenceLength,
      "bounds length of that page turn"),
    Number(
      "snapDurationExponent", "", 0...1, \.snapDurationExponent,
      "how that time grows with the length"),
    Number(
      "snapRestDistance", "pt", 1e-3...10, \.snapRestDistance, "distance at which a snap ends"),
    Number(
      "minimumGlideDuration", "s", 0...10, \.minimumGlideDuration,
      "shortest glide to a changed target"),
    Number(
      "animationDuration", "s", 0.01...60, \.animationDuration,
      "time of an animated programmatic change"),
    Number(
      "wheelNotchDistance", "pt", 0...10_000, \.wheelNotchDistance, "distance of one wheel notch"),
    Number(
      "wheelDurationPerPoint", "ms/pt", 0...1000, \.wheelDurationPerPoint, "time of a wheel glide"),
    Number("wheelMinimumDuration", "s", 0.01...60, \.wheelMinimumDuration, "shortest wheel glide"),
    Number("wheelMaximumDuration", "s", 0.01...60, \.wheelMaximumDuration, "longest wheel glide"),
    Number(
      "wheelSilence", "s", 0.01...10, \.wheelSilence, "silence that ends a precise wheel gesture"),
    Number(
      "momentumSilence", "s", 0.01...10, \.momentumSilence,
      "silence after which quick precise deltas go on as momentum"),
  ]

  private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ keyPath: any WritableKeyPath<PhysicsConstants, Value> & Sendable,
    _ summary: String
  ) -> Choice where Value.RawValue == String {
    Choice(
      name: name, values: Value.allCases.map(\.rawValue), summary: summary,
      read: { $0[keyPath: keyPath].rawValue },
      write: { constants, text in
        guard let value = Value(rawValue: text) else {
          preconditionFailure("\(name) has no value \"\(text)\".")
        }
        constants[keyPath: keyPath] = value
      })
  }
}

extension PhysicsConstants.Number {
  fileprivate init(
    _ name: String, _ unit: String, _ range: ClosedRange<Double>,
    _ keyPath: any WritableKeyPath<PhysicsConstants, Double> & Sendable, _ summary: String
  ) {
    self.init(name: name, unit: unit, range: range, summary: summary, keyPath: keyPath)
  }
}

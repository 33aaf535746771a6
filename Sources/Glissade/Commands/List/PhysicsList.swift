import CollectionEngine
import Tracing

/// The profiles of physics, and every constant with its value in each that asks it.
enum PhysicsList {
  /// A line a profile, then a line a constant.
  static var text: String {
    Listing(
      columns: ["profile", "whose laws"],
      rows: PhysicsProfile.allCases.map { [$0.rawValue, $0.summary] }
    ).text + "\n\n" + constants.text
  }

  /// An object a constant, for programs.
  static var value: TraceValue { constants.value }

  private static var constants: Listing {
    let choices = PhysicsConstants.choices.map { choice in
      row(choice.name, "", choice.summary, choice.values.joined(separator: " | ")) { profile in
        choice.read(profile.constants)
      }
    }
    let numbers = PhysicsConstants.numbers.map { number in
      row(number.name, number.unit, number.summary, Listing.range(number.range)) { profile in
        Listing.short(profile.constants[keyPath: number.keyPath])
      }
    }
    return Listing(
      columns: ["name"] + PhysicsProfile.allCases.map(\.rawValue) + [
        "unit", "what it is", "values",
      ],
      rows: choices + numbers)
  }

  /// A constant; a profile whose laws do not ask it has none.
  private static func row(
    _ name: String, _ unit: String, _ summary: String, _ values: String,
    _ value: (PhysicsProfile) -> String
  ) -> [String] {
    [name] + PhysicsProfile.allCases.map { $0.asks(name) ? value($0) : "-" } + [
      unit, summary, values,
    ]
  }
}

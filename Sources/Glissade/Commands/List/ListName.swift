import CollectionEngine
import Layouts
import Tracing

/// One of the lists of `glissade list`.
enum ListName: String, CaseIterable {
  case layouts, scenarios, references, physics, schema

  /// The list for people. One that is shown alone says more.
  func text(_ catalogue: LayoutCatalogue, isAlone: Bool) -> String {
    switch self {
    case .layouts: LayoutList(catalogue).text(withOptions: isAlone)
    case .scenarios: Self.assets(.scenario).text
    case .references: Self.assets(.reference).text
    case .physics: Self.constants.text
    case .schema: ""
    }
  }

  /// The list for programs: an object an entry.
  func value(_ catalogue: LayoutCatalogue) -> TraceValue {
    switch self {
    case .layouts: LayoutList(catalogue).value
    case .scenarios: Self.assets(.scenario).value
    case .references: Self.assets(.reference).value
    case .physics: Self.constants.value
    case .schema: .null
    }
  }

  /// A reference is described by the scenario of its name, which replays it.
  private static func assets(_ kind: AssetKind) -> Listing {
    let assets = Assets.ofProcess()
    return Listing(
      columns: ["name", "what it is"],
      rows: assets.names(of: kind).map { [$0, assets.summary(ofScenario: $0)] })
  }

  private static var constants: Listing {
    let defaults = PhysicsConstants()
    let choices = PhysicsConstants.choices.map { choice in
      [
        choice.name, choice.read(defaults), "", choice.values.joined(separator: " | "),
        choice.summary,
      ]
    }
    let numbers = PhysicsConstants.numbers.map { number in
      [
        number.name, Listing.short(defaults[keyPath: number.keyPath]), number.unit,
        Listing.range(number.range), number.summary,
      ]
    }
    return Listing(
      columns: ["name", "default", "unit", "values", "what it is"], rows: choices + numbers)
  }
}

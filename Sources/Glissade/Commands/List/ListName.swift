import CollectionEngine
import Layouts
import Tracing

/// One of the lists of `glissade list`.
enum ListName: String, CaseIterable {
  case layouts, scenarios, references, rules, physics, schema

  /// The list for people. One that is shown alone says more.
  func text(_ catalogue: LayoutCatalogue, isAlone: Bool) -> String {
    switch self {
    case .layouts: LayoutList(catalogue).text(withOptions: isAlone)
    case .scenarios: Self.assets(.scenario).text
    case .references: Self.assets(.reference).text
    case .rules: Self.snapRules.text
    case .physics: PhysicsList.text
    case .schema: ""
    }
  }

  /// The list for programs: an object an entry.
  func value(_ catalogue: LayoutCatalogue) -> TraceValue {
    switch self {
    case .layouts: LayoutList(catalogue).value
    case .scenarios: Self.assets(.scenario).value
    case .references: Self.assets(.reference).value
    case .rules: Self.snapRules.value
    case .physics: PhysicsList.value
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

  private static var snapRules: Listing {
    Listing(
      columns: ["name", "where a release leads", "whose rule it is"],
      rows: SnapRule.Name.allCases.map { [$0.rawValue, $0.summary, $0.origin] })
  }
}

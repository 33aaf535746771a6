import Layouts

extension ScenarioKeys {
  /// Where releases come to rest, in place of the layout's answer and of paging: a rule by its name, or a map of its
  /// keys; `none` takes a rule away.
  private static let snap = Format<SnapRule?>.oneOf([
    .choice([("none", nil)] + SnapRule.Name.allCases.map { ($0.rawValue, $0.rule) }),
    snapMap.optional,
  ])

  private static let snapMap = Format<SnapRule>.object(
    SnapRule(),
    [
      // The name comes first: it sets all keys.
      Field(
        "rule", "The named rule that the others here change.", Format<SnapRule.Name>.choice,
        value: \.name, write: { $0 = $1.rule }),
      Field("to", "What content snaps to.", \.to, snapDestination),
      Field(
        "alignment", "What of it meets the same place of the view; pages ignore it.", \.alignment,
        .choice),
      Field("choice", "Which of those places a release leads to.", \.choice, .choice),
      Field(
        "limit", "How many places the momentum of one gesture goes on; else any number.", \.limit,
        Format<Int>.integer(1...SnapRule.largestLimit).optional),
      Field(
        "velocityThreshold",
        "The speed in points per millisecond above which a release goes on.", \.velocityThreshold,
        .number(Bounds(0...Limits.speed, unit: "pt/ms"))),
      Field(
        "distanceThreshold",
        "How far in points a slow drag has to go to lead on to the next place; else half the way.",
        \.distanceThreshold, Format<Double>.number(.length).optional),
      Field(
        "proximity",
        "How far in lengths of the view a place may be from where the release alone would lead; else any distance.",
        \.proximity, Format<Double>.number(Bounds(0...Limits.length, unit: "")).optional),
    ],
    base: { $0.name?.rule }, naming: "rule"
  ).withoutDefault

  private static let snapDestination = Format<SnapRule.Destination>.oneOf([
    .choice([("item", .item), ("page", .page)]),
    Format<SnapRule.Destination>.object(
      .item,
      [
        Field(
          "group", "How many items snap together.", Format<Int>.integer(1...Limits.items),
          value: { if case .group(let count) = $0 { count } else { nil } },
          write: { $0 = .group($1) }),
        Field(
          "interval", "The distance from place to place in points.",
          Format<Double>.number(Bounds(0...Limits.length, unit: "pt", isOpen: true)),
          value: { if case .interval(let length) = $0 { length } else { nil } },
          write: { $0 = .interval($1) }),
      ],
      exactlyOne: ["group", "interval"]),
  ])

  static let snapField = Field<Scenario>(
    "snap", "Where releases come to rest: beats the layout's answer and paging.", \.snap,
    snap, isChangeable: true)

  /// Items and groups are there only where there are items.
  static func finishSnap(of scenario: Scenario, in node: Node) throws(Problem) {
    guard scenario.content.sections == nil, scenario.snap?.needsItems == true else { return }
    let map = node.entry("snap")?.value ?? node
    throw Problem(
      "expected page or {interval: points}: content has a size, and no items",
      at: map.entry("to")?.value.place ?? map.place
    ).under(.key("to")).under(.key("snap"))
  }
}

import Layouts

extension ScenarioKeys {
  /// Where releases come to rest, in place of the layout's answer and of paging.
  static let snap = Format<SnapKeys>.object(
    SnapKeys(),
    [
      Field("to", "What content snaps to.", \.to, snapDestination),
      Field(
        "alignment", "What of it meets the same place of the view; pages ignore it.", \.alignment,
        .choice),
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
    ]
  ).map({ $0.rule }, literal: { SnapKeys($0) }).withoutDefault

  /// A rule as it stands in a file: with the rule's own defaults for what is left out.
  struct SnapKeys: Equatable, Sendable {
    var to = SnapRule().to
    var alignment = SnapRule().alignment
    var limit = SnapRule().limit
    var velocityThreshold = SnapRule().velocityThreshold
    var distanceThreshold = SnapRule().distanceThreshold

    init() {}

    init(_ rule: SnapRule) {
      to = rule.to
      alignment = rule.alignment
      limit = rule.limit
      velocityThreshold = rule.velocityThreshold
      distanceThreshold = rule.distanceThreshold
    }

    var rule: SnapRule {
      SnapRule(
        to: to, alignment: alignment, limit: limit, velocityThreshold: velocityThreshold,
        distanceThreshold: distanceThreshold)
    }
  }

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
    .oneOf([.choice([("none", nil)]), snap.optional]), isChangeable: true)

  /// Items and groups are there only where there are items.
  static func finishSnap(of scenario: Scenario, in node: Node) throws(Problem) {
    guard scenario.content.sections == nil, let snap = scenario.snap else { return }
    switch snap.to {
    case .page, .interval: return
    case .item, .group:
      let map = node.entry("snap")?.value ?? node
      throw Problem(
        "expected page or {interval: points}: content has a size, and no items",
        at: map.entry("to")?.value.place ?? map.place
      ).under(.key("to")).under(.key("snap"))
    }
  }
}

import Foundation
import Layouts

/// The keys of a scenario: one table a map of the file. A later version of the format adds fields
/// to them.
///
/// The tables that know layouts are made from a catalogue; all others are the same in every
/// program.
struct ScenarioKeys: Sendable {
  /// The layouts that a scenario can name.
  let layouts: LayoutCatalogue
  /// Makes the layouts whose code a scenario names.
  var layoutFiles: LayoutFileReader = Scenario.noLayoutFiles

  /// The version of the format: the only one there is.
  static let version = Format<Int>.integer(1...1_000_000).only(1, "1, the version of the format")

  /// The whole file.
  var scenario: Format<Scenario> {
    Format.object(
      Scenario(content: ScenarioContent(size: .zero)),
      Self.stage + [layoutField, Self.snapField] + run,
      finish: { (scenario, node) throws(Problem) in
        try finishLayout(of: &scenario, in: node)
        try Self.finishSnap(of: scenario, in: node)
        try finishContent(of: &scenario, in: node)
        try finishEvents(of: &scenario, in: node)
      })
  }

  private static let stage: [Field<Scenario>] = [
    Field(
      "glissade", "The version of the format.", version, .required, value: { _ in 1 },
      write: { (_, _) in }),
    Field("viewport", "The window onto the content.", \.viewport, viewport),
    Field("frames", "When frames are.", \.frames, frames),
    Field(
      "scrollView", "How the scroll view is set when the run begins.", \.scrollView, scrollView),
    physicsField,
    Field("content", "What the scroll view scrolls.", \.content, content, .required),
  ]

  private var run: [Field<Scenario>] {
    [
      Field(
        "seed", "What every random number of the run comes from.", \.seed,
        .integer(0...UInt64.max)),
      Field(
        "events", "What happens, in any order; events of one time happen in the order of the file.",
        \.events, .list(of: event, count: 0...Limits.events, noun: "events")),
      Field(
        "until", "When the run is over: once all is settled, or a time in seconds.", \.until,
        Self.until),
    ]
  }

  /// The scenario in `node`. The version is tested first: in another one, other keys may be right.
  func readScenario(_ node: Node) throws(Problem) -> Scenario {
    if case .mapping = node.content {
      guard let entry = node.entry("glissade") else {
        throw Problem("missing; a scenario begins with glissade: 1", at: node.place)
          .under(.key("glissade"))
      }
      _ = try Self.version.read(entry.value, under: .key(entry.key))
    }
    return try scenario.read(node)
  }

  /// Keys that also stand for a map: `physics: uikit` is short for `physics: {profile: uikit}`.
  static let shorthands = [
    "physics": "profile", "snap": "rule", "layout": LayoutDescription.typeKey,
  ]

  private static let until = Format<ScenarioEnd>.oneOf([
    .choice([("settled", .settled)]),
    Format<Double>.number(.time).map(
      { .time($0) }, literal: { if case .time(let time) = $0 { time } else { nil } }),
  ])

  static let frames = Format.object(
    FrameClock(),
    [
      Field(
        "rate", "Frames a second; with times, the period of the display.", \.rate,
        Format<Double>.number(.rate).optional, isChangeable: true,
        isWritten: { $0.times != nil ? true : nil }),
      Field(
        "times", "The times of all frames in seconds, strictly ascending.", \.times,
        Format<[Double]>.list(of: .number(.time), count: 1...Limits.frames, noun: "times")
          .checking { (times, node) throws(Problem) in
            try requireAscending(times, node.elements)
          }.optional),
    ],
    finish: { (clock, node) throws(Problem) in
      if clock.times != nil, node.entry("rate") == nil { clock.rate = nil }
    })

  /// Each of `times` is later than the one before it; `nodes` are theirs.
  private static func requireAscending(_ times: [Double], _ nodes: [Node]) throws(Problem) {
    for index in times.indices.dropFirst() where times[index] <= times[index - 1] {
      throw Problem(expected: "seconds above \(times[index - 1].grouped)", found: nodes[index])
        .under(.index(index))
    }
  }
}

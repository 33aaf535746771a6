import Foundation
import SnapLab
import Tracing

/// Several rules on the same releases, for a person or for a program.
struct RuleReport {
  private let comparison: RuleComparison
  private let findings: [[Finding]]
  private let name: String
  private let disagreements: [RuleComparison.Disagreement]

  /// How many releases the text lists. Ours: a screen of them.
  private static let mostReleases = 20

  init(
    _ comparison: RuleComparison, _ findings: [[Finding]], name: String,
    _ thresholds: FindingThresholds
  ) {
    self.comparison = comparison
    self.findings = findings
    self.name = name
    disagreements = comparison.disagreements(tolerance: thresholds.restTolerance)
  }

  /// A row a rule, a row for each of some releases that do not land alike, and a line a finding.
  var text: String {
    [rules, releases, judgements].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The rules, all releases that do not land alike, and the findings.
  var json: String {
    let rules = zip(zip(comparison.names, comparison.maps), findings).map {
      one, findings -> TraceValue in
      .object([
        "rule": .string(one.0), "map": .object(one.1.heading),
        "findings": .array(findings.map(\.traceValue)),
      ])
    }
    return TraceValue.object([
      "rules": .array(rules), "disagreements": .array(disagreements.map(\.traceValue)),
    ]).json
  }

  private var rules: String {
    var table = TextTable(
      header: ["rule", "places", "drawn %", "findings", "unlike \(comparison.names[0])"])
    let count = Double(comparison.maps[0].landings.count)
    for (index, map) in comparison.maps.enumerated() {
      let share = Double(comparison.differenceCount(0, index)) / count * 100
      table.add([
        .text(comparison.names[index]), .number("\(map.places.offsets.count)"),
        .number(String(format: "%.0f", map.places.share * 100)),
        .number("\(findings[index].count)"), .number(String(format: "%.1f %%", share)),
      ])
    }
    return table.text
  }

  private var releases: String {
    let all = comparison.maps[0].landings.count
    guard !disagreements.isEmpty else { return "All \(all) releases land alike." }
    let isRelease = comparison.maps[0].grid.kind == .release
    var table = TextTable(
      header: (isRelease ? ["offset pt", "velocity pt/ms"] : ["distance pt", "duration s"])
        + comparison.names)
    // Some from everywhere rather than the first ones, which are all alike.
    let step = max(1, disagreements.count / Self.mostReleases)
    for index in stride(from: 0, to: disagreements.count, by: step).prefix(Self.mostReleases) {
      let one = disagreements[index]
      let (first, second) =
        switch one.flick {
        case .release(let offset, let velocity, _): (offset, velocity)
        case .drag(let distance, let duration): (distance, duration)
        }
      table.add(
        ([first, second] + one.landings.map(\.rest)).map { .number(MotionReport.rounded($0)) })
    }
    return "\(name): \(disagreements.count) of \(all) releases do not land alike, such as\n"
      + table.text
  }

  private var judgements: String {
    zip(comparison.names, findings).filter { !$1.isEmpty }.map {
      "\($0):\n\(SnapmapReport.text(of: $1))"
    }.joined(separator: "\n\n")
  }
}

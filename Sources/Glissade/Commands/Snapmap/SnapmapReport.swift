import Foundation
import Geometry
import SnapLab
import Tracing

/// A map and its findings, for a person or for a program.
struct SnapmapReport {
  private let map: SnapMap
  private let findings: [Finding]
  private let name: String

  /// The most rows of the table. Ours: more are a file's business.
  private static let mostRows = 40

  init(_ map: SnapMap, _ findings: [Finding], name: String) {
    self.map = map
    self.findings = findings
    self.name = name
  }

  /// What was swept, a row for each landing, and a line for each finding.
  var text: String {
    [sweep, table, Self.text(of: findings)].joined(separator: "\n\n")
  }

  /// What was swept, the landings together, and the findings.
  var json: String {
    var members = map.heading
    members["releases"] = .number(Double(map.landings.count))
    members["landings"] = .array(
      groups.map { group in
        var members: [String: TraceValue] = [
          "rests": [.number(group.rests.lowerBound), .number(group.rests.upperBound)],
          "releases": .number(Double(group.count)),
          "longest": .number(group.longest), "overshoot": .number(group.overshoot),
          "peakSpeed": .number(group.peakSpeed), "reversed": .number(Double(group.reversed)),
        ]
        members["item"] = group.item.map { .array($0.map { .number(Double($0)) }) }
        return .object(members)
      })
    members["findings"] = .array(findings.map(\.traceValue))
    return TraceValue.object(members).json
  }

  /// A line for each of `findings`.
  static func text(of findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "No findings." }
    return findings.enumerated().map { number, finding in
      "\(number + 1). \(finding.kind.severity.rawValue) \(finding.kind.rawValue): \(finding.sentence)."
    }.joined(separator: "\n")
  }

  private var sweep: String {
    func words(_ range: SampleRange, _ what: String, _ unit: String) -> String {
      "\(range.count) \(what) from \(MotionReport.rounded(range.first)) to "
        + "\(MotionReport.rounded(range.last)) \(unit)"
    }
    let isRelease = map.grid.kind == .release
    let across = words(
      map.grid.columns, isRelease ? "velocities" : "durations", isRelease ? "pt/ms" : "s")
    let down = words(map.grid.rows, isRelease ? "release offsets" : "distances", "pt")
    let axis = map.subject.axis.rawValue
    let share = Int((map.places.share * 100).rounded())
    let places =
      map.places.offsets.isEmpty
      ? "content rests anywhere"
      : "\(map.places.offsets.count) places hold content, \(share) % of it is drawn to them"
    let steps = map.isStepped ? ", frame by frame" : ""
    return "\(name): \(across), \(down), \(axis)\(steps); \(places)."
  }

  /// Landings at one item, or one place.
  private struct Group {
    var item: IndexPath?
    var rests: ClosedRange<Double>
    var count = 0
    var reversed = 0
    var longest = 0.0
    var overshoot = 0.0
    var peakSpeed = 0.0
  }

  /// The landings by the item where they rest, or else by the nearest place; ascending.
  private var groups: [Group] {
    var groups: [Double: Group] = [:]
    var keys: [IndexPath: Double] = [:]
    for landing in map.landings {
      let place = map.places.index(nearest: landing.rest).map { map.places.offsets[$0] } ?? 0
      let key = landing.item.map { keys[$0] ?? landing.rest } ?? place
      if let item = landing.item { keys[item] = key }
      var group = groups[key] ?? Group(item: landing.item, rests: landing.rest...landing.rest)
      group.rests =
        min(group.rests.lowerBound, landing.rest)...max(group.rests.upperBound, landing.rest)
      group.count += 1
      group.reversed += map.isReversed(landing) ? 1 : 0
      group.longest = max(group.longest, landing.duration)
      group.overshoot = max(group.overshoot, landing.overshoot)
      group.peakSpeed = max(group.peakSpeed, landing.peakSpeed)
      groups[key] = group
    }
    return groups.values.sorted {
      ($0.rests.lowerBound, $0.item ?? []) < ($1.rests.lowerBound, $1.item ?? [])
    }
  }

  private var table: String {
    let groups = groups
    var table = TextTable(
      header: [
        "item", "rest pt", "releases", "share %", "longest s", "overshoot pt", "speed pt/ms",
        "behind",
      ])
    for group in groups.prefix(Self.mostRows) {
      let share = 100 * Double(group.count) / Double(map.landings.count)
      let ends = [group.rests.lowerBound, group.rests.upperBound].map(MotionReport.rounded)
      table.add([
        .number(group.item.map { $0.map(String.init).joined(separator: "-") } ?? "-"),
        .number(ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"),
        .number("\(group.count)"), .number(String(format: "%.1f", share)),
        .number(String(format: "%.2f", group.longest)),
        .number(String(format: "%.1f", group.overshoot)),
        .number(String(format: "%.2f", group.peakSpeed)), .number("\(group.reversed)"),
      ])
    }
    let more = groups.count - Self.mostRows
    return table.text + (more > 0 ? "\n… and \(more) more; -o map.csv has all." : "")
  }
}

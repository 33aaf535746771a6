internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Scenarios
public import Tracing

extension SnapMap {
  /// The map as a table, a release a row: the gesture, then where it lands.
  ///
  /// UTF-8, line feeds, a comma between fields, an empty field for what is missing. Offsets and
  /// lengths are in pt, velocities in pt/ms, times in s; numbers read back the same.
  public var csv: String { csvHeading + csvRows() }

  /// The names of the columns of `csv`, a line.
  var csvHeading: String {
    (grid.kind == .release ? "" : "distance_pt,drag_s,")
      + "offset_pt,velocity_pt_ms,proposed_pt,asked_pt,rest_pt,section,item,duration_s,"
      + "overshoot_pt,peak_speed_pt_ms,reversed,activity\n"
  }

  /// The rows of `csv`, each behind `prefix`.
  func csvRows(behind prefix: String = "") -> String {
    var text = ""
    func number(_ value: Double?) -> String { value.map { TraceValue.number($0).json } ?? "" }
    for (index, landing) in landings.enumerated() {
      text += prefix
      if case .drag(let distance, let duration) = flick(index) {
        text += "\(number(distance)),\(number(duration)),"
      }
      let item = landing.item.map { "\($0.section),\($0.item)" } ?? ","
      text += [
        number(landing.offset), number(landing.velocity), number(landing.proposed),
        number(landing.asked), number(landing.rest), item, number(landing.duration),
        number(landing.overshoot), number(landing.peakSpeed), "\(isReversed(landing))",
        landing.activity.rawValue,
      ].joined(separator: ",")
      text += "\n"
    }
    return text
  }

  /// The map as a value: grid, places, and the landings row by row.
  public var traceValue: TraceValue {
    var members = heading
    members["landings"] = .array(landings.indices.map { value(of: landings[$0], flick($0)) })
    return .object(members)
  }

  /// What the map is of, without its landings.
  public var heading: [String: TraceValue] {
    func range(_ range: SampleRange, _ name: String) -> TraceValue {
      [
        "name": .string(name), "first": .number(range.first), "last": .number(range.last),
        "count": .number(Double(range.count)),
      ]
    }
    let isRelease = grid.kind == .release
    return [
      "axis": .string(subject.axis.rawValue), "sweep": .string(grid.kind.rawValue),
      "columns": range(grid.columns, isRelease ? "velocity" : "duration"),
      "rows": range(grid.rows, isRelease ? "offset" : "distance"),
      "range": [.number(subject.range.lowerBound), .number(subject.range.upperBound)],
      "places": .array(places.offsets.map(TraceValue.number)),
      "snappingShare": .number(places.share), "stepped": .bool(isStepped),
    ]
  }

  private func flick(_ index: Int) -> Flick {
    grid.flick(row: index / grid.columns.count, column: index % grid.columns.count)
  }

  private func value(of landing: Landing, _ flick: Flick) -> TraceValue {
    var members = landing.members
    members["reversed"] = .bool(isReversed(landing))
    if case .drag(let distance, let duration) = flick {
      members["drag"] = ["distance": .number(distance), "duration": .number(duration)]
    }
    return .object(members)
  }
}

extension Landing {
  /// The numbers of the landing by name.
  var members: [String: TraceValue] {
    var members: [String: TraceValue] = [
      "offset": .number(offset), "velocity": .number(velocity), "proposed": .number(proposed),
      "rest": .number(rest), "duration": .number(duration), "overshoot": .number(overshoot),
      "peakSpeed": .number(peakSpeed), "activity": .string(activity.rawValue),
    ]
    members["asked"] = asked.map(TraceValue.number)
    members["item"] = item.map { .array($0.map { .number(Double($0)) }) }
    return members
  }
}

extension Finding {
  /// The finding as a value, with the release that shows it.
  public var traceValue: TraceValue {
    var members: [String: TraceValue] = [
      "kind": .string(kind.rawValue), "severity": .string(kind.severity.rawValue),
      "sentence": .string(sentence), "landing": .object(landing.members),
      "scenario": .string(scenario.yaml),
    ]
    members["rate"] = rate.map(TraceValue.number)
    return .object(members)
  }
}

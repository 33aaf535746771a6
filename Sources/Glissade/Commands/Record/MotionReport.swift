import CollectionEngine
import Foundation
import Geometry
import Scenarios
import Tracing

/// The motions of a run, for a person or for a program.
struct MotionReport {
  private let motions: [MotionSummary]

  init(_ motions: [MotionSummary]) {
    self.motions = motions
  }

  /// A table with a row a motion, nil where there was none; only the axes along which something moves are shown.
  ///
  /// Offsets in pt, velocities in pt/ms, times in s, rounded to four digits behind the point.
  var text: String? {
    guard !motions.isEmpty else { return nil }
    let axes = self.axes
    let unit = axes.count == 1 ? (axes[0] == .horizontal ? " x" : " y") : " x, y"
    var table = TextTable(
      header: [
        "motion", "start s", "offset\(unit) pt", "velocity pt/ms", "proposed", "target", "rest",
        "duration s", "frames", "end",
      ])
    for motion in motions {
      table.add([
        .text(motion.activity.rawValue), .number(Self.rounded(motion.start)),
        .number(point(motion.contentOffset, axes)), .number(point(motion.velocity, axes)),
        .number(motion.proposedTarget.map { point($0, axes) } ?? "-"),
        .number(point(motion.target, axes)), .number(rest(motion, axes)),
        .number(Self.rounded(motion.duration)), .number("\(motion.frames)"),
        .text(Self.words(motion.ending)),
      ])
    }
    return table.text
  }

  /// An object a motion, numbers as they are.
  var values: [TraceValue] { motions.map(Self.value) }

  /// The axes along which some motion moves or was sent.
  private var axes: [Axis] {
    let moving = Axis.allCases.filter { axis in
      let start = motions[0].contentOffset[axis]
      return motions.contains { motion in
        motion.velocity[axis] != 0
          || [motion.contentOffset, motion.target, motion.rest].contains { $0[axis] != start }
      }
    }
    return moving.isEmpty ? [.vertical] : moving
  }

  private func point(_ point: CGPoint, _ axes: [Axis]) -> String {
    axes.map { Self.rounded(point[$0]) }.joined(separator: ", ")
  }

  private static func words(_ ending: MotionSummary.Ending) -> String {
    switch ending {
    case .settled: "settled"
    case .interrupted(let cause): "interrupted by \(cause.rawValue)"
    case .unfinished: "still moving"
    }
  }

  /// Where it rests; in brackets where it ended without coming to rest.
  private func rest(_ motion: MotionSummary, _ axes: [Axis]) -> String {
    let text = point(motion.rest, axes)
    return motion.ending == .settled ? text : "(\(text))"
  }

  /// A number for people, to four digits behind the point.
  static func rounded(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return TraceValue.number(number).json }
    return TraceValue.number((number * 1e4).rounded() / 1e4).json
  }

  private static func value(_ motion: MotionSummary) -> TraceValue {
    var members: [String: TraceValue] = [
      "activity": .string(motion.activity.rawValue), "start": .number(motion.start),
      "contentOffset": TraceValue(motion.contentOffset), "velocity": TraceValue(motion.velocity),
      "target": TraceValue(motion.target), "rest": TraceValue(motion.rest),
      "duration": .number(motion.duration), "frames": .number(Double(motion.frames)),
    ]
    members["proposedTarget"] = motion.proposedTarget.map { TraceValue($0) }
    members["ending"] = .string(words(motion.ending))
    return .object(members)
  }
}

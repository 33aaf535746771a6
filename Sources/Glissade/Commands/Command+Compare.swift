import Foundation
import Tracing

extension Command {
  /// Says how far two traces are apart.
  static let compare = Command(
    "compare",
    summary: "Say how far two traces are apart",
    details: [
      "Reads any two traces in any of our forms, and any table (CSV) with a time and an offset "
        + "column. Exits with 1 where an offset or a target is further apart than the tolerance.",
      "Frames are paired by time (the second trace is interpolated), by frame number, or counted "
        + "from the lift of the finger; in a table that is not ours the first row is frame 1.",
    ],
    arguments: [
      CommandArgument(
        "A", kind: .path(names: Assets.ofProcess().names(of: .reference)),
        help: "A trace, or the name of a reference."),
      CommandArgument(
        "B", kind: .path(names: Assets.ofProcess().names(of: .reference)),
        help: "The trace to compare it with."),
    ],
    options: [
      .value(
        "tolerance", "PT", kind: .number(0...Double.infinity),
        help: "The largest error that passes, in points; default half a pixel."),
      .value(
        "align", "HOW", kind: .choice(TraceAlignment.allCases.map(\.rawValue)),
        help: "How frames are paired: time (default), frame or release."),
      .value(
        "lift-a", "N", kind: .integer(1...Int.max),
        help: "Which lift of A is counted from, when aligned by release; default 1."),
      .value("lift-b", "N", kind: .integer(1...Int.max), help: "The same for B."),
      .flag(
        "complete",
        help:
          "Fail also where frames are missing: before (unless aligned by release), between or after."
      ),
      .flag("elements", help: "Compare the cells and other elements of each frame too."),
      .flag("json", help: "Print the result as JSON."),
    ],
    examples: [
      Example(
        "glissade compare run.jsonl simulator-overscroll-release --align release --tolerance 1e-5",
        "Hold a run against a recording that comes with Glissade."),
      Example("glissade compare before.csv after.csv --align frame", "Two runs, frame by frame."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let names = ["A", "B"].map { arguments.argument($0) ?? "" }
    let a = try TraceFile(names[0], console).trace
    let b = try TraceFile(names[1], console).trace
    let comparison: TraceComparison
    for (name, trace, option) in [(names[0], a, "lift-a"), (names[1], b, "lift-b")] {
      guard let lift = arguments.integer(option), lift > trace.lifts.count else { continue }
      throw CommandError(
        .badData,
        "--\(option): expected one of the \(trace.lifts.count) lifts of \(name), found \(lift)")
    }
    do {
      comparison = try .compare(
        a, b,
        alignment: arguments.text("align").flatMap(TraceAlignment.init) ?? .time,
        tolerance: arguments.number("tolerance"),
        liftOfA: (arguments.integer("lift-a") ?? 1) - 1,
        liftOfB: (arguments.integer("lift-b") ?? 1) - 1,
        comparesElements: arguments.flag("elements"))
    } catch {
      throw CommandError(.badData, "cannot compare \(names[0]) and \(names[1]): \(error)")
    }
    if arguments.flag("json") {
      try console.print(comparison.value.json)
    } else {
      let report = comparison.report(nameOfA: names[0], nameOfB: names[1])
      try console.print(String(report.dropLast()))
      if !comparison.isWithinTolerance, comparison.alignment == .time, a.isForeign || b.isForeign {
        console.message(
          "the two may count time from different instants; --align release does not mind")
      }
    }
    let isWhole = !arguments.flag("complete") || comparison.pairsAllFrames
    return comparison.isWithinTolerance && isWhole ? .done : .failed
  }
}

import Charts
import Drawing
import Foundation
import Geometry
import Tracing

extension Command {
  /// Draws traces.
  static let chart = Command(
    "chart",
    summary: "Draw offset and velocity of traces over time",
    details: [
      "Reads any traces in any of our forms, and any table (CSV) with a time and an offset column. Phases are "
        + "tinted bands with their names, targets level lines, calls of layout and delegate ticks at the bottom, "
        + "marks dotted lines. Of several traces phases, targets and calls are those of the first, and how far the "
        + "others are from it is drawn below. Long traces are thinned to what can be seen.",
      "Where elements move in the content, as in animated updates, their middles are drawn too, cells solid or dashed "
        + "and supplementary views dotted; where a trace says when its frames were shown, so is the time between them, "
        + "late frames as thick bars.",
      "The ending of OUT chooses the form: .svg, .pdf or .png.",
      "It exits with 65 for a wrong trace, 66 where there is none, 73 and 74 where OUT cannot be created or written.",
    ],
    arguments: [
      CommandArgument(
        "TRACE", count: .oneOrMore,
        kind: .path(names: Assets.ofProcess().names(of: .reference)),
        help: "A trace, or the name of a reference.")
    ],
    options: [
      .value(
        "output", short: "o", "OUT", kind: .path(), isRepeatable: true,
        help: "Draw there. Default: the name of the first trace with .svg."),
      .value(
        "axis", "AXIS", kind: .choice(Axis.allCases.map(\.rawValue)),
        help: "The axis that is drawn. Default: the one along which the first trace moves further."),
      .value("title", "TEXT", help: "What stands above. Default: the names of the traces."),
      .value(
        "size", "WxH", help: "The size in points. Default: 1000x620, and higher for more panels."),
      .value(
        "scale", "SCALE", kind: .number(0.25...8), help: "Pixels a point of .png. Default: 2."),
    ],
    examples: [
      Example("glissade chart run.jsonl -o run.svg", "One trace."),
      Example(
        "glissade chart before.jsonl after.jsonl -o both.pdf -o both.png",
        "Two, and their difference, in two forms."),
    ]
  ) { (arguments, console) throws(CommandError) in
    try ChartDrawing(arguments, console).write()
    return .done
  }
}

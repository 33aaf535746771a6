import Geometry
import Scenarios
import SnapLab

extension Command {
  /// Draws where every release lands, and says what is wrong with that.
  static let snapmap = Command(
    "snapmap",
    summary: "Draw where every release of a scenario lands, and judge it",
    details: [
      "The scenario's first release or drag is made in every way: releases with every velocity at every offset, "
        + "or drags over every distance in every time. What comes before it happens as it stands, what comes "
        + "after it does not. Each is decided by the layout, the rule, the paging and the physics that "
        + "the scenario has, and measured on the motion's closed form; where that is not all, frame by frame.",
      "The ending of OUT chooses the form: .csv a table and .json a value with every landing, .svg, .pdf and .png "
        + "a picture: velocity across, release offset down, coloured by where it lands.",
      "Findings are what feels wrong, each with the release that shows it: "
        + listed(FindingKind.allCases.map(\.rawValue), conjunction: "and")
        + ". With --strict any of them makes the exit code 1. --findings-to keeps each as a scenario that "
        + "record and preview run.",
      "Thresholds: "
        + FindingThresholds.numbers.map { threshold in
          let value = MotionReport.rounded(FindingThresholds()[keyPath: threshold.keyPath])
          let unit = threshold.unit.isEmpty ? "" : " \(threshold.unit)"
          return "\(threshold.name)=\(value)\(unit) (\(threshold.summary))"
        }.joined(separator: "; ") + ".",
      "It exits with 1 with --strict where there are findings, 65 for a wrong scenario or one that cannot be swept, "
        + "66 where there is none, 73 and 74 where an output cannot be created or written, 130 when interrupted.",
    ] + layoutFileDetails,
    arguments: [.scenario, .layoutFiles],
    options: [
      .value(
        "output", short: "o", "OUT", kind: .path(), isRepeatable: true,
        help: "Write a picture or a table there."),
      .value(
        "sweep", "WHAT", kind: .choice(Flick.Kind.allCases.map(\.rawValue)),
        help: "What is swept. Default: releases, or what the ranges below belong to."),
      .value(
        "rules", "RULE,RULE...",
        help:
          "Compare named snap rules on the same input, own for the scenario's; 'glissade list rules' "
          + "says which there are."),
      .value(
        "at", "SECONDS", kind: .number(0...86_400),
        help: "Let go then instead of at the scenario's own gesture."),
      .value(
        "axis", "AXIS", kind: .choice(Axis.allCases.map(\.rawValue)),
        help: "The axis of the gestures. Default: the one that scrolls, or that of the gesture."),
      .value(
        "velocities", "FROM:TO",
        help: "Velocities in pt/ms. Default: -3:3, or more where the gesture is faster."),
      .value(
        "offsets", "FROM:TO",
        help: "Release offsets in points. Default: all, or four screens of more than eight."),
      .value("durations", "FROM:TO", help: "Durations of drags in seconds. Default: 0.05:0.6."),
      .value(
        "distances", "FROM:TO",
        help:
          "Distances of drags in points, positive where the offset grows. Default: 0.8 of the view."
      ),
      .value(
        "grid", "CxR", help: "How many columns and rows, 1 to 4000 each. Default: 101x100."),
      .value(
        "threads", "N", kind: .integer(1...256),
        help: "How many releases are decided side by side. Default: as many as there are cores."),
      .value("title", "TEXT", help: "What stands above the picture. Default: the scenario's name."),
      .value("picture", "WxH", help: "The size of the picture in points. Default: 1000x620."),
      .value(
        "threshold", "NAME=VALUE", isRepeatable: true, help: "Change what counts as a finding."),
      .value(
        "findings-to", "FOLDER", kind: .path(), help: "Write each finding as a scenario there."),
      .flag("strict", help: "Exit with 1 where there are findings."),
    ] + layoutFileOptions + overrideOptions + [
      .flag("json", help: "Print the summary and the findings as JSON.")
    ],
    examples: [
      Example("glissade snapmap line-carousel -o map.svg", "A picture, and what is wrong."),
      Example(
        "glissade snapmap strip --rules own,nearest,androidPager -o rules.png",
        "Three rules side by side, and the releases where they disagree."),
      Example(
        "glissade snapmap strip --sweep drag -o map.csv",
        "Drags as a finger makes them, as a table."),
      Example(
        "glissade snapmap my.yaml --strict --threshold longestGlide=1.5 --findings-to findings",
        "Guard a layout in a test, and keep what is wrong."),
    ]
  ) { (arguments, console) throws(CommandError) in
    try SnapmapCommand(arguments, console).run()
  }
}

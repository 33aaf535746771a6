import Foundation
import SnapLab
import Tracing

extension Command {
  /// Finds the law and constants behind a trace.
  static let fit = Command(
    "fit",
    summary: "Find the law and constants that explain a recorded trace",
    details: [
      "Reads a trace in any of our forms, or any table (CSV) with a time and an offset column. Each motion after a "
        + "release is taken apart into the runs of frames that one law explains: UIKit's free deceleration and bounce, "
        + "Android's fling, Flutter's clamped fling, springs, a programmatic animation. The constants come with standard "
        + "errors and residuals, and with how far each known profile is from the motion. What the frames cannot tell "
        + "(too few, hardly any change of speed, a drag alone) is said instead of a number.",
      "Constants are found by least squares: linear ones directly, the others by Levenberg and Marquardt's method from "
        + "several starts; outliers count less (Huber). Offsets rounded to whole, half, third or quarter points are "
        + "recognized, and so are frames that were evenly spaced although the times written beside them are not.",
      "The rubber band is fitted where the trace also has the finger: a trace with its touches (.jsonl), or a table "
        + "with the columns finger_x, finger_y, viewport_width and viewport_height.",
      "It exits with 65 for a wrong trace, or one with fewer than two frames or frames that go back in time.",
    ],
    arguments: [
      CommandArgument(
        "TRACE", kind: .path(names: Assets.ofProcess().names(of: .reference)),
        help: "A trace, or the name of a reference.")
    ],
    options: [
      .value(
        "viewport", "WxH",
        help: "The size of the scroll view in points, where the trace does not say it."),
      .flag("json", help: "Print the result as JSON."),
    ],
    examples: [
      Example("glissade fit device-flick", "The constants of a phone, from its offsets alone."),
      Example("glissade fit log.csv --viewport 390x844 --json", "A log of a phone, for a program."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let name = arguments.argument("TRACE") ?? ""
    let viewport = try arguments.size("viewport", 1...100_000, example: "390x844")
    let trace = try TraceFile(name, console).trace
    let fit: TraceFit
    do {
      fit = try TraceFit(trace, viewport: viewport)
    } catch {
      throw CommandError(.badData, "cannot fit \(name): \(error)")
    }
    try console.print(arguments.flag("json") ? fit.value.json : fit.report)
    return .done
  }
}

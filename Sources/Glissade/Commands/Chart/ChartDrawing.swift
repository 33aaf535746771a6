import Charts
import Drawing
import Foundation
import Geometry

/// One run of `glissade chart`.
struct ChartDrawing {
  private let chart: TraceChart
  private let outputs: [PictureFile]
  private let scale: Double
  private let console: Console

  /// Reads the traces. Errors: `.usage` for an ending that is no form or a size that is none; those of `PictureFile` and `TraceFile`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.console = console
    scale = arguments.number("scale") ?? 2
    let inputs = arguments.arguments("TRACE")
    var paths = arguments.texts("output")
    if paths.isEmpty { paths = [Self.name(of: inputs[0]) + ".svg"] }
    var outputs: [PictureFile] = []
    for path in paths {
      guard let file = try PictureFile(path) else {
        let endings = listed(PictureFile.Form.allCases.map(\.rawValue), conjunction: "or")
        throw CommandError(
          .usage, "cannot tell the form of '\(path)': expected a name that ends in \(endings)")
      }
      outputs.append(file)
    }
    self.outputs = outputs
    let size =
      try arguments.size("size", PictureFile.sides, example: "1000x620")
    var subjects: [ChartSubject] = []
    for input in inputs {
      subjects.append(ChartSubject(Self.name(of: input), try TraceFile(input, console).trace))
    }
    chart = TraceChart(
      subjects, axis: arguments.text("axis").flatMap(Axis.init), title: arguments.text("title"),
      size: size)
  }

  /// Draws the chart into every output. Errors: `.badData` for a picture that is too large; `.cannotCreate`, `.io`.
  func write() throws(CommandError) {
    for file in outputs {
      try file.write(size: chart.size, scale: scale, console: console) { chart.draw(on: $0) }
    }
  }

  /// What a trace is called in the chart: the file without folder and endings.
  private static func name(of input: String) -> String {
    let file = input.split(separator: "/").last.map(String.init) ?? input
    guard file != "-" else { return "standard input" }
    for ending in [".perfetto.json", ".jsonl", ".csv", ".json"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}

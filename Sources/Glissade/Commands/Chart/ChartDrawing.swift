import Charts
import Drawing
import Foundation
import Geometry

/// One run of `glissade chart`.
struct ChartDrawing {
  /// What a chart is written as.
  enum Form: String, CaseIterable {
    case svg = ".svg"
    case pdf = ".pdf"
    case png = ".png"
  }

  private let chart: TraceChart
  private let outputs: [(path: String, form: Form)]
  private let scale: Double
  private let console: Console

  /// Reads the traces. Errors: `.usage` for an ending that is no form or a size that is none; those of `TraceFile`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.console = console
    scale = arguments.number("scale") ?? 2
    let inputs = arguments.arguments("TRACE")
    var paths = arguments.texts("output")
    if paths.isEmpty { paths = [Self.name(of: inputs[0]) + ".svg"] }
    var outputs: [(path: String, form: Form)] = []
    for path in paths {
      guard let form = Form.allCases.first(where: { path.hasSuffix($0.rawValue) }) else {
        let endings = listed(Form.allCases.map(\.rawValue), conjunction: "or")
        throw CommandError(
          .usage, "cannot tell the form of '\(path)': expected a name that ends in \(endings)")
      }
      outputs.append((path, form))
    }
    self.outputs = outputs
    let size =
      try arguments.size("size", 200...10_000, example: "1000x620") ?? TraceChart.standardSize
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
    for (path, form) in outputs {
      let data: Data
      do {
        data = try draw(as: form)
      } catch {
        throw CommandError(.badData, "cannot draw '\(path)': \(error.description.withoutFullStop)")
      }
      let sink = try FileSink(creating: path, console: console)
      try Array(data).withUnsafeBufferPointer { (bytes) throws(CommandError) in
        try sink.write(UnsafeRawBufferPointer(bytes))
      }
      try sink.close()
    }
  }

  private func draw(as form: Form) throws(DrawingError) -> Data {
    guard form != .png else {
      let bitmap = try Bitmap(size: chart.size, scale: scale, isOpaque: true)
      chart.draw(on: Canvas(bitmap))
      return try bitmap.pngData()
    }
    let page = try VectorPage(form == .svg ? .svg : .pdf, size: chart.size)
    chart.draw(on: Canvas(page))
    return try page.data()
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

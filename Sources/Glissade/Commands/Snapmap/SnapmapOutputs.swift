import Charts
import Foundation
import SnapCharts
import SnapLab
import Tracing

/// The files that maps are written to.
struct SnapmapOutputs {
  /// What a file holds.
  private enum Output {
    case table(String)
    case value(String)
    case picture(PictureFile)
  }

  private let outputs: [Output]
  private let title: String?
  private let pictureSize: CGSize?
  private let scale: Double
  private let console: Console

  /// Errors: `.usage` for an ending that is no form, or a size that is none.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.console = console
    var outputs: [Output] = []
    for path in arguments.texts("output") { outputs.append(try Self.output(path)) }
    self.outputs = outputs
    title = arguments.text("title")
    pictureSize = try arguments.size("picture", PictureFile.sides, example: "1000x620")
    scale = arguments.number("scale") ?? 2
  }

  /// Writes the maps of `comparison`, which may be one alone, of the scenario `name`.
  ///
  /// Errors: `.cannotCreate`, `.io`, `.badData` for a picture that is too large.
  func write(
    _ comparison: RuleComparison, _ findings: [[Finding]], of name: String
  ) throws(CommandError) {
    let map = comparison.maps.count == 1 ? comparison.maps[0] : nil
    for output in outputs {
      switch output {
      case .table(let path): try write(map?.csv ?? comparison.csv, to: path)
      case .value(let path):
        try write((map?.traceValue ?? comparison.traceValue).json + "\n", to: path)
      case .picture(let picture):
        let drawing = LandingMap(
          comparison.fields(marking: findings), title: title ?? "Where releases of \(name) land",
          size: pictureSize)
        try picture.write(size: drawing.size, scale: scale, console: console) {
          drawing.draw(on: $0)
        }
      }
    }
  }

  private static func output(_ path: String) throws(CommandError) -> Output {
    if path.hasSuffix(".csv") { return .table(path) }
    if path.hasSuffix(".json") { return .value(path) }
    if let file = try PictureFile(path) { return .picture(file) }
    let endings = [".csv", ".json"] + PictureFile.Form.allCases.map(\.rawValue)
    throw CommandError(
      .usage,
      "cannot tell the form of '\(path)': expected a name that ends in "
        + listed(endings, conjunction: "or"))
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    let sink = try FileSink(creating: path, console: console)
    try sink.write(text)
    try sink.close()
  }
}

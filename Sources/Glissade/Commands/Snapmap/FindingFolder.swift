import Foundation
import SnapLab

/// A folder of scenarios, each of which shows a finding.
struct FindingFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Writes each of `findings` as `NAME-KIND.yaml`, with what is wrong as a comment above.
  ///
  /// Errors: `.cannotCreate` where the folder or a file cannot be made, `.io`.
  func write(
    _ findings: [Finding], of name: String, _ console: Console
  ) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotCreate, "cannot create the folder '\(path)'")
    }
    for finding in findings {
      let sink = try FileSink(
        creating: "\(path)/\(name == "-" ? "scenario" : name)-\(finding.kind.rawValue).yaml",
        console: console)
      try sink.write(
        "# \(finding.kind.rawValue): \(finding.sentence).\n" + finding.scenario.yaml(in: path))
      try sink.close()
    }
  }
}

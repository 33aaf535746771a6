import Foundation
import Tracing

/// A trace as a command line names it: a path, `-`, or the name of a reference.
struct TraceFile {
  let trace: Trace

  /// Reads `input`; one that is cut in its last line is read up to there, and that is said.
  ///
  /// Errors: `.noInput`; `.badData` with the place of the mistake.
  init(_ input: String, _ console: Console) throws(CommandError) {
    let path = try Assets.ofProcess().resolve(input, kind: .reference)
    let bytes = try FileSource(path).read(console: console)
    let name = path == "-" ? "standard input" : path
    do {
      trace = try Trace(reading: Data(bytes), form: TraceForm(fileName: path))
    } catch {
      let place = [error.line, error.column].compactMap { $0.map { ":\($0)" } }.joined()
      throw .located("\(name)\(place): \(error.message)")
    }
    if trace.isTruncated {
      console.message("\(name) ends in the middle of a line; it is read up to there")
    }
  }
}

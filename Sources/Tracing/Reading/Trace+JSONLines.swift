import Foundation

extension Trace {
  /// Reads JSON Lines.
  init(jsonLines bytes: Data) throws(TraceError) {
    self.init(lines: [])
    let decoder = JSONLineDecoder()
    for line in LineSplitter(bytes) {
      if let members = try decoder.members(of: line.bytes, line: line.number) {
        lines.append(try TraceLine(members, line: line.number))
      } else if line.isEnded {
        throw TraceError(line: line.number, "the line is not valid JSON")
      } else {
        isTruncated = true
      }
    }
  }
}

import Foundation

extension Trace {
  /// Reads a Perfetto file that `PerfettoWriter` wrote: the lines lie under `args.data` of the
  /// instants.
  init(perfetto bytes: Data) throws(TraceError) {
    self.init(lines: [])
    isTruncated = true
    guard Self.agree(bytes, PerfettoWriter.opening) else {
      throw TraceError(line: 1, "the Perfetto file is not one of ours")
    }
    let decoder = JSONLineDecoder()
    let instant: StaticString = "{\"ph\":\"i\""
    for line in LineSplitter(bytes) {
      if line.bytes.first == UInt8(ascii: "]") { isTruncated = false }
      guard Self.agree(line.bytes, instant), line.bytes.count >= instant.utf8CodeUnitCount else {
        continue
      }
      let end = line.bytes.lastIndex { !LineSplitter.isSpace($0) && $0 != UInt8(ascii: ",") }
      let event = line.bytes[...(end ?? line.bytes.startIndex)]
      guard let members = try decoder.members(of: event, line: line.number) else {
        guard line.isEnded else { continue }
        throw TraceError(line: line.number, "the line is not valid JSON")
      }
      let arguments = try MemberReader(members, of: "event", line: line.number).object("args")
      let data = try MemberReader(arguments, of: "event", line: line.number).object("data")
      lines.append(try TraceLine(data, line: line.number))
    }
  }

  /// Whether the shorter of both is the beginning of the longer.
  private static func agree(_ bytes: Data, _ text: StaticString) -> Bool {
    zip(bytes, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      .allSatisfy { $0 == $1 }
  }
}

import Foundation

/// Walks over the lines of a text that are not blank.
struct LineSplitter: Sequence, IteratorProtocol {
  struct Line {
    /// From 1.
    var number: Int
    /// Without its line feed.
    var bytes: Data
    /// Whether a line feed ends it.
    var isEnded: Bool
  }

  private var rest: Data
  private var number = 0

  init(_ bytes: Data) {
    rest = bytes
  }

  mutating func next() -> Line? {
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let bytes = rest[rest.startIndex..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      if !bytes.allSatisfy(Self.isSpace) {
        return Line(number: number, bytes: bytes, isEnded: end != nil)
      }
    }
    return nil
  }

  /// Whether `byte` is white space of JSON.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

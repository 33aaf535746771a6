/// The bytes of a document in which JSON's escapes for characters beyond U+FFFF stand as YAML's.
///
/// JSON writes such a character as two escapes, a high and a low surrogate (`\uD83D\uDE00`; RFC
/// 8259, section 7); libyaml refuses both. YAML's own escape (`\U0001F600`) is two characters
/// shorter, so that columns behind it have to be mended. Only a document that begins with `{` can
/// be JSON; others stay as they are.
struct SurrogatePairs {
  /// What libyaml reads.
  private(set) var bytes: [UInt8]
  /// Where in `bytes` the replaced escapes end, ascending.
  private var ends: [(line: Int, column: Int)] = []

  /// How many characters shorter an escape has become: 12 less 10.
  private static let shortening = 2

  init(in original: [UInt8]) {
    bytes = original
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard original.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else { return }
    replacePairs()
  }

  /// The column that a column of `bytes` has in the original document, both counted from 1.
  func originalColumn(_ column: Int, line: Int) -> Int {
    if ends.isEmpty { return column }
    return column + Self.shortening * (count(before: (line, column)) - count(before: (line, 0)))
  }

  /// How many escapes end before or at `place`. Complexity: O(log n) in the escapes.
  private func count(before place: (line: Int, column: Int)) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func replacePairs() {
    let original = bytes
    bytes = []
    bytes.reserveCapacity(original.count)
    var line = 1
    var column = 1
    var isInString = false
    var index = 0
    while index < original.count {
      let byte = original[index]
      if isInString, let pair = Self.pair(in: original, at: index) {
        let digits = String(pair, radix: 16, uppercase: true)
        bytes +=
          Array("\\U".utf8) + Array(repeating: UInt8(ascii: "0"), count: 8 - digits.count)
          + Array(digits.utf8)
        column += 10
        index += 12
        ends.append((line, column))
        continue
      }
      // An escape is copied with the character behind it, so that an escaped quote or backslash means nothing.
      let isEscape = isInString && byte == UInt8(ascii: "\\") && index + 1 < original.count
      for copied in original[index...(isEscape ? index + 1 : index)] {
        bytes.append(copied)
        if copied == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if copied & 0xC0 != 0x80 {
          column += 1
        }
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      index += isEscape ? 2 : 1
    }
  }

  /// The character that twelve bytes from `index` escape as a pair of surrogates, if they do.
  private static func pair(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard let high = unit(in: bytes, at: index), (0xD800...0xDBFF).contains(high),
      let low = unit(in: bytes, at: index + 6), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// The number behind `\u` at `index`.
  private static func unit(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), bytes[index + 2] != UInt8(ascii: "+"),
      bytes[index + 2] != UInt8(ascii: "-")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}

/// Bytes of text that grow at the end. The memory is used again after `removeAll()`.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends the decimal digits of `number`, with at least `digits` of them.
  mutating func append(_ number: Int, digits: Int = 1) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < digits
    bytes[start...].reverse()
  }

  /// Appends the shortest text that reads back as `number`: a whole number without ".0", negative zero as 0.
  ///
  /// A number that is not finite is a programming error and traps.
  mutating func append(_ number: Double) {
    guard number.isFinite else { fatalError("A trace holds finite numbers only, not \(number).") }
    // Below 2^53 every whole number has its own Double, so its digits are the shortest form.
    if number.magnitude < 0x1p53, number == number.rounded(.towardZero) {
      append(Int(number))
      return
    }
    var text = number.description
    text.withUTF8 { digits in
      let isWhole =
        digits.count > 2 && digits[digits.count - 2] == UInt8(ascii: ".")
        && digits.last == UInt8(ascii: "0")
      bytes.append(contentsOf: digits.prefix(isWhole ? digits.count - 2 : digits.count))
    }
  }
}

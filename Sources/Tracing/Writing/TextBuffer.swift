/// Bytes of text that grow at the end. The memory is used again after `removeAll()`.
///
/// It owns its memory instead of holding an array: half the time of a frame line went into the
/// array's appends.
struct TextBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// What stands for a null in JSON.
  let null: StaticString

  init(capacity: Int, null: StaticString = "null") {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
    self.null = null
  }

  deinit {
    base.deallocate()
  }

  /// The bytes, valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  /// Appends the decimal digits of `number`, with at least `digits` of them.
  mutating func append(_ number: Int, digits: Int = 1) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    var bound = 10 as UInt
    var length = 1
    while length < 19, number.magnitude >= bound || length < digits {
      length += 1
      bound *= 10
    }
    reserve(length)
    var rest = number.magnitude
    for place in stride(from: count + length - 1, through: count, by: -1) {
      base[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  /// Appends the shortest text that reads back as `number`: a whole number without ".0", negative
  /// zero as 0.
  ///
  /// A number that is not finite is a programming error and traps.
  mutating func append(_ number: Double) {
    guard number.isFinite else { fatalError("A trace holds finite numbers only, not \(number).") }
    // Below 2^53 every whole number has its own Double, so its digits are the shortest form.
    if number.magnitude < 0x1p53, number == number.rounded(.towardZero) {
      append(Int(number))
      return
    }
    append(number.description)
    let ending = UnsafeBufferPointer(start: base + count - 2, count: 2)
    if ending.elementsEqual(".0".utf8) { count -= 2 }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    reserve(text.count)
    (base + count).update(from: start, count: text.count)
    count += text.count
  }

  /// Makes room for `length` more bytes.
  private mutating func reserve(_ length: Int) {
    guard count + length > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(2 * capacity, count + length))
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = max(2 * capacity, count + length)
  }
}

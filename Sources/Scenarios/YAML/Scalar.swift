/// The text of a scalar, and what it means by the core schema of YAML 1.2.
///
/// Source: YAML 1.2.2, section 10.3.2. `no`, `on`, `0777` as octal, `1_000` and `1:30` belong to YAML 1.1 and mean text
/// or plain decimals here.
struct Scalar: Equatable, Sendable {
  /// What the text means.
  enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int128)
    case float(Double)
    case text
  }

  let text: String
  /// Whether it was written without quotes; text in quotes means itself.
  let isPlain: Bool

  var value: Value {
    guard isPlain else { return .text }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".nan", ".NaN", ".NAN": return .float(.nan)
    default: return number
    }
  }

  /// The number that a plain text stands for, otherwise `.text`.
  private var number: Value {
    var digits = text.utf8[...]
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    switch String(digits) {
    case ".inf", ".Inf", ".INF": return .float(sign == UInt8(ascii: "-") ? -.infinity : .infinity)
    default: break
    }
    if digits.count == text.utf8.count, digits.first == UInt8(ascii: "0") {
      if let value = prefixed("0x", radix: 16) ?? prefixed("0o", radix: 8) { return value }
    }
    guard let form = Self.form(of: digits) else { return .text }
    // An integer beyond 128 bits is a number all the same; no range that a file may ask for reaches that far.
    if form == .integer, let value = Int128(text) { return .integer(value) }
    return Double(text).map(Value.float) ?? .text
  }

  private func prefixed(_ prefix: String, radix: Int) -> Value? {
    guard text.hasPrefix(prefix) else { return nil }
    let digits = text.dropFirst(prefix.count)
    guard digits.first != "-", digits.first != "+" else { return nil }
    return Int128(digits, radix: radix).map(Value.integer)
  }

  private enum Form { case integer, float }

  /// Which of `[0-9]+` and `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` all of `text` is, if any.
  private static func form(of text: Substring.UTF8View) -> Form? {
    var rest = text
    func dropDigits() -> Int {
      let tail = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      defer { rest = tail }
      return rest.count - tail.count
    }
    let whole = dropDigits()
    if rest.isEmpty { return whole > 0 ? .integer : nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard dropDigits() > 0 || whole > 0 else { return nil }
    } else if whole == 0 {
      return nil
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? .float : nil
  }
}

extension Scalar {
  /// The number it means, NaN and the infinities among them; nil if it means something else.
  var double: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .float(let float): float
    case .null, .bool, .text: nil
    }
  }

  /// The whole number it means, however it is written (`5`, `5.0`, `5e0`); nil if it means something else.
  var integer: Int128? {
    switch value {
    case .integer(let integer): integer
    case .float(let float): Int128(exactly: float)
    case .null, .bool, .text: nil
    }
  }
}

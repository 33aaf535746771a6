/// The text of a scalar, and what it means by the core schema of YAML 1.2.
///
/// Source: YAML 1.2.2, section 10.3.2. `no`, `on`, `0777` as octal, `1_000` and `1:30` belong to
/// YAML 1.1 and mean text or plain decimals here.
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
    guard let first = text.unicodeScalars.first else { return .null }
    switch first {
    case "0"..."9", "+", "-", ".": return number
    default: break
    }
    switch text {
    case "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return .text
    }
  }

  /// The number that a plain text stands for, otherwise `.text`.
  private var number: Value {
    switch Self.form(of: text.utf8) {
    case .integer:
      // An integer beyond 128 bits is a number all the same; no range that a file may ask for reaches that far.
      if let value = Int(text) { return .integer(Int128(value)) }
      return Int128(text).map(Value.integer) ?? Double(text).map(Value.float) ?? .text
    case .float:
      return Double(text).map(Value.float) ?? .text
    case nil:
      return special
    }
  }

  /// A number that is not written in decimal digits, otherwise `.text`.
  private var special: Value {
    switch text {
    case ".nan", ".NaN", ".NAN": .float(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": .float(-.infinity)
    default: prefixed("0x", radix: 16) ?? prefixed("0o", radix: 8) ?? .text
    }
  }

  private func prefixed(_ prefix: String, radix: Int) -> Value? {
    guard text.hasPrefix(prefix) else { return nil }
    let digits = text.dropFirst(prefix.count)
    guard digits.first != "-", digits.first != "+" else { return nil }
    return Int128(digits, radix: radix).map(Value.integer)
  }

  private enum Form { case integer, float }

  /// Which of `[-+]?[0-9]+` and `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` all of `text`
  /// is, if any.
  private static func form(of text: String.UTF8View) -> Form? {
    var rest = text[...]
    func drop(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
      guard let byte = rest.first, byte == UInt8(ascii: one) || byte == UInt8(ascii: other) else {
        return false
      }
      rest.removeFirst()
      return true
    }
    func dropDigits() -> Bool {
      let tail = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      defer { rest = tail }
      return rest.startIndex != tail.startIndex
    }
    _ = drop("-", "+")
    let hasWhole = dropDigits()
    if rest.isEmpty { return hasWhole ? .integer : nil }
    if drop(".", ".") {
      guard dropDigits() || hasWhole else { return nil }
    } else if !hasWhole {
      return nil
    }
    if drop("e", "E") {
      _ = drop("-", "+")
      guard dropDigits() else { return nil }
    }
    return rest.isEmpty ? .float : nil
  }
}

extension Scalar {
  /// The number it means, NaN and the infinities among them; nil if it means something else.
  var double: Double? {
    switch value {
    // The text is nearer at hand than 128 bits; only octal digits have to go through them.
    case .integer(let integer): Double(text) ?? Double(integer)
    case .float(let float): float
    case .null, .bool, .text: nil
    }
  }

  /// The whole number it means, however it is written (`5`, `5.0`, `5e0`); nil if it means
  /// something else.
  var integer: Int128? {
    switch value {
    case .integer(let integer): integer
    case .float(let float): Int128(exactly: float)
    case .null, .bool, .text: nil
    }
  }
}

import Foundation

extension TextBuffer {
  /// Appends `text` as a JSON string. Only what JSON demands is escaped; the rest stays UTF-8.
  mutating func appendJSON(_ text: String) {
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        append(byte: Self.hexadecimal[Int(byte >> 4)])
        append(byte: Self.hexadecimal[Int(byte & 15)])
      default: append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends two numbers as a JSON array.
  mutating func appendJSON(_ first: Double, _ second: Double) {
    append(byte: UInt8(ascii: "["))
    append(first)
    append(byte: UInt8(ascii: ","))
    append(second)
    append(byte: UInt8(ascii: "]"))
  }

  mutating func appendJSON(_ point: CGPoint) { appendJSON(point.x, point.y) }

  mutating func appendJSON(_ size: CGSize) { appendJSON(size.width, size.height) }

  /// Appends any value; the keys of objects in alphabetical order.
  mutating func appendJSON(_ value: TraceValue) {
    switch value {
    case .null: append(null)
    case .bool(let value): append(value ? "true" : "false")
    case .number(let number): append(number)
    case .string(let text): appendJSON(text)
    case .array(let values):
      append(byte: UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { append(byte: UInt8(ascii: ",")) }
        appendJSON(values[index])
      }
      append(byte: UInt8(ascii: "]"))
    case .object(let values): appendJSON(values)
    }
  }

  /// Appends an object, its keys in alphabetical order, but `first` before all others where it is
  /// one of them.
  mutating func appendJSON(_ object: [String: TraceValue], first: String? = nil) {
    var separator: StaticString = "{"
    let members = object.sorted { one, other in
      guard (one.key == first) == (other.key == first) else { return one.key == first }
      return one.key < other.key
    }
    for (key, value) in members {
      append(separator)
      appendJSON(key)
      append(byte: UInt8(ascii: ":"))
      appendJSON(value)
      separator = ","
    }
    append(object.isEmpty ? "{}" : "}")
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}

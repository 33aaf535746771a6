extension TraceValue: Decodable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([TraceValue].self) {
      self = .array(values)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .object(try container.decode([String: TraceValue].self))
    }
  }
}

extension TraceValue {
  /// The value as JSON on one line, in the form that the writers use.
  ///
  /// A number that is not finite is a programming error and traps.
  public var json: String {
    var buffer = TextBuffer(capacity: 256)
    buffer.appendJSON(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}

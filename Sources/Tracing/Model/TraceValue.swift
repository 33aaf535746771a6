/// A value as JSON has them: arguments and results of calls, physics constants, lines of a type
/// this version does not know.
///
/// The keys of an object have no order of their own. They are written in alphabetical order (by
/// Unicode scalar), so that the same value gives the same bytes on every run.
public enum TraceValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A finite number. Writing a NaN or an infinity is a programming error and traps.
  case number(Double)
  case string(String)
  case array([TraceValue])
  case object([String: TraceValue])
}

extension TraceValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: TraceValue...) { self = .array(elements) }

  /// Makes an object; a key that stands twice is a programming error and traps.
  public init(dictionaryLiteral elements: (String, TraceValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}

/// The numbers that make sense at a place, and how they are measured.
struct Bounds: Sendable {
  let range: ClosedRange<Double>
  /// Whether the ends of the range are themselves outside.
  let isOpen: Bool
  /// Whether a fraction is outside.
  let isWhole: Bool
  /// `pt`, `s`, `pt/ms` and so on, `""` for a pure number.
  let unit: String

  init(
    _ range: ClosedRange<Double>, unit: String = "", isOpen: Bool = false, isWhole: Bool = false
  ) {
    self.range = range
    self.isOpen = isOpen
    self.isWhole = isWhole
    self.unit = unit
  }

  func contains(_ number: Double) -> Bool {
    if isOpen, number == range.lowerBound || number == range.upperBound { return false }
    return range.contains(number) && !(isWhole && number.rounded() != number)
  }

  /// Both ends in words: `seconds from 0 to 86,400`, `a number above 0 and below 1 per ms`.
  var phrase: String {
    let ends = (range.lowerBound.grouped, range.upperBound.grouped)
    return phrase(isOpen ? "above \(ends.0) and below \(ends.1)" : "from \(ends.0) to \(ends.1)")
  }

  /// What a message expects instead of `number`: the end that it is beyond, or both if it is not
  /// finite.
  func phrase(against number: Double) -> String {
    guard number.isFinite else { return phrase }
    if number <= range.lowerBound {
      return phrase((isOpen ? "above " : ">= ") + range.lowerBound.grouped)
    }
    if number >= range.upperBound {
      return phrase((isOpen ? "below " : "<= ") + range.upperBound.grouped)
    }
    return phrase
  }

  /// `limits` with the unit spelt out.
  private func phrase(_ limits: String) -> String {
    let parts = unit.split(separator: "/")
    let rate = parts.count > 1 ? " per \(parts[1])" : ""
    switch parts.first {
    case nil, "1": return "a number \(limits)\(rate)"
    case "s": return "seconds\(rate) \(limits)"
    case "pt": return "points\(rate) \(limits)"
    case .some(let unit): return "\(unit)\(rate) \(limits)"
    }
  }

  /// The JSON Schema of such a number.
  var schema: SchemaValue {
    .object([
      "type": .string(isWhole ? "integer" : "number"),
      isOpen ? "exclusiveMinimum" : "minimum": .number(range.lowerBound),
      isOpen ? "exclusiveMaximum" : "maximum": .number(range.upperBound),
    ])
  }
}

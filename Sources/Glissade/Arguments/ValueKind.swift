/// What a value on the command line may be.
enum ValueKind: Equatable, Sendable {
  /// Any text.
  case text
  /// A path, `-` for standard input or output, or one of these names, which completions offer
  /// beside the files.
  case path(names: [String] = [])
  /// A path with this ending. A positional argument of this kind takes all words that have it, wherever they stand.
  case file(ending: String)
  /// A finite number in this range; an infinite bound leaves that side open.
  case number(ClosedRange<Double>)
  /// A whole number in this range; `Int.max` and `Int.min` leave a side open.
  case integer(ClosedRange<Int>)
  /// One of these words.
  case choice([String])

  /// What is accepted, as the words after "expected".
  var expectation: String {
    switch self {
    case .text: "text"
    case .path: "a path"
    case .file(let ending): "a path that ends in .\(ending)"
    case .number(let range):
      "a number" + bounds(range, open: -Double.infinity...Double.infinity, spelled: shortest)
    case .integer(let range):
      "a whole number" + bounds(range, open: Int.min...Int.max, spelled: String.init)
    case .choice(let words): listed(words, conjunction: "or")
    }
  }

  /// Whether a file may be meant.
  var isPath: Bool {
    switch self {
    case .path, .file: true
    case .text, .number, .integer, .choice: false
    }
  }

  /// Whether it is told by its ending.
  var isFile: Bool { if case .file = self { true } else { false } }

  /// The words a completion or the help can list.
  var words: [String] {
    switch self {
    case .choice(let words), .path(let words): words
    case .text, .number, .integer, .file: []
    }
  }

  /// Why `text` is not such a value, as a clause; nil where it is one.
  func objection(to text: String) -> String? {
    let isAccepted =
      switch self {
      case .text: true
      case .path: !text.isEmpty
      case .file(let ending): text.hasSuffix(".\(ending)")
      case .number(let range): decimalNumber(text).map(range.contains) ?? false
      case .integer(let range): Int(text).map(range.contains) ?? false
      case .choice(let words): words.contains(text)
      }
    if isAccepted { return nil }
    let suggestion = Spelling.suggestion(for: text, among: words)
    return "expected \(expectation), found '\(text)'\(suggestion)"
  }
}

/// The finite number `text` spells in decimals, with or without an exponent; nil for anything else
/// (hexadecimal, NaN).
func decimalNumber(_ text: String) -> Double? {
  guard text.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(text),
    number.isFinite
  else {
    return nil
  }
  return number
}

/// Words as a sentence lists them: "time, frame or release".
func listed(_ words: [String], conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// The shortest spelling of `number` that reads back the same, without `.0`.
private func shortest(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// " from 1 to 5", " >= 1", " <= 5", or nothing.
private func bounds<Bound: Comparable>(
  _ range: ClosedRange<Bound>, open: ClosedRange<Bound>, spelled: (Bound) -> String
) -> String {
  switch (range.lowerBound > open.lowerBound, range.upperBound < open.upperBound) {
  case (true, true): " from \(spelled(range.lowerBound)) to \(spelled(range.upperBound))"
  case (true, false): " >= \(spelled(range.lowerBound))"
  case (false, true): " <= \(spelled(range.upperBound))"
  case (false, false): ""
  }
}

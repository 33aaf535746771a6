extension Double {
  /// The shortest text that reads back the same; a whole number has no fraction. The number is finite.
  var yamlScalar: String {
    let digits = "\(self)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}

extension String {
  /// The text as it stands in a file, as a key, a word or a sentence: in quotes only where YAML would take it for
  /// something else.
  var yamlScalar: String { isPlainWord ? self : yamlQuoted }

  /// Whether it is one or several words of letters, digits, `-`, `_` and `.` that YAML takes for text.
  private var isPlainWord: Bool {
    guard let first = unicodeScalars.first, first.isLatinLetter, last != " " else { return false }
    let isWordy = unicodeScalars.allSatisfy {
      $0.isLatinLetter || ("0"..."9").contains($0) || "-_. ".unicodeScalars.contains($0)
    }
    return isWordy && Scalar(text: self, isPlain: true).value == .text
  }

  /// The text in double quotes, on one line. Source: YAML 1.2.2, section 5.7.
  private var yamlQuoted: String {
    var quoted = "\""
    for character in unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where character.isPrintableInYAML: quoted.unicodeScalars.append(character)
      default: quoted += character.yamlEscape
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether a file may hold it as it is, on one line: NEL, LS and PS would end it, and the byte order mark is none
  /// of the text. Source: YAML 1.2.2, section 5.1.
  fileprivate var isPrintableInYAML: Bool {
    switch self {
    case "\u{2028}", "\u{2029}", "\u{FEFF}": false
    case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
      "\u{10000}"..."\u{10FFFF}":
      true
    default: false
    }
  }

  /// `\uXXXX`, or `\UXXXXXXXX` beyond four digits.
  fileprivate var yamlEscape: String {
    let digits = String(value, radix: 16, uppercase: true)
    let count = digits.count <= 4 ? 4 : 8
    return (count == 4 ? "\\u" : "\\U") + String(repeating: "0", count: count - digits.count)
      + digits
  }
}

extension Double {
  /// The shortest text that reads back the same, thousands grouped: `86,400`, `0.25`, `-1,000`,
  /// `1e-06`.
  var grouped: String {
    let text = "\(self)"
    return groupingThousands(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension BinaryInteger {
  /// All digits, thousands grouped: `86,400`.
  var grouped: String { groupingThousands("\(self)") }
}

/// `number` with commas between the thousands of its whole part.
private func groupingThousands(_ number: String) -> String {
  let start = number.firstIndex { $0 != "-" } ?? number.endIndex
  let end = number[start...].firstIndex { !$0.isNumber } ?? number.endIndex
  var whole = ""
  for (index, digit) in number[start..<end].enumerated() {
    if index > 0, (number.distance(from: start, to: end) - index) % 3 == 0 { whole += "," }
    whole.append(digit)
  }
  return number[..<start] + whole + number[end...]
}

internal import Foundation

extension Double {
  /// To a thousandth, without zeros at the end.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    // Adding 0 makes 0 of -0.
    guard let whole = Int(exactly: rounded) else { return "\(rounded + 0)" }
    return "\(whole)"
  }
}

extension CGFloat {
  var short: String { Double(self).short }
}

extension CGPoint {
  var short: String { "(\(x.short), \(y.short))" }

  /// How far away this is, in words, as "12.5 pt to the right and 3 pt below".
  var directions: String {
    var words: [String] = []
    if x.short != "0" { words.append("\(abs(x).short) pt to the \(x > 0 ? "right" : "left")") }
    if y.short != "0" { words.append("\(abs(y).short) pt \(y > 0 ? "below" : "above")") }
    return words.isEmpty ? "at the place" : words.joined(separator: " and ")
  }
}

extension CGSize {
  /// As "320 x 100".
  var short: String { "\(width.short) x \(height.short)" }
}

extension IndexPath {
  /// As "0.3": section and item.
  var short: String { map(String.init).joined(separator: ".") }
}

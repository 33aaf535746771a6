extension String {
  /// The text with its control characters written out, `\u{1B}`, except for line feeds and tabs.
  ///
  /// Names and values in messages come from files; a terminal would obey the escape sequences in
  /// them.
  var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.mustBeVisible) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.mustBeVisible {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var mustBeVisible: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t"
  }
}

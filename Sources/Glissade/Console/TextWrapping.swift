/// Breaks text between words, so that no line is wider than `width` columns unless a single word
/// is.
///
/// Every line but the first begins with `indent` spaces, which count; the first begins in the
/// column `start`, as if something stood before it. Line feeds and several spaces count as one
/// space.
func wrapped(_ text: String, width: Int, indent: Int = 0, start: Int = 0) -> String {
  var lines: [String] = []
  var line = ""
  var column = start
  for word in text.split(whereSeparator: \.isWhitespace) {
    let wordWidth = String(word).displayWidth
    if line.isEmpty {
      line = String(word)
      column += wordWidth
    } else if column + 1 + wordWidth <= width {
      line += " " + word
      column += 1 + wordWidth
    } else {
      lines.append(line)
      line = String(repeating: " ", count: indent) + word
      column = indent + wordWidth
    }
  }
  return (lines + [line]).joined(separator: "\n")
}

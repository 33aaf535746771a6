extension String {
  /// How many columns the text takes in a terminal: two for a wide character (Chinese, Japanese,
  /// Korean, most emoji), one for any other.
  var displayWidth: Int {
    reduce(0) { width, character in
      width + (character.unicodeScalars.first.map(isWide) == true ? 2 : 1)
    }
  }

  /// The text with spaces after it, to fill `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

/// The blocks that Unicode's EastAsianWidth.txt calls wide or full-width, rounded to whole blocks.
private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  wideBlocks.contains { $0.contains(scalar.value) }
}

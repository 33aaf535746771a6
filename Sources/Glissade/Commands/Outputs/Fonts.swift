import Drawing

/// The fonts that pictures need.
enum Fonts {
  /// Errors: `.unavailable` where the system has no font that text could be read in.
  static func check() throws(CommandError) {
    guard !TextStyle.hasFonts else { return }
    throw CommandError(
      .unavailable,
      "there is no font to write with: install one, as with 'apt-get install fonts-dejavu-core'")
  }
}

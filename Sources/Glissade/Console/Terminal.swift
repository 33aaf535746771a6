import Foundation

/// What is known about where a stream's text is shown.
struct Terminal: Equatable, Sendable {
  /// How text can stand out.
  enum Emphasis: Int, CaseIterable, Sendable {
    // The numbers are those of the terminal's Select Graphic Rendition sequence (ECMA-48).
    case bold = 1
    case red = 31
    case green = 32
  }

  /// Whether a person is looking at it.
  let isTerminal: Bool
  /// Columns; 80 where it is not a terminal or does not say.
  let width: Int
  /// Whether it understands control sequences, so that a line can be drawn again. Implies
  /// `isTerminal`.
  let allowsRedrawing: Bool
  /// Whether text may be coloured. Implies `allowsRedrawing`.
  let allowsColour: Bool

  /// Decides by a terminal's size and the environment: `TERM` must name a terminal that is not
  /// `dumb`, and `NO_COLOR` must be unset or empty for colours.
  init(isTerminal: Bool, columns: Int?, environment: [String: String]) {
    self.isTerminal = isTerminal
    self.width = isTerminal ? columns ?? 80 : 80
    self.allowsRedrawing = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    self.allowsColour = allowsRedrawing && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The terminal behind a descriptor, if there is one.
  init(_ descriptor: Descriptor, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      isTerminal: isatty(descriptor.number) == 1, columns: isKnown ? Int(size.ws_col) : nil,
      environment: environment)
  }

  /// The text with an emphasis, where that is allowed; else the text.
  func paint(_ text: String, _ emphasis: Emphasis) -> String {
    allowsColour ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }
}

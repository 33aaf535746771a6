internal import Foundation

/// What is different between two texts of frames, element by element.
struct FramesDifference {
  /// A sentence a line, in the order of what was expected, then of what is too much.
  let text: String
  /// Whether the texts say the same.
  var isEmpty: Bool { text.isEmpty }

  init(from expected: String, to found: String) {
    let (expected, found) = (Self.lines(expected), Self.lines(found))
    var left = found
    var sentences: [String] = []
    for line in expected {
      guard let index = left.firstIndex(where: { $0.name == line.name }) else {
        sentences.append("\(line.name) is not shown, expected at \(line.rest).")
        continue
      }
      let other = left.remove(at: index)
      if other.rest != line.rest { sentences.append(Self.sentence(line, other)) }
    }
    sentences += left.map { "\($0.name) is shown at \($0.rest), not expected." }
    if sentences.isEmpty, expected.map(\.name) != found.map(\.name) {
      sentences.append("The same elements are in another order.")
    }
    text = sentences.joined(separator: "\n")
  }

  /// An element's line: what it is, and how it is shown.
  private struct Line {
    let name: String
    let rest: String

    init(_ text: Substring) {
      let words = text.split(whereSeparator: \.isWhitespace)
      name = words.prefix(2).joined(separator: " ")
      rest = words.dropFirst(2).joined(separator: " ")
    }

    /// The frame; nil where the line has none.
    var frame: [Double]? {
      let numbers = rest.split(separator: " ").prefix(4).compactMap { Double($0) }
      return numbers.count == 4 ? numbers : nil
    }

    /// What follows the frame.
    var look: [Substring] { Array(rest.split(separator: " ").dropFirst(4)) }
  }

  private static func lines(_ text: String) -> [Line] {
    text.split(whereSeparator: \.isNewline).map(Line.init).filter { !$0.name.isEmpty }
  }

  private static func sentence(_ expected: Line, _ found: Line) -> String {
    let ending = "expected \(expected.rest), found \(found.rest)."
    guard let before = expected.frame, let after = found.frame, expected.look == found.look else {
      return "\(expected.name): \(ending)"
    }
    let steps = zip(after, before).map { $0 - $1 }
    var words: [String] = []
    if steps[0] != 0 || steps[1] != 0 {
      words.append("is (\(steps[0].short), \(steps[1].short)) pt away")
    }
    if steps[2] != 0 || steps[3] != 0 {
      words.append("is (\(steps[2].short), \(steps[3].short)) pt larger")
    }
    return "\(expected.name) \(words.joined(separator: " and ")): \(ending)"
  }
}

/// One node of a document: a scalar, a list or a map, and where it begins.
struct Node: Sendable {
  /// What a node holds.
  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// The kinds of content.
  enum Shape { case scalar, sequence, mapping }

  /// One key of a map with its value.
  struct Entry: Sendable {
    let key: String
    let place: Place
    var value: Node
  }

  var content: Content
  let place: Place

  var shape: Shape {
    switch content {
    case .scalar: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  /// The entry named `key`, if the node is a map that has it. Complexity: O(n) in the entries.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// The nodes of a list; none if it is something else.
  var elements: [Node] {
    if case .sequence(let elements) = content { elements } else { [] }
  }
}

extension Node {
  /// The longest piece of a file that a message repeats, in characters: half a line of a terminal.
  /// Ours.
  static let longestQuote = 40

  /// The node as a message names it: its text, or what kind of node it is.
  var summary: String {
    switch content {
    case .sequence(let elements):
      elements.isEmpty ? "an empty list" : "a list of \(elements.count.grouped)"
    case .mapping(let entries): entries.isEmpty ? "an empty map" : "a map"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "nothing"
      case .text: Node.quoted(scalar.text)
      default: Node.shortened(scalar.text)
      }
    }
  }

  /// `text` in quotes, on one line and not too long.
  static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

  /// `text` on one line and of no more than `count` characters.
  static func shortened(_ text: String, to count: Int = longestQuote) -> String {
    let head = text.unicodeScalars.prefix(count)
    var short = ""
    for character in head {
      let isControl = character.properties.generalCategory == .control
      short += isControl ? character.escaped(asASCII: true) : String(character)
    }
    return head.endIndex == text.unicodeScalars.endIndex ? short : short + "…"
  }
}

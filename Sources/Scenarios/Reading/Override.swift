/// One key of a file that gets another value before the file is read: `key.path=value`.
struct Override {
  /// The way to the key; an index stands as its digits.
  private let path: [String]
  private let value: Node
  private let place: Place

  /// Reads `text`, the override with the index `index`. The value is YAML; nothing behind `=` is
  /// null.
  init(_ text: String, index: Int32) throws(Problem) {
    place = .option(index)
    guard let sign = text.firstIndex(of: "=") else {
      throw Problem("expected key=value, as in viewport.width=320", at: place)
    }
    // `events[0].at` and `events.0.at` are the same way.
    path = text[..<sign].split(separator: ".", omittingEmptySubsequences: false).flatMap { step in
      step.split(separator: "[", omittingEmptySubsequences: false).enumerated().map {
        $0.offset > 0 && $0.element.hasSuffix("]")
          ? String($0.element.dropLast()) : String($0.element)
      }
    }
    guard !path.contains(""), path.count <= Node.deepestNesting else {
      throw Problem(
        "expected a path such as events[0].at, found \(Node.quoted(String(text[..<sign])))",
        at: place)
    }
    value = try Node.value(text[text.index(after: sign)...], option: index)
  }

  /// Puts the value into `root`. Maps that are missing on the way are made; a key that should not
  /// be there is found when the tree is read. A word for which `shorthands` has its path becomes a
  /// map with the word under that key.
  func apply(to root: inout Node, shorthands: [String: String]) throws(Problem) {
    try set(path[...], of: &root, at: "", shorthands)
  }

  private func set(
    _ rest: ArraySlice<String>, of node: inout Node, at way: String, _ shorthands: [String: String]
  ) throws(Problem) {
    guard let step = rest.first else {
      node = value
      return
    }
    switch node.content {
    case .sequence(var elements):
      guard let index = Int(step), elements.indices.contains(index) else {
        let indices =
          elements.isEmpty ? "nothing in an empty list" : "an index from 0 to \(elements.count - 1)"
        throw Problem("expected \(indices), found \(Node.quoted(step))", at: place).under(.key(way))
      }
      try set(rest.dropFirst(), of: &elements[index], at: "\(way)[\(index)]", shorthands)
      node.content = .sequence(elements)
    case .mapping(let entries):
      try set(rest, of: &node, entries, at: way, shorthands)
    case .scalar:
      var entries: [Node.Entry] = []
      if let key = shorthands[way] {
        entries = [Node.Entry(key: key, place: node.place, value: node)]
      }
      try set(rest, of: &node, entries, at: way, shorthands)
    }
  }

  private func set(
    _ rest: ArraySlice<String>, of node: inout Node, _ old: [Node.Entry], at way: String,
    _ shorthands: [String: String]
  ) throws(Problem) {
    // A key may hold dots itself, as those of the event `set` do: the longest that is there is meant.
    let lengths = stride(from: rest.count, through: 1, by: -1)
    let key = lengths.map { rest.prefix($0).joined(separator: ".") }
      .first { key in old.contains { $0.key == key } }
    var entries = old
    let name = key ?? rest[rest.startIndex]
    let steps = key.map { $0.split(separator: ".", omittingEmptySubsequences: false).count } ?? 1
    let index = entries.firstIndex { $0.key == name } ?? entries.endIndex
    if index == entries.endIndex {
      entries.append(
        Node.Entry(key: name, place: place, value: Node(content: .mapping([]), place: place)))
    }
    try set(
      rest.dropFirst(steps), of: &entries[index].value, at: way.isEmpty ? name : "\(way).\(name)",
      shorthands)
    node = Node(content: .mapping(entries), place: node.place)
  }
}

extension Node {
  /// The largest file that is read, in bytes: 16 MiB. Ours; a million touch samples fit.
  static let largestFile = 16 << 20
  /// How many lists and maps may lie in one another. Ours; the format itself needs 8.
  static let deepestNesting = 64

  /// The tree of the one document in `bytes`.
  ///
  /// Complexity: O(n) in the bytes.
  static func document(in bytes: [UInt8]) throws(Problem) -> Node {
    let start = Place.file(line: 1, column: 1)
    guard bytes.count <= largestFile else {
      throw Problem(
        "a scenario has at most \(largestFile.grouped) bytes, and this file has \(bytes.count.grouped)",
        at: start)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard let node = try only(in: YAMLParser(text)) else {
      throw Problem("the file is empty; a scenario begins with glissade: 1", at: start)
    }
    return node
  }

  /// The tree that the value of the option with the index `option` means; an empty value is null.
  static func value(_ text: Substring, option: Int32) throws(Problem) -> Node {
    let empty = Node(content: .scalar(Scalar(text: "", isPlain: true)), place: .option(option))
    return try only(in: YAMLParser(Array(text.utf8), option: option)) ?? empty
  }

  /// The only document there is; nil if there is none.
  private static func only(in parser: consuming YAMLParser) throws(Problem) -> Node? {
    _ = try parser.next()
    guard case .documentStart = try parser.next().event else { return nil }
    let (first, place) = try parser.next()
    let node = try node(first, at: place, depth: 0, in: parser)
    _ = try parser.next()
    let (after, end) = try parser.next()
    guard case .streamEnd = after else {
      throw Problem("a second document begins here; a scenario is one document", at: end)
    }
    return node
  }

  /// The node that `event` begins, which lies in `depth` lists and maps.
  private static func node(
    _ event: YAMLParser.Event, at place: Place, depth: Int, in parser: borrowing YAMLParser
  ) throws(Problem) -> Node {
    if case .scalar(let scalar) = event { return Node(content: .scalar(scalar), place: place) }
    guard depth < deepestNesting else {
      throw Problem("lists and maps lie more than \(deepestNesting) deep in one another", at: place)
    }
    switch event {
    case .sequenceStart:
      return Node(content: .sequence(try elements(depth: depth + 1, in: parser)), place: place)
    case .mappingStart:
      return Node(content: .mapping(try entries(depth: depth + 1, in: parser)), place: place)
    default:
      preconditionFailure("libyaml gave \(event) where a node begins.")
    }
  }

  private static func elements(
    depth: Int, in parser: borrowing YAMLParser
  ) throws(Problem) -> [Node] {
    var elements: [Node] = []
    while true {
      let (event, place) = try parser.next()
      if case .sequenceEnd = event { return elements }
      elements.append(try node(event, at: place, depth: depth, in: parser))
    }
  }

  private static func entries(
    depth: Int, in parser: borrowing YAMLParser
  ) throws(Problem) -> [Entry] {
    var entries: [Entry] = []
    var keys: Set<String> = []
    while true {
      let (event, place) = try parser.next()
      if case .mappingEnd = event { return entries }
      guard case .scalar(let key) = event else {
        throw Problem("a key is a name, not a list or a map", at: place)
      }
      guard keys.insert(key.text).inserted else {
        throw Problem("the key \(Node.quoted(key.text)) stands here for the second time", at: place)
      }
      let (value, valuePlace) = try parser.next()
      let node = try node(value, at: valuePlace, depth: depth, in: parser)
      entries.append(Entry(key: key.text, place: place, value: node))
    }
  }
}

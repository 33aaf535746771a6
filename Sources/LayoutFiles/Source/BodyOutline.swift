/// Where the bodies of a file's own classes and extensions begin and end.
struct BodyOutline {
  /// What stands between the braces of a class or an extension.
  struct Body {
    /// The name in front of them.
    let name: String
    /// Where the opening brace is, and the closing one, in Unicode scalars from the beginning of the code.
    let start: Int
    let end: Int
    /// Whether the body of an extension may stand in the class as well, and has an override.
    var isMovable = false
    /// Whether something in it is hidden from other files.
    var hidesMembers = false
  }

  /// The classes that stand in no other type, by their names.
  private(set) var classes: [String: Body] = [:]
  /// The extensions, in their order.
  private(set) var bodies: [Body] = []

  private let scalars: [Unicode.Scalar]
  private let tokens: [SwiftToken]

  init(_ code: String) {
    scalars = Array(code.unicodeScalars)
    tokens = SwiftScanner.tokens(of: code)
    var index = 0
    while index < tokens.count {
      switch tokens[index].word {
      case "class" where isDeclaration(index), "extension": index = read(index)
      default: index = tokens[index].isSign("{") ? end(of: index) : index + 1
      }
    }
  }

  /// Whether `class` at `index` declares one: the word also says that a member belongs to the type.
  private func isDeclaration(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].word != nil
  }

  /// Reads the type whose keyword is at `index`; answers the index behind it.
  private mutating func read(_ index: Int) -> Int {
    guard index + 1 < tokens.count, let name = tokens[index + 1].word,
      let brace = tokens[index...].firstIndex(where: { $0.isSign("{") })
    else { return index + 1 }
    let next = end(of: brace)
    guard tokens[next - 1].isSign("}") else { return next }
    var body = Body(name: name, start: tokens[brace].place, end: tokens[next - 1].place)
    if tokens[index].word == "class" {
      classes[name] = body
      return next
    }
    let head = tokens[(index + 2)..<brace]
    let inner = (brace + 1)..<(next - 1)
    let isPlain =
      !isModified(index) && !head.contains { $0.word == "where" || $0.isSign(".") }
      && !isConditional(tokens[index].place)
    body.isMovable = isPlain && ownWords(inner).contains("override")
    body.hidesMembers = inner.contains { ["private", "fileprivate"].contains(tokens[$0].word) }
    bodies.append(body)
    return next
  }

  /// The index behind the brace that ends what begins at `brace`.
  private func end(of brace: Int) -> Int {
    var depth = 0
    for index in brace..<tokens.count {
      if tokens[index].isSign("{") { depth += 1 }
      if tokens[index].isSign("}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// The words of `range` that stand in no braces of their own.
  private func ownWords(_ range: Range<Int>) -> [String] {
    var depth = 0
    return range.compactMap { index in
      if tokens[index].isSign("{") { depth += 1 }
      if tokens[index].isSign("}") { depth -= 1 }
      return depth == 0 ? tokens[index].word : nil
    }
  }

  /// Whether a modifier or an attribute stands before the keyword at `index`.
  private func isModified(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    var before = index - 1
    if tokens[before].isSign(")") {
      // What an attribute is given.
      var depth = 0
      repeat {
        if tokens[before].isSign(")") { depth += 1 }
        if tokens[before].isSign("(") { depth -= 1 }
        before -= 1
      } while depth > 0 && before >= 0
      return before >= 0 && tokens[before].word?.hasPrefix("@") == true
    }
    guard let word = tokens[before].word else { return false }
    return word.hasPrefix("@")
      || ["public", "private", "fileprivate", "internal", "package", "nonisolated"].contains(word)
  }

  /// Whether `place` is inside of `#if`.
  private func isConditional(_ place: Int) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[..<place])
    return String(text).split(whereSeparator: \.isNewline).reduce(0) { depth, line in
      let words = line.drop { $0.isWhitespace }
      return depth + (words.hasPrefix("#if") ? 1 : 0) - (words.hasPrefix("#endif") ? 1 : 0)
    } > 0
  }
}

extension BodyOutline {
  /// Empties `body`; its lines stay.
  func removal(of body: Body) -> TextEdit {
    let inside = scalars[(body.start + 1)..<body.end]
    return TextEdit(
      place: body.start + 1, length: inside.count,
      text: String(repeating: "\n", count: inside.count { $0 == "\n" }))
  }

  /// What stands in `body`, for another place of the same or another file than `path`.
  func text(of body: Body, in path: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[(body.start + 1)..<body.end])
    return position(of: body.start + 1, in: path) + String(view)
  }

  /// Has the compiler take what follows for what stands at `place` of `path`.
  func position(of place: Int, in path: String) -> String {
    let line = 1 + scalars[..<place].count { $0 == "\n" }
    let column = scalars[..<place].reversed().prefix { $0 != "\n" }.count
    return "\n\(Glue.place(path, line))\n" + String(repeating: " ", count: column)
  }
}

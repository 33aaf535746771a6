/// Finds the types that Swift code declares.
struct DeclarationReader {
  private(set) var types: [DeclaredType] = []
  /// What each type alias stands for.
  private(set) var aliases: [String: String] = [:]

  private let tokens: [SwiftToken]
  private var place = 0
  /// What the braces around belong to; nil for a body in which types are local.
  private var scopes: [DeclaredType?] = []

  /// Reads `code`. Complexity: O(n).
  init(_ code: String) {
    tokens = SwiftScanner.tokens(of: code)
    while place < tokens.count { readOne() }
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "indirect",
    "nonisolated", "distributed",
  ]
  /// What follows `class` where that says that a member belongs to the type.
  private static let memberWords: Set<String> = ["func", "var", "let", "subscript", "override"]

  private mutating func readOne() {
    let token = tokens[place]
    if token.isSign("{") {
      scopes.append(nil)
    } else if token.isSign("}") {
      _ = scopes.popLast()
    } else if token.word == "typealias" {
      return readAlias()
    } else if let kind = token.word.flatMap(DeclaredType.Kind.init), isDeclaration(of: kind) {
      return readType(kind)
    }
    place += 1
  }

  private func isDeclaration(of kind: DeclaredType.Kind) -> Bool {
    guard let name = word(at: place + 1) else { return false }
    if place > 0, tokens[place - 1].isSign(".") { return false }
    return kind != .class
      || !(Self.memberWords.contains(name) || Self.modifiers.contains(name))
  }

  private func word(at place: Int) -> String? {
    place < tokens.count ? tokens[place].word : nil
  }

  private mutating func readAlias() {
    let name = word(at: place + 1)
    place += 2
    guard let name, place < tokens.count, tokens[place].isSign("=") else { return }
    place += 1
    if let target = readName() { aliases[name] = target }
  }

  private mutating func readType(_ kind: DeclaredType.Kind) {
    let start = place
    place += 1
    guard let ownName = readName() else { return }
    let isGeneric = place < tokens.count && tokens[place].isSign("<")
    if isGeneric { skipArguments() }
    var inherited: [String] = []
    if place < tokens.count, tokens[place].isSign(":") {
      place += 1
      inherited = readInherited()
    }
    while place < tokens.count, !tokens[place].isSign("{") {
      if tokens[place].isSign("}") { return }
      place += 1
    }
    place += 1
    let isLocal = scopes.contains { $0 == nil }
    let outer = scopes.last.flatMap { $0 }
    let type = DeclaredType(
      kind: kind, name: (outer.map { $0.name + "." } ?? "") + ownName, inherited: inherited,
      isReachable: !isLocal && outer?.isReachable != false && !isPrivate(before: start),
      isGeneric: isGeneric || outer?.isGeneric == true, line: tokens[start].line)
    types.append(type)
    scopes.append(type)
  }

  /// Whether the modifiers before a keyword hide what it declares.
  private func isPrivate(before keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0 {
      guard let word = tokens[index].word else { return false }
      if word == "private" || word == "fileprivate" { return true }
      guard Self.modifiers.contains(word) || word.hasPrefix("@") else { return false }
      index -= 1
    }
    return false
  }

  /// A name with its dots, without generic arguments.
  private mutating func readName() -> String? {
    guard var name = word(at: place) else { return nil }
    place += 1
    while place + 1 < tokens.count, tokens[place].isSign("."), let part = word(at: place + 1) {
      name += "." + part
      place += 2
    }
    return name
  }

  private mutating func readInherited() -> [String] {
    var names: [String] = []
    while place < tokens.count, !tokens[place].isSign("{"), word(at: place) != "where" {
      if let word = word(at: place), !word.hasPrefix("@") {
        if let name = readName() { names.append(name) }
      } else if tokens[place].isSign("<") {
        skipArguments()
      } else {
        place += 1
      }
    }
    return names
  }

  /// From `<` behind the `>` that ends it; the `>` of an arrow ends nothing.
  private mutating func skipArguments() {
    var depth = 0
    while place < tokens.count {
      let isArrow = place > 0 && tokens[place - 1].isSign("-")
      if tokens[place].isSign("<") { depth += 1 }
      if tokens[place].isSign(">"), !isArrow { depth -= 1 }
      if tokens[place].isSign("{") { return }
      place += 1
      if depth == 0 { return }
    }
  }
}

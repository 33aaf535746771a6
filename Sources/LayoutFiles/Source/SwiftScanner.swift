/// Reads Swift code as words and signs, as far as one must to see which types it declares: comments that nest, literals
/// of all four forms, names in backticks and directives are told apart, and nothing else is understood.
struct SwiftScanner {
  private let text: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  private init(_ code: String) { text = Array(code.unicodeScalars) }

  /// All words and signs of `code`. Complexity: O(n).
  static func tokens(of code: String) -> [SwiftToken] {
    var scanner = SwiftScanner(code)
    while scanner.place < scanner.text.count { scanner.readOne() }
    return scanner.tokens
  }

  private mutating func readOne() {
    let scalar = text[place]
    switch scalar {
    case "/" where next == "/": skipLine()
    case "/" where next == "*": skipComment()
    case "\"": skipLiteral(hashes: 0)
    case "#": readHash()
    case "`": readQuotedName()
    case "@": readWord(from: place + 1, prefix: "@")
    case _ where Self.isNamePart(scalar): readWord(from: place, prefix: "")
    default:
      if !scalar.properties.isWhitespace {
        tokens.append(SwiftToken(kind: .sign(Character(scalar)), line: line, place: place))
      }
      advance()
    }
  }

  private var next: Unicode.Scalar? { scalar(at: place + 1) }

  private func scalar(at place: Int) -> Unicode.Scalar? {
    place < text.count ? text[place] : nil
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where place < text.count {
      if text[place] == "\n" { line += 1 }
      place += 1
    }
  }

  private mutating func skipLine() {
    while place < text.count, text[place] != "\n" { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if text[place] == "/", next == "*" {
        depth += 1
        advance(by: 2)
      } else if text[place] == "*", next == "/" {
        depth -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while depth > 0 && place < text.count
  }

  /// `#"…"#`, `#if` with what is asked, or another word behind a hash, which is no type.
  private mutating func readHash() {
    var hashes = 0
    while scalar(at: place + hashes) == "#" { hashes += 1 }
    if scalar(at: place + hashes) == "\"" {
      advance(by: hashes)
      return skipLiteral(hashes: hashes)
    }
    advance()
    var word = ""
    while let scalar = scalar(at: place), Self.isNamePart(scalar) {
      word.unicodeScalars.append(scalar)
      place += 1
    }
    if ["if", "elseif", "sourceLocation"].contains(word) { skipLine() }
  }

  /// The text between quotes, whose interpolations may hold quotes themselves.
  private mutating func skipLiteral(hashes: Int) {
    let isLong = next == "\"" && scalar(at: place + 2) == "\""
    let quotes = isLong ? 3 : 1
    advance(by: quotes)
    while place < text.count {
      if text[place] == "\\", hasHashes(hashes, at: place + 1) {
        advance(by: 1 + hashes)
        scalar(at: place) == "(" ? skipInterpolation() : advance()
      } else if hasQuotes(quotes, at: place), hasHashes(hashes, at: place + quotes) {
        return advance(by: quotes + hashes)
      } else if !isLong, text[place] == "\n" {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    let kept = tokens.count
    repeat {
      switch text[place] {
      case "(":
        depth += 1
        advance()
      case ")":
        depth -= 1
        advance()
      default: readOne()
      }
    } while depth > 0 && place < text.count
    tokens.removeSubrange(kept...)
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { scalar(at: place + $0) == "#" }
  }

  private func hasQuotes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { scalar(at: place + $0) == "\"" }
  }

  private mutating func readQuotedName() {
    advance()
    readWord(from: place, prefix: "")
    if scalar(at: place) == "`" { advance() }
  }

  private mutating func readWord(from start: Int, prefix: String) {
    var word = prefix
    place = start
    while let scalar = scalar(at: place), Self.isNamePart(scalar) {
      word.unicodeScalars.append(scalar)
      place += 1
    }
    tokens.append(SwiftToken(kind: .word(word), line: line, place: start - prefix.count))
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil || scalar.properties.isXIDContinue
  }
}

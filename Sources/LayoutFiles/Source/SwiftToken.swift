/// A word or a sign of Swift code. Comments, literals and what stands in them are none.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword, or an attribute with its `@`.
    case word(String)
    /// One of the signs that structure code.
    case sign(Character)
  }

  let kind: Kind
  /// The line it stands on, from 1.
  let line: Int
  /// Where it begins, in Unicode scalars from the beginning of the code.
  let place: Int

  /// The word; nil for a sign.
  var word: String? { if case .word(let word) = kind { word } else { nil } }

  func isSign(_ sign: Character) -> Bool { kind == .sign(sign) }
}

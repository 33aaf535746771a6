/// A type that Swift code declares, as far as its own text says.
struct DeclaredType: Equatable {
  enum Kind: String { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

  let kind: Kind
  /// Its name with those of the types it stands in: `Outer.Inner`.
  let name: String
  /// What stands behind its colon, without generic arguments.
  var inherited: [String]
  /// Whether another file can name it: neither it nor what it stands in is private or local.
  let isReachable: Bool
  /// Whether it, or what it stands in, has generic parameters.
  let isGeneric: Bool
  /// The line of its keyword, from 1.
  let line: Int
}

/// Identifiers that were marked, once each, in the order in which they were first marked.
struct MarkedIdentifiers<Identifier: Hashable> {
  private(set) var ordered: [Identifier] = []
  private var known = Set<Identifier>()

  mutating func mark(_ identifiers: [Identifier]) {
    ordered += identifiers.filter { known.insert($0).inserted }
  }
}

extension MarkedIdentifiers: Sendable where Identifier: Sendable {}

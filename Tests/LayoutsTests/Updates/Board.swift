import CollectionEngine
import Foundation

/// What a data source has, by identities: the arrays that batches are checked against.
struct Board: Equatable {
  struct Section: Equatable {
    let identity: Int
    var items: [Int]
  }

  var sections: [Section] = []

  var counts: [Int] { sections.map(\.items.count) }

  /// All items by their identities.
  var paths: [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identity) in content.items.enumerated() {
        paths[identity] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// The item at `path`; nil where there is none.
  subscript(path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

extension Array {
  /// Puts `arrivals` at random places of the result, the rest in order around them; answers where.
  ///
  /// What arrives is inserted from the front, as the documentation's recipe for data sources says.
  mutating func scatter<Generator: RandomNumberGenerator>(
    _ arrivals: [Element], _ random: inout Generator
  ) -> [Int] {
    let places = (0..<count + arrivals.count).shuffled(using: &random).prefix(arrivals.count)
      .sorted()
    for (place, arrival) in zip(places, arrivals) { insert(arrival, at: place) }
    return places
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Puts items behind the children of `parent`, or behind the roots.
  ///
  /// Failures: an item given twice or there already, a parent that is not there. Complexity:
  /// O(appended) on average.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard !items.isEmpty, areNew(items) else { return }
    if let parent, !contains(parent) {
      return updateFailure("Parent item identifier does not exist in section snapshot: \(parent)")
    }
    adopt(Self(roots: items), items, below: parent, at: siblings(below: parent).count)
  }

  /// Puts items before another one, beside it.
  ///
  /// Failures: an item given twice or there already, a destination that is not there. Complexity:
  /// O(siblings + inserted) on average.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { insert(Self(roots: items), beside: beforeIdentifier, isAfter: false) }

  /// Puts items behind another one and all below it, beside it, likewise.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { insert(Self(roots: items), beside: afterIdentifier, isAfter: true) }

  /// Puts an outline before an item, its roots beside it, with what is expanded in it.
  public mutating func insert(_ snapshot: Self, before beforeIdentifier: ItemIdentifierType) {
    insert(snapshot, beside: beforeIdentifier, isAfter: false)
  }

  /// Puts an outline behind an item and all below it, likewise.
  public mutating func insert(_ snapshot: Self, after afterIdentifier: ItemIdentifierType) {
    insert(snapshot, beside: afterIdentifier, isAfter: true)
  }

  /// Takes items out with all below them. One that is not there is a failure, and none is taken
  /// out.
  ///
  /// Complexity: O(items).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if let unknown = items.first(where: { !contains($0) }) {
      return updateFailure("Failed to find index of item \(unknown)")
    }
    let parents = Set(items.compactMap { nodes[$0]?.parent })
    let gone = Set(items)
    for item in items { forget(item) }
    rootItems.removeAll { gone.contains($0) }
    for parent in parents { nodes[parent]?.children.removeAll { gone.contains($0) } }
  }

  /// Takes everything out.
  public mutating func deleteAll() {
    rootItems = []
    nodes = [:]
  }

  /// Has the items below these visible, where these are; items that are not there are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Has the items below these not visible; items that are not there are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Puts an outline in the place of all that is below `parent`.
  ///
  /// Failures: a parent that is not there, an item that stays and is in the outline too.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let node = nodes[parent] else {
      return updateFailure("Parent item identifier does not exist in section snapshot: \(parent)")
    }
    var emptied = self
    emptied.delete(node.children)
    guard emptied.areNew(snapshot.items) else { return }
    emptied.adopt(snapshot, snapshot.rootItems, below: parent, at: 0)
    self = emptied
  }

  /// Takes `roots` of another outline with all below them, and puts them before the child `index`
  /// of `parent`, or before that root.
  mutating func adopt(
    _ other: Self, _ roots: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    var open = roots
    for root in roots {
      nodes[root] = other.nodes[root].map {
        Node(parent: parent, children: $0.children, isExpanded: $0.isExpanded)
      }
    }
    while let item = open.popLast() {
      for child in other.nodes[item]?.children ?? [] {
        nodes[child] = other.nodes[child]
        open.append(child)
      }
    }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: roots, at: index)
    } else {
      rootItems.insert(contentsOf: roots, at: index)
    }
  }

  /// An outline of `roots` only, each of which is taken once.
  init(roots: [ItemIdentifierType]) {
    self.init()
    rootItems = roots
    for root in roots { nodes[root] = Node(parent: nil) }
  }

  private mutating func insert(
    _ snapshot: Self, beside destination: ItemIdentifierType, isAfter: Bool
  ) {
    let items =
      snapshot.rootItems.count == snapshot.nodes.count ? snapshot.rootItems : snapshot.items
    guard !items.isEmpty, areNew(items) else { return }
    guard let node = nodes[destination] else {
      return updateFailure(
        "Item identifier to insert \(isAfter ? "after" : "before") does not exist in section "
          + "snapshot: \(destination)")
    }
    guard let index = siblings(below: node.parent).firstIndex(of: destination) else { return }
    adopt(snapshot, snapshot.rootItems, below: node.parent, at: isAfter ? index + 1 : index)
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { nodes[$0]?.children ?? [] } ?? rootItems
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    var open = [item]
    while let next = open.popLast() { open += nodes.removeValue(forKey: next)?.children ?? [] }
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen = Set<ItemIdentifierType>()
    let known = items.filter { !seen.insert($0).inserted || contains($0) }
    if !known.isEmpty { updateFailure(SnapshotSentence.repeatedInOutline(known)) }
    return known.isEmpty
  }
}

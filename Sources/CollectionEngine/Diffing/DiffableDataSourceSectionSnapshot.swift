/// The items of one section as an outline: roots, their children, and which of them are expanded:
/// UIKit's `NSDiffableDataSourceSectionSnapshot`.
///
/// Each item stands once. An item is visible where all above it are expanded; only visible items
/// become items of the section. An edit that is not possible goes to `updateFailure` with UIKit's
/// sentence and changes nothing.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Called with UIKit's sentence when an edit or a question does not fit; nothing has changed
  /// then. The default ends the program with it. Copies keep it.
  public var updateFailure: @Sendable (String) -> Void = { fatalError($0) }

  /// What is known of an item.
  struct Node {
    let parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items that have none above them, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// An outline without items.
  public init() {}

  /// All items, each before its children, visible or not.
  ///
  /// Complexity: O(items).
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items all above which are expanded, each before its children.
  ///
  /// Complexity: O(visible items).
  public var visibleItems: [ItemIdentifierType] { walk { $0.isExpanded } }

  /// Whether the item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Which of `items` this is; nil for none of them.
  ///
  /// Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Whether the item is expanded, whether it has children or not; one that is not there is a
  /// failure.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    known(item)?.isExpanded ?? false
  }

  /// Whether all above the item are expanded; one that is not there is a failure.
  ///
  /// Complexity: O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known(item) != nil && ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded ?? false }
  }

  /// How many items are above this one: 0 for a root; one that is not there is a failure.
  ///
  /// Complexity: O(level).
  public func level(of item: ItemIdentifierType) -> Int {
    known(item) == nil ? 0 : ancestors(of: item).count
  }

  /// The item above this one; nil for a root. One that is not there is a failure.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let node = nodes[child] else {
      updateFailure("Child item identifier does not exist in section snapshot: \(child)")
      return nil
    }
    return node.parent
  }

  /// The items below `parent` as an outline of their own, with what is expanded; they are its roots,
  /// or their parent is the only one. A parent that is not there is a failure.
  ///
  /// Complexity: O(items below).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    part.updateFailure = updateFailure
    guard let node = nodes[parent] else {
      updateFailure("Parent item identifier does not exist in section snapshot: \(parent)")
      return part
    }
    if includingParent {
      part.adopt(self, [parent], below: nil, at: 0)
    } else {
      part.adopt(self, node.children, below: nil, at: 0)
    }
    return part
  }

  /// The outline as lines of text: `+` for an expanded item, `-` for another, `*` for a visible one,
  /// two spaces a level.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: level(of: item))
      return "\(indent)\(isExpanded(item) ? "+" : "-") \(isVisible(item) ? "*" : " ") \(item)\n"
    }.joined()
  }

  private func known(_ item: ItemIdentifierType) -> Node? {
    if nodes[item] == nil {
      updateFailure("Item identifier does not exist in section snapshot: \(item)")
    }
    return nodes[item]
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { nodes[$0]?.parent }.dropFirst())
  }

  /// The items from the roots down, depth first, below those that `opens` says.
  private func walk(_ opens: (Node) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var open: [ItemIdentifierType] = rootItems.reversed()
    while let item = open.popLast() {
      found.append(item)
      if let node = nodes[item], opens(node) { open += node.children.reversed() }
    }
    return found
  }
}

extension DiffableDataSourceSectionSnapshot.Node: Equatable {}

extension DiffableDataSourceSectionSnapshot: Equatable {
  /// The same outline with the same items expanded.
  public static func == (one: Self, other: Self) -> Bool {
    one.rootItems == other.rootItems && one.nodes == other.nodes
  }
}

extension DiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

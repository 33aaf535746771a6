/// What a collection view is to show at one time: sections with their items, both told by
/// identifiers: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// Sections and items are two namespaces, each identifier stands once in its own, and order is kept.
/// Snapshots are equal where they have the same sections with the same items, whatever is marked
/// for reloading. An edit that is not possible goes to `updateFailure` with UIKit's sentence and
/// changes nothing.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Called with UIKit's sentence when an edit or a question does not fit; nothing has changed
  /// then, and a question is answered with nothing. The default ends the program with it. Copies
  /// keep it.
  public var updateFailure: @Sendable (String) -> Void = { fatalError($0) }

  /// All sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var sectionPlaces: [SectionIdentifierType: Int] = [:]
  var contents: [SectionIdentifierType: ItemList] = [:]
  var places: [ItemIdentifierType: ItemPlace] = [:]
  var reloadedItems = MarkedIdentifiers<ItemIdentifierType>()
  var reconfiguredItems = MarkedIdentifiers<ItemIdentifierType>()
  var reloadedSections = MarkedIdentifiers<SectionIdentifierType>()

  /// A snapshot without sections.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are, in all sections.
  public var numberOfItems: Int { places.count }

  /// All items, in order, section after section.
  ///
  /// Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    if sectionIdentifiers.count == 1 { return list(of: sectionIdentifiers[0]) }
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(places.count)
    for section in sectionIdentifiers { all += list(of: section) }
    return all
  }

  /// How many items the section has; one that is not there is a failure, and has none.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of the section, in order; one that is not there is a failure, and has none.
  ///
  /// Complexity: O(1).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let list = contents[identifier] else {
      updateFailure(SnapshotSentence.unknownSection)
      return []
    }
    return list.items
  }

  /// The section that has the item; nil where none has it.
  ///
  /// Complexity: O(1) on average.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    places[identifier]?.section
  }

  /// Which of the sections this is; nil for none of them.
  ///
  /// Complexity: O(1) on average.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionPlaces[identifier]
  }

  /// Which of all items this is, counted across the sections; nil for none of them.
  ///
  /// Complexity: O(sections) on average.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = position(of: identifier) else { return nil }
    return sectionIdentifiers.prefix { $0 != section }.reduce(item) { $0 + list(of: $1).count }
  }

  /// How many items each section has.
  var itemCounts: [Int] { sectionIdentifiers.map { list(of: $0).count } }

  /// The items of a section; none where there is no such section.
  func list(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    contents[section]?.items ?? []
  }

  /// Puts the sections in this order; those that are new have no items, those that are left out
  /// leave with theirs.
  ///
  /// Complexity: O(sections + items that leave).
  mutating func arrange(_ sections: [SectionIdentifierType]) {
    sectionPlaces = Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    for gone in sectionIdentifiers where sectionPlaces[gone] == nil {
      for item in contents.removeValue(forKey: gone)?.items ?? [] { places[item] = nil }
    }
    for section in sections where contents[section] == nil { contents[section] = ItemList() }
    sectionIdentifiers = sections
  }

  /// Puts sections that are not there behind the others, without items.
  ///
  /// Complexity: O(added) on average.
  mutating func add(_ sections: [SectionIdentifierType]) {
    for section in sections {
      sectionPlaces[section] = sectionIdentifiers.count
      sectionIdentifiers.append(section)
      contents[section] = ItemList()
    }
  }

  /// Leaves the reload marks behind, as what is shown has none.
  mutating func forgetMarks() {
    reloadedItems = MarkedIdentifiers()
    reconfiguredItems = MarkedIdentifiers()
    reloadedSections = MarkedIdentifiers()
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.sectionIdentifiers == other.sectionIdentifiers
      && one.sectionIdentifiers.allSatisfy { one.list(of: $0) == other.list(of: $0) }
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

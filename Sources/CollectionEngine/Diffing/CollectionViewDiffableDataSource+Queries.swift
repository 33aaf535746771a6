public import Foundation

extension CollectionViewDiffableDataSource {
  /// What is shown, to be changed and applied; nothing of it is marked for reloading.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at a path; nil where there is none.
  ///
  /// Complexity: O(1) on average.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
      return nil
    }
    let items = current.list(of: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The path of an item; nil where it is not there.
  ///
  /// Complexity: O(1) on average.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let (section, item) = current.position(of: itemIdentifier) else { return nil }
    return current.indexOfSection(section).map { IndexPath(item: item, section: $0) }
  }

  /// The section of a number; nil where there is none.
  ///
  /// Complexity: O(1).
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section; nil where it is not there.
  ///
  /// Complexity: O(1) on average.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

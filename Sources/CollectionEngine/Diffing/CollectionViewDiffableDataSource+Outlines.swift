extension CollectionViewDiffableDataSource {
  /// The outline of a section: the one that was applied, or its items as roots; nothing where there
  /// is no such section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? DiffableDataSourceSectionSnapshot(roots: current.list(of: section))
  }

  /// Makes the visible items of an outline the items of `section`, as `apply(_:)` shows a snapshot.
  ///
  /// A section that is not there is put behind the others. Items of other sections that are visible
  /// in the outline move here.
  public func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.list(of: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Expands or collapses an item of an outline, as a person's tap on its disclosure does: asks and
  /// tells `sectionSnapshotHandlers`, takes what they have for the item's children, and shows it.
  /// Nothing happens for an item of no outline.
  ///
  /// Order: `shouldExpandItem`, `willExpandItem`, `snapshotForExpandingParent`, the old items still
  /// in place; `shouldCollapseItem`, `willCollapseItem`.
  public func setExpanded(
    _ isExpanded: Bool, _ item: ItemIdentifierType, animatingDifferences: Bool = true
  ) {
    guard let section = current.sectionIdentifier(containingItem: item),
      var outline = outlines[section], outline.contains(item),
      outline.isExpanded(item) != isExpanded
    else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section, animatingDifferences: animatingDifferences)
  }
}

/// What a diffable data source asks and tells of items that are expanded and collapsed: UIKit's
/// section snapshot handlers.
public struct DiffableSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  /// Whether an item may be expanded. Default: nil, and each may.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is expanded.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Whether an item may be collapsed. Default: nil, and each may.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is collapsed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// What is to be below an item that is expanded, of what is there so far. Default: nil, and it
  /// stays.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, DiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  /// Handlers that let everything happen.
  public init() {}
}

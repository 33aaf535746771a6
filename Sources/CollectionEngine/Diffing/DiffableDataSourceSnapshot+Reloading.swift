extension DiffableDataSourceSnapshot {
  /// The items that are marked for new cells, in the order of the marks.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    reloadedItems.ordered.filter { places[$0] != nil }
  }

  /// The items that are marked to have their cells set up anew, in the order of the marks.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.ordered.filter { places[$0] != nil }
  }

  /// The sections that are marked for new views, in the order of the marks.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.ordered.filter { indexOfSection($0) != nil }
  }

  /// Marks items for new cells when the snapshot is applied. One that is not there is a failure,
  /// and none is marked.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, "reload") else { return }
    reloadedItems.mark(identifiers)
  }

  /// Marks items to have the cells that they have set up anew, likewise: cheaper, and what the cells
  /// hold stays.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, "reconfigure") else { return }
    reconfiguredItems.mark(identifiers)
  }

  /// Marks sections for new views, likewise.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = identifiers.first(where: { indexOfSection($0) == nil }) {
      return updateFailure(SnapshotSentence.unknownMark("reload", "section", unknown))
    }
    reloadedSections.mark(identifiers)
  }

  private func areThere(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
    guard let unknown = identifiers.first(where: { places[$0] == nil }) else { return true }
    updateFailure(SnapshotSentence.unknownMark(verb, "item", unknown))
    return false
  }
}

extension DiffableDataSourceSnapshot {
  /// Puts items behind those of a section, of the last one where none is named. An item that is in
  /// the snapshot already moves there.
  ///
  /// Failures: no sections, an unknown section, an item given twice.
  ///
  /// Complexity: O(appended) on average.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard isUnique(identifiers) else { return }
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return updateFailure(SnapshotSentence.noSections)
    }
    guard contents[section] != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("section"))
    }
    if !places.isEmpty { takeOut(identifiers) }
    put(identifiers, in: section, at: list(of: section).count)
  }

  /// Puts items before another one, in its section. An item that is in the snapshot already moves
  /// there.
  ///
  /// Failures: an item given twice, a destination that is among them or not there.
  ///
  /// Complexity: O(items of the sections that change).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, isAfter: false) }

  /// Puts items behind another one, likewise.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, isAfter: true) }

  /// Takes items out; those that are not there are ignored.
  ///
  /// Complexity: O(items of the sections that change).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { takeOut(identifiers) }

  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() { arrange([]) }

  /// Moves an item before another one, into its section.
  ///
  /// Failures: an item or a destination that is not there, or that are one.
  ///
  /// Complexity: O(items of the sections that change).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: false) }

  /// Moves an item behind another one, likewise.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: true) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, isAfter: Bool
  ) {
    guard isUnique(identifiers) else { return }
    guard !identifiers.contains(destination) else {
      return updateFailure(
        SnapshotSentence.destination(
          destination, isAmong: identifiers, operation: "insertion", list: "insertion"))
    }
    guard places[destination] != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("section"))
    }
    put(identifiers, beside: destination, isAfter: isAfter)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside destination: ItemIdentifierType, isAfter: Bool
  ) {
    guard identifier != destination else {
      return updateFailure(
        SnapshotSentence.destination(
          destination, isAmong: [identifier], operation: "move", list: "move"))
    }
    guard places[identifier] != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("fromIndex"))
    }
    guard places[destination] != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("toIndex"))
    }
    put([identifier], beside: destination, isAfter: isAfter)
  }

  /// Puts items, wherever they were, beside one that is there and not among them.
  private mutating func put(
    _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, isAfter: Bool
  ) {
    takeOut(identifiers)
    guard let (section, index) = position(of: destination) else { return }
    put(identifiers, in: section, at: isAfter ? index + 1 : index)
  }

  private func isUnique(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard identifiers.count > 1 else { return true }
    let repeats = identifiers.repeats
    if !repeats.isEmpty { updateFailure(SnapshotSentence.repeated("item", repeats)) }
    return repeats.isEmpty
  }
}

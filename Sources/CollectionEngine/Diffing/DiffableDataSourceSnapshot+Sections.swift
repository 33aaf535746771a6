extension DiffableDataSourceSnapshot {
  /// Puts new sections without items behind the others.
  ///
  /// Failures: a section given twice, or one that is there.
  ///
  /// Complexity: O(appended) on average.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard areNew(identifiers) else { return }
    add(identifiers)
  }

  /// Puts new sections without items before another one.
  ///
  /// Failures: a section given twice or one that is there, a destination that is not there.
  ///
  /// Complexity: O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, isAfter: false) }

  /// Puts new sections without items behind another one, likewise.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, isAfter: true) }

  /// Takes sections out with their items; those that are not there are ignored.
  ///
  /// Complexity: O(sections + items of those that leave).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    arrange(sectionIdentifiers.filter { !gone.contains($0) })
  }

  /// Moves a section with its items before another one.
  ///
  /// Failures: a section or a destination that is not there, or that are one.
  ///
  /// Complexity: O(sections).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: false) }

  /// Moves a section with its items behind another one, likewise.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: true) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside destination: SectionIdentifierType, isAfter: Bool
  ) {
    guard !identifiers.contains(destination) else {
      return updateFailure(
        SnapshotSentence.destination(
          destination, isAmong: identifiers, operation: "insertion", list: "insertion"))
    }
    guard areNew(identifiers) else { return }
    guard let index = indexOfSection(destination) else {
      return updateFailure(SnapshotSentence.unsatisfied("insertIndex"))
    }
    var sections = sectionIdentifiers
    sections.insert(contentsOf: identifiers, at: isAfter ? index + 1 : index)
    arrange(sections)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside destination: SectionIdentifierType, isAfter: Bool
  ) {
    guard identifier != destination else {
      return updateFailure(
        SnapshotSentence.destination(
          destination, isAmong: [identifier], operation: "section move", list: "move"))
    }
    guard indexOfSection(identifier) != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("fromSection"))
    }
    guard indexOfSection(destination) != nil else {
      return updateFailure(SnapshotSentence.unsatisfied("toSection"))
    }
    var sections = sectionIdentifiers.filter { $0 != identifier }
    guard let index = sections.firstIndex(of: destination) else { return }
    sections.insert(identifier, at: isAfter ? index + 1 : index)
    arrange(sections)
  }

  private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    let repeats = identifiers.repeats
    guard repeats.isEmpty else {
      updateFailure(SnapshotSentence.repeated("section", repeats))
      return false
    }
    let known = identifiers.filter { indexOfSection($0) != nil }
    if !known.isEmpty { updateFailure(SnapshotSentence.existingSections(known)) }
    return known.isEmpty
  }
}

internal import Foundation

extension CollectionViewDiffableDataSource {
  /// Shows `snapshot`, then calls `completion`.
  ///
  /// The first time the view reloads its data. From then on the difference to what is shown goes to
  /// the view as one batch of deletes, inserts and moves: what stays keeps its cell and is not asked
  /// for. What is marked for reloading or reconfiguring follows in a second batch, at its new place.
  ///
  /// - Parameter animatingDifferences: Whether the changes travel; otherwise the same batches stand
  ///   at once.
  ///
  /// Complexity: O(items + sections) on average to find the difference, beside the batch.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard hasApplied, let collectionView, collectionView.dataSource === self else {
      reload(snapshot)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    // Both batches are called before either is over: the last one calls.
    var waiting = 1
    let isOver = { (_: Bool) in
      waiting -= 1
      if waiting == 0 { completion?() }
    }
    let marks = SnapshotMarks(of: snapshot)
    if !marks.isEmpty { waiting += 1 }
    let before = (current, outlines)
    var isRefused = false
    let failure = collectionView.updateFailure
    collectionView.updateFailure = {
      isRefused = true
      failure($0)
    }
    collectionView.performBatchUpdates(animated: animatingDifferences) {
      self.take(snapshot)
      collectionView.note(difference.changes)
    } completion: {
      isOver($0)
    }
    collectionView.updateFailure = failure
    if isRefused { (current, outlines) = before }
    guard !marks.isEmpty else { return }
    guard !isRefused else { return isOver(false) }
    collectionView.performBatchUpdates(animated: animatingDifferences) {
      collectionView.note(marks.changes)
    } completion: {
      isOver($0)
    }
  }

  /// Shows `snapshot` at once by having the view throw away and ask for everything, without a
  /// difference or animation; then calls `completion`.
  public func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(snapshot)
    if let collectionView, collectionView.dataSource === self { collectionView.layoutIfNeeded() }
    completion?()
  }

  private func reload(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    take(snapshot)
    if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
  }

  /// Answers for `snapshot` from now on; sections that were given as outlines keep these as far as
  /// they fit.
  func take(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    hasApplied = true
    current = snapshot
    current.forgetMarks()
    for (section, outline) in outlines {
      outlines[section] =
        current.indexOfSection(section) == nil ? nil : outline.following(current.list(of: section))
    }
  }
}

/// What the marks of a snapshot ask of the view that shows it.
private struct SnapshotMarks {
  private(set) var changes: [CollectionViewChange] = []
  var isEmpty: Bool { changes.isEmpty }

  /// Sections that are reloaded reload their items, and an item that is reloaded is not reconfigured
  /// too.
  init<Section: Hashable, Item: Hashable>(
    of snapshot: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = Set(snapshot.reloadedSectionIdentifiers)
    let items = Set(snapshot.reloadedItemIdentifiers)
    func path(_ item: Item) -> IndexPath? {
      guard let (section, index) = snapshot.position(of: item), !sections.contains(section),
        let number = snapshot.indexOfSection(section)
      else { return nil }
      return IndexPath(item: index, section: number)
    }
    changes += snapshot.reloadedSectionIdentifiers.compactMap(snapshot.indexOfSection).map {
      .reloadSection($0)
    }
    changes += snapshot.reloadedItemIdentifiers.compactMap(path).map { .reloadItem($0) }
    changes += snapshot.reconfiguredItemIdentifiers.filter { !items.contains($0) }
      .compactMap(path).map { .reconfigureItem($0) }
  }
}

extension CollectionView {
  /// `performBatchUpdates`, whose changes stand at once where they are not to be animated.
  fileprivate func performBatchUpdates(
    animated: Bool, _ updates: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard !animated else { return performBatchUpdates(updates, completion: completion) }
    View.performWithoutAnimation { performBatchUpdates(updates, completion: completion) }
  }
}

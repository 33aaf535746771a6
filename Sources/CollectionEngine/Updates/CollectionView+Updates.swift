internal import Foundation

extension CollectionView {
  /// Shows the changes that `updates` makes to the data source and calls by their names, all at
  /// once; then calls `completion`.
  ///
  /// Deletes, reloads and the sources of moves are meant as before the update, inserts and the
  /// targets of moves as after it; the order of the calls does not matter. Batches may stand in
  /// each other: the outermost shows everything, and the inner ones' completions come first. The
  /// changes are checked against the data source's numbers before anything changes; what does not
  /// add up goes to `updateFailure` with UIKit's sentence, leaves everything as it was, and
  /// completes with false.
  ///
  /// The layout's attributes hold at once; what is shown goes there from where it was, in the way
  /// of `timing`, the layout's `changeTiming` or the view's. What still is under way is added: a
  /// second batch, a scroll or a resize neither stops nor jerks anything. `completion` comes in the
  /// frame in which the way is over, with true, or with false where `reloadData()` cuts it off;
  /// those of changes that end in one frame come in the order of their ends. In
  /// `View.performWithoutAnimation(_:)` all is over at once.
  ///
  /// Order: a layout pass where one is needed, `updates`, the data source's numbers,
  /// `layoutAttributesForItem(at:)` of old items that may come into view, `invalidateLayout(with:)`,
  /// `prepare()`, `collectionViewContentSize`, `prepare(forCollectionViewUpdates:)`,
  /// `indexPathsToDelete…` and `indexPathsToInsert…` for each kind that is shown,
  /// `targetContentOffset(forProposedContentOffset:)`, the delegate's, attributes, `final…` for each
  /// element on screen before, `initial…` for each on screen afterwards,
  /// `finalizeCollectionViewUpdates()`, `completion`. Without animation nothing is asked for the way.
  ///
  /// Complexity: O(changes · log changes + sections) beside the layout pass.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    screen.asMain { note(updates, nil, completion) }
  }

  /// The same with a timing of its own; that of a batch in another one does not count.
  public func performBatchUpdates(
    timing: ChangeTiming, _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    screen.asMain { note(updates, timing, completion) }
  }

  private func note(
    _ updates: (() -> Void)?, _ timing: ChangeTiming?, _ completion: ((Bool) -> Void)?
  ) {
    if batch.depth == 0 {
      returnLifted()
      performPasses()
      loadCounts()
      batch.timing = timing
    }
    batch.depth += 1
    updates?()
    batch.depth -= 1
    if let completion { batch.completions.append(completion) }
    guard batch.depth == 0 else { return }
    let noted = batch
    batch = UpdateBatch()
    show(noted)
  }

  /// Whether changes have been called that are not shown yet: inside `performBatchUpdates`.
  public var hasUncommittedUpdates: Bool { !batch.changes.isEmpty }

  /// Notes `changes`, as a batch of their own or as part of the one that is open.
  func note(_ changes: [CollectionViewChange]) {
    performBatchUpdates { self.batch.changes += changes }
  }

  private func show(_ noted: UpdateBatch) {
    let changes = ChangeSet(noted.changes)
    let before = counts ?? ItemCounts()
    let after = dataSource.map { ItemCounts(asking: $0, for: self) } ?? ItemCounts()
    if let failure = changes.failure(before: before, after: after) {
      updateFailure(failure)
      for completion in noted.completions { completion(false) }
      return
    }
    let items = changes.updateItems
    guard !items.isEmpty else {
      counts = after
      reconfigure(changes.reconfiguredItems.sorted())
      for completion in noted.completions { completion(true) }
      return
    }
    let plan = UpdatePlan(changes)
    if View.areAnimationsEnabled {
      beginTransition(.update(plan), timing: noted.timing)
      noteItemsNearby(plan, in: before)
    }
    noteAnchor { plan.newPath(of: $0) }
    counts = after
    follow(plan)
    // The data source has turned to the new paths already.
    reconfigure(changes.reconfiguredItems.sorted().compactMap { plan.newPath(of: $0) })
    pendingChanges.append(.update(items: items, completions: noted.completions))
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = changes.changesCounts
    layout.invalidateLayout(with: context)
    performPasses()
  }

  /// Has views, selection and prefetched items follow their items to their new paths.
  func follow(_ plan: UpdatePlan) {
    selection = Set(selection.compactMap { plan.newPath(of: $0) })
    highlighted = highlighted.flatMap { plan.newPath(of: $0) }
    prefetched = Set(prefetched.compactMap { plan.newPath(of: $0) })
    elements.rename { plan.newKey(of: $0) }
    animator.rename { plan.newKey(of: $0) }
  }

  /// Has the data source set up shown cells anew in place.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let element = elements[.cell(path)], let cell = element.view as? CollectionViewCell
      else { continue }
      reconfigured = (path, cell)
      let answered = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let answered, answered !== cell {
        warning("The data source answers another cell for the reconfigured item \(path).")
      }
      fit(element)
    }
  }
}

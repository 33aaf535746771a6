internal import Foundation
internal import Geometry

extension CollectionView {
  /// Tells the prepared layout what has changed, and puts the content where it and the delegate
  /// want it.
  func beginPendingChanges() {
    guard !pendingChanges.isEmpty else { return }
    let changes = pendingChanges
    pendingChanges = []
    begunChanges += changes
    for change in changes {
      if case .update(let items, _) = change {
        layout.prepare(forCollectionViewUpdates: items)
        askForPathsOfViews()
      }
    }
    settleContentOffset()
  }

  /// Tells the layouts and whoever waits that what has changed is shown.
  func endBegunChanges() {
    guard !begunChanges.isEmpty else { return }
    let changes = begunChanges
    begunChanges = []
    for change in changes {
      switch change {
      case .update(_, let completions):
        layout.finalizeCollectionViewUpdates()
        for completion in completions { completion(true) }
      case .layout(let old, let new, let completion):
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        completion?(true)
      }
    }
  }

  /// Asks which supplementary and decoration views come and go with the update. The rectangle is
  /// asked for anew in any case, so that the answer is the layout's own business.
  private func askForPathsOfViews() {
    let keys = elements.fetched.map(\.key)
    for kind in kinds(.supplementaryView, keys) {
      _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    for kind in kinds(.decorationView, keys) {
      _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }

  private func kinds(
    _ category: CollectionViewLayoutAttributes.ElementCategory, _ keys: [ElementKey]
  ) -> [String] {
    Set(keys.filter { $0.category == category }.compactMap(\.kind)).sorted()
  }

  /// The present offset, inside the range where nothing moves it, goes to the layout, and its
  /// answer to the delegate.
  private func settleContentOffset() {
    let inside = isAtRest ? metrics.clamped(offset) : offset
    // Adding 0 makes 0 of the -0 that a range without an inset begins with.
    let proposed = CGPoint(x: inside.x + 0, y: inside.y + 0)
    var target =
      isMirrored
      ? mirrored(layout.targetContentOffset(forProposedContentOffset: mirrored(proposed)))
      : layout.targetContentOffset(forProposedContentOffset: proposed)
    if let collectionDelegate {
      target = collectionDelegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target.isFinite else {
      warning("The layout \(layout) or the delegate sends an update to \(target).")
      return
    }
    if target != offset { adjustContentOffset(to: isAtRest ? metrics.clamped(target) : target) }
  }
}

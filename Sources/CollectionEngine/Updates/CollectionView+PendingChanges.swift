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
      switch change {
      case .update(let items, _):
        layout.prepare(forCollectionViewUpdates: items)
        report(.prepareForUpdates(items.map(LayoutUpdate.init)))
        askForPathsOfViews()
      case .boundsSize(let oldBounds, _):
        layout.prepare(forAnimatedBoundsChange: oldBounds)
        report(.prepareForBoundsChange(oldBounds: oldBounds))
      case .endOfTransition(let ended, let isFinished): arrive(ended.end(isFinished))
      case .layout, .arrangement: break
      }
    }
    if interactiveTransition == nil, changes.contains(where: \.settlesOffset) {
      settleContentOffset()
    }
    if isMirrored { transition?.follow(contentWidth: contentSize.width) }
  }

  /// Tells the layouts and whoever waits that what has changed is shown.
  func endBegunChanges() {
    guard !begunChanges.isEmpty else { return }
    let changes = begunChanges
    begunChanges = []
    animateTransition()
    let animation = transition?.animation
    for change in changes {
      switch change {
      case .update(_, let completions):
        layout.finalizeCollectionViewUpdates()
        report(.finalizeUpdates)
        end(animation, completions)
      case .boundsSize(_, let completion):
        layout.finalizeAnimatedBoundsChange()
        report(.finalizeBoundsChange)
        end(animation, [completion].compactMap(\.self))
      case .layout(let old, let new, let completion):
        for layout in [old, new] {
          layout.finalizeLayoutTransition()
          report(.finalizeTransition)
        }
        if old !== layout { old.owner = nil }
        end(animation, [completion].compactMap(\.self))
      case .endOfTransition(let ended, let isFinished):
        finalize(ended)
        end(animation, [{ ended.completion?(isFinished, $0) }])
      case .arrangement: break
      }
    }
    if animation === transition?.animation { transition = nil }
  }

  /// Has `completions` called when `animation` is over: now where there is none.
  private func end(_ animation: ChangeAnimation?, _ completions: [(Bool) -> Void]) {
    if let animation {
      animation.completions += completions
      return
    }
    for completion in completions { completion(true) }
  }

  /// Asks which supplementary and decoration views come and go with the update. The rectangle is
  /// asked for anew in any case; where the update is animated, those that go fade and those that
  /// come are new, though their paths stay.
  private func askForPathsOfViews() {
    let keys = elements.fetched.map(\.key)
    var (gone, new) = (Set<ElementKey>(), Set<ElementKey>())
    for kind in kinds(.supplementaryView, keys) {
      let (old, come) = (
        layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
        layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      )
      gone.formUnion(old.map { .supplementary(kind, $0) })
      new.formUnion(come.map { .supplementary(kind, $0) })
    }
    for kind in kinds(.decorationView, keys) {
      let (old, come) = (
        layout.indexPathsToDeleteForDecorationView(ofKind: kind),
        layout.indexPathsToInsertForDecorationView(ofKind: kind)
      )
      gone.formUnion(old.map { .decoration(kind, $0) })
      new.formUnion(come.map { .decoration(kind, $0) })
    }
    guard let transition, !(gone.isEmpty && new.isEmpty) else { return }
    transition.inserted.formUnion(new)
    elements.rename { key in
      let old = transition.oldKey(of: key) ?? key
      return gone.contains(old) || new.contains(key) ? nil : key
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
    let target = settledOffset(from: takeAnchoredOffset() ?? offset)
    if target != offset { adjustContentOffset(to: target) }
  }

  /// Where the layout and the delegate want content that is at `kept`, inside the range where
  /// nothing moves it.
  func settledOffset(from kept: CGPoint) -> CGPoint {
    let inside = isAtRest ? metrics.clamped(kept) : kept
    // Adding 0 makes 0 of the -0 that a range without an inset begins with.
    let proposed = CGPoint(x: inside.x + 0, y: inside.y + 0)
    var target =
      isMirrored
      ? mirrored(layout.targetContentOffset(forProposedContentOffset: mirrored(proposed)))
      : layout.targetContentOffset(forProposedContentOffset: proposed)
    if target.isFinite { report(.targetOfChange(proposed: proposed, target: target)) }
    if let collectionDelegate {
      target = collectionDelegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target.isFinite else {
      warning("The layout \(layout) or the delegate sends an update to \(target).")
      return kept
    }
    return isAtRest ? metrics.clamped(target) : target
  }
}

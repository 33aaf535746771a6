internal import Foundation

extension CollectionView {
  /// Has `layout` arrange the elements from now on, at once and without animation, then calls
  /// `completion` with true.
  ///
  /// Order: the old layout's `prepareForTransition(to:)`, the new one's
  /// `prepareForTransition(from:)`, `prepare()`, `collectionViewContentSize`,
  /// `targetContentOffset(forProposedContentOffset:)` with the present offset inside the new range,
  /// attributes, `finalizeLayoutTransition()` of both. Views are kept.
  ///
  /// - Parameter animated: changes nothing: the elements stand at their new places at once.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, completion: completion)
    performPasses()
  }

  func replaceLayout(
    by new: CollectionViewLayout, completion: ((Bool) -> Void)? = nil
  ) {
    let old = layout
    guard new !== old else {
      completion?(true)
      return
    }
    layout = new
    new.collectionView = self
    screen.asMain {
      old.prepareForTransition(to: new)
      new.prepareForTransition(from: old)
    }
    old.collectionView = nil
    followsBounds = false
    shownBounds = nil
    reuse.forgetDecorations()
    elements.letGoOfDecorations()
    pendingChanges.append(.layout(old: old, new: new, completion: completion))
    let context = new.makeInvalidationContext()
    context.invalidateEverything = true
    screen.asMain { new.invalidateLayout(with: context) }
  }
}

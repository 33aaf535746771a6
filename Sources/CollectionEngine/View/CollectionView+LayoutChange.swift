public import Foundation

extension CollectionView {
  /// Has `layout` arrange the elements from now on, then calls `completion` with true, or with
  /// false where `reloadData()` cuts the way short.
  ///
  /// Order: the old layout's `prepareForTransition(to:)`, the new one's
  /// `prepareForTransition(from:)`, `prepare()`, `collectionViewContentSize`,
  /// `targetContentOffset(forProposedContentOffset:)` with the present offset inside the new range,
  /// attributes; where it is animated the old layout's `final…` for each element on screen before
  /// and the new one's `initial…` for each on screen afterwards; `finalizeLayoutTransition()` of
  /// both. Views are kept; decorations are a layout's own.
  ///
  /// - Parameters:
  ///   - animated: whether elements go from where they are to where they will be, or are there at
  ///     once.
  ///   - timing: how they go; nil for the new layout's or the view's way.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, timing: ChangeTiming? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, isAnimated: animated, timing: timing, completion: completion)
    performPasses()
  }

  func replaceLayout(
    by new: CollectionViewLayout, isAnimated: Bool = false, timing: ChangeTiming? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard new !== layout else {
      completion?(true)
      return
    }
    returnLifted()
    abandonTransition()
    let old = layout
    if isAnimated, View.areAnimationsEnabled {
      performPasses()
      beginTransition(.layout(old: old), timing: timing ?? new.changeTiming)
    }
    layout = new
    new.owner = self
    screen.asMain {
      old.prepareForTransition(to: new)
      report(.prepareForTransitionTo("\(type(of: new))"))
      new.prepareForTransition(from: old)
      report(.prepareForTransitionFrom("\(type(of: old))"))
    }
    // During an animated change the old layout still says where things were.
    if transition == nil { old.owner = nil }
    followsBounds = false
    shownBounds = nil
    reuse.forgetDecorations()
    elements.letGoOfDecorations()
    pendingChanges.append(.layout(old: old, new: new, completion: completion))
    let context = new.makeInvalidationContext()
    context.invalidateEverything = true
    screen.asMain { new.invalidateLayout(with: context) }
  }

  /// Gives the view another size (pt), as a rotation does, with its upper left corner where it was, then calls `completion` with true, or
  /// with false where `reloadData()` cuts the way short.
  ///
  /// Order: `shouldInvalidateLayout(forBoundsChange:)` and what follows from it,
  /// `prepare(forAnimatedBoundsChange:)`, `targetContentOffset(forProposedContentOffset:)`,
  /// attributes, `final…` for each element on screen before, `initial…` for each on screen
  /// afterwards, `finalizeAnimatedBoundsChange()`. Without animation it is as setting `frame.size`.
  public func resize(
    to size: CGSize, animated: Bool, timing: ChangeTiming? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, View.areAnimationsEnabled, size != bounds.size else {
      frame.size = size
      completion?(true)
      return
    }
    performPasses()
    beginTransition(.boundsSize, timing: timing)
    pendingChanges.append(.boundsSize(old: bounds, completion: completion))
    frame.size = size
    performPasses()
  }
}

internal import Foundation
internal import Geometry

extension CollectionView {
  /// Begins a transition to `layout` that is led by hand: the layout of the view is, until it ends,
  /// the one that is answered, and its `transitionProgress` says how far it is.
  ///
  /// Order: the delegate's `transitionLayoutForOldLayout:newLayout:`, the present layout's
  /// `prepareForTransition(to:)`, the next one's `prepareForTransition(from:)`, `prepare()`,
  /// `collectionViewContentSize`, `targetContentOffset(forProposedContentOffset:)` with the present
  /// offset inside the new range, the delegate's; then a layout pass. `completion` comes when the
  /// transition is over: first whether the next layout has come, then whether the way there was
  /// gone to its end, which it is not where `reloadData()` or another layout cuts it short.
  ///
  /// On the way people may scroll, items may come and go, the size may change: all add to what the
  /// transition does. `setCollectionViewLayout` ends it. A second transition at the same time, and
  /// one to the present layout, are programming errors and trap.
  @discardableResult
  public func startInteractiveTransition(
    to layout: CollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> CollectionViewTransitionLayout {
    precondition(
      interactiveTransition == nil,
      "The collection view is already in the middle of an interactive transition.")
    precondition(layout !== self.layout, "A transition leads to another layout.")
    return screen.asMain { start(to: layout, completion) }
  }

  /// Has the transition go on by itself to the next layout, from where it is, as changes do; nothing
  /// where there is none.
  public func finishInteractiveTransition() {
    screen.asMain { endTransition(isFinished: true) }
  }

  /// Has the transition go back to the layout that it began with, likewise.
  public func cancelInteractiveTransition() {
    screen.asMain { endTransition(isFinished: false) }
  }

  private func start(
    to next: CollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> CollectionViewTransitionLayout {
    returnLifted()
    performPasses()
    let current = layout
    let between =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? CollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    next.owner = self
    between.owner = self
    current.prepareForTransition(to: next)
    report(.transition(.prepareForTransition(.current)))
    next.prepareForTransition(from: current)
    report(.transition(.prepareForTransition(.next)))
    between.decorationViews = next.decorationViews.merging(current.decorationViews) { $1 }
    between.ends[0].offset = offset
    between.ends[0].contentSize = contentSize
    between.ends[1].offset = offset
    between.ends[1].contentSize = contentSize
    between.prepare(&between.ends[1])
    let end = between.ends[1]
    let target = standing(at: end) { settledOffset(from: end.offset) }
    between.ends[1].offset = target
    report(.transition(.targetContentOffset(proposed: offset, answer: target)))
    interactiveTransition = InteractiveTransition(between, in: bounds, completion: completion)
    layout = between
    followsBounds = false
    shownBounds = nil
    between.invalidateLayout()
    performPasses()
    return between
  }

  private func endTransition(isFinished: Bool) {
    performPasses()
    guard let ended = interactiveTransition else { return }
    ended.follow(offset)
    if View.areAnimationsEnabled {
      beginTransition(
        .arrangement(
          UpdatePlan(ChangeSet([])),
          from: { [between = ended.layout] in between.attributesBetween($0) }),
        timing: nil)
    }
    interactiveTransition = nil
    layout = ended.end(isFinished).layout
    followsBounds = false
    shownBounds = nil
    pendingChanges.append(.endOfTransition(ended, isFinished: isFinished))
    layout.invalidateLayout()
    performPasses()
  }

  /// Puts the content where the transition has led it.
  func arrive(_ end: TransitionEnd) {
    adjustContentOffset(to: isAtRest ? metrics.clamped(end.offset) : end.offset)
  }

  /// Tells the layouts of a transition that it is over, and lets go of those that have not come.
  func finalize(_ ended: InteractiveTransition) {
    for end in ended.layout.ends { end.layout.finalizeLayoutTransition() }
    ended.layout.finalizeLayoutTransition()
    report(.transition(.finalizeLayoutTransition))
    for layout in ended.layout.ends.map(\.layout) + [ended.layout] where layout !== self.layout {
      layout.owner = nil
    }
  }

  /// Ends a transition where it is because another layout takes its place.
  func abandonTransition() {
    guard let ended = interactiveTransition else { return }
    performPasses()
    interactiveTransition = nil
    finalize(ended)
    ended.completion?(false, false)
  }

  /// Puts the content where the progress of a transition has it; what people have scrolled meanwhile
  /// is added.
  func followTransition() {
    guard let interactiveTransition else { return }
    interactiveTransition.follow(offset)
    let between = interactiveTransition.layout
    if interactiveTransition.shownSize != size {
      interactiveTransition.shownSize = size
      for (index, end) in between.ends.enumerated() {
        between.ends[index].offset = standing(at: end) { metrics.clamped(end.offset) }
      }
    }
    let target = between.offset
    guard target != offset else { return }
    interactiveTransition.isMovingContent = true
    if isAtRest {
      changeOffset(to: target)
      flushDidScroll()
    } else {
      adjustContentOffset(to: target)
    }
    interactiveTransition.isMovingContent = false
    interactiveTransition.shownOffset = offset
  }
}

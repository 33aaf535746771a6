public import Foundation

/// Shows the way between two layouts: UIKit's transition layout, made by
/// `startInteractiveTransition(to:completion:)`.
///
/// With `p` the progress, everything that attributes have, the content size and the content offset
/// are `current + p · (next - current)`; turns turn. An element that only one of the two has fades
/// where it is seen. What it answers is in the view's own coordinates, also right to left.
open class CollectionViewTransitionLayout: CollectionViewLayout {
  /// The layout that the transition begins with.
  public let currentLayout: CollectionViewLayout
  /// The layout that it leads to.
  public let nextLayout: CollectionViewLayout

  /// How far the transition is: 0 is the current layout, 1 the next one. It is not clamped: below 0
  /// and above 1 it goes on beyond them, while alpha stays between 0 and 1 and sizes at least 0.
  /// Setting it invalidates the layout. Finite. Default: 0.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      precondition(
        transitionProgress.isFinite, "A progress is finite, not \(transitionProgress).")
      if transitionProgress != oldValue { invalidateLayout() }
    }
  }

  /// The current layout first, then the next one.
  var ends: [TransitionEnd]
  private var animatedValues: [String: CGFloat] = [:]

  /// The way from `currentLayout` to `newLayout`.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    ends = [TransitionEnd(layout: currentLayout), TransitionEnd(layout: newLayout)]
    super.init()
  }

  /// Reads the layout from an archive; ours have nothing to read, and it leads from nowhere to
  /// nowhere.
  public required init?(coder: NSCoder) {
    currentLayout = CollectionViewLayout()
    nextLayout = CollectionViewLayout()
    ends = [TransitionEnd(layout: currentLayout), TransitionEnd(layout: nextLayout)]
    super.init(coder: coder)
  }

  /// Keeps a number of the transition's owner under `key`, such as the place of a finger, for layouts
  /// of its own to look at.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The number that was last kept under `key`; 0 where none was.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  /// Prepares whichever of the two layouts is invalid.
  open override func prepare() {
    super.prepare()
    for index in ends.indices where ends[index].layout.pendingInvalidation != nil {
      prepare(&ends[index])
    }
  }

  /// Between the sizes of both; either counts as at least as large as fills the view.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Complexity: that of both layouts for a few screens.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributesBetween(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributesBetween(.decoration(elementKind, indexPath))
  }

  /// Whether one of the two layouts says so.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidateEnds(forBoundsChange: newBounds)
  }

  /// Cells are not measured on the way.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is wrong with the data is wrong with both layouts; anything else only with what is between
  /// them.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for end in ends {
        let own = end.layout.makeInvalidationContext()
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        end.layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    forEachEnd { $0.prepare(forCollectionViewUpdates: updateItems) }
  }

  open override func finalizeCollectionViewUpdates() {
    forEachEnd { $0.finalizeCollectionViewUpdates() }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    forEachEnd { $0.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  open override func finalizeAnimatedBoundsChange() {
    forEachEnd { $0.finalizeAnimatedBoundsChange() }
  }
}

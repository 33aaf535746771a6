public import Foundation
internal import Geometry

/// A scroll view that shows what a data source has where a layout says: UIKit's collection view.
///
/// The layout is asked in passes: at the end of a frame (`advance(to:)`), at `layoutIfNeeded()`,
/// and before a query that needs it. A pass prepares an invalid layout once, takes over its content
/// size, asks it for the elements near the bounds, and makes, moves and puts away views for those
/// that meet the bounds. In an animated change views stand, until it is over, elsewhere than the
/// layout says: where they are seen is their `center` less `contentOffset`.
open class CollectionView: ScrollView {
  /// What is shown. Default: nil, and nothing is.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Told which items will be needed soon. Default: nil.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told. Default: true, as documented. (Reported to be false for
  /// a view that was not read from an archive.)
  public var isPrefetchingEnabled = true
  /// Whether items can be chosen. Default: true.
  public var allowsSelection = true
  /// Whether several items can be chosen at once. Default: false.
  public var allowsMultipleSelection = false
  /// How animated changes run, where neither they nor the layout say otherwise. Default:
  /// `ChangeTiming.standard`.
  public var changeTiming = ChangeTiming.standard
  /// Stands behind all elements. Default: nil.
  public var backgroundView: View?
  /// Called with UIKit's sentence when an update does not add up; nothing has changed then. The
  /// default ends the program with it, in debug and release.
  public var updateFailure: (String) -> Void = { fatalError($0) }
  /// Told of what a layout does wrong and the view can live with. Default: nobody.
  public var warning: (String) -> Void = { _ in }

  /// The layout that arranges the elements. Setting it arranges them anew, without animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue) }
  }

  /// Which way the person reads. Changing it has the elements arranged anew. Default: left to
  /// right.
  public override var layoutDirection: LayoutDirection {
    didSet { if layoutDirection != oldValue { arrangeAnew() } }
  }

  /// Which way the view runs, whatever the person reads. Changing it has the elements arranged
  /// anew.
  open override var semanticContentAttribute: SemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { arrangeAnew() } }
  }

  var layout: CollectionViewLayout
  /// How many sections and items there are; nil until the data source has been asked.
  var counts: ItemCounts?
  /// The elements near the bounds, and those that have views.
  let elements = ElementSet()
  let reuse = ReusePool()
  var selection = Set<IndexPath>()
  var highlighted: IndexPath?
  /// The items that the prefetching data source was told of.
  var prefetched = Set<IndexPath>()
  /// Whether there is anything for a pass to do.
  var needsPass = true
  /// Whether a pass is under way: what changes meanwhile is done in its next round.
  var isInPass = false
  /// Whether the layout has ever been prepared for this view.
  var hasShown = false
  /// Whether content has stood at its leading edge, as it does when it is first seen.
  var hasShownLeadingEdge = false
  /// The content size that the layout last said, in pt; nil before it was asked.
  var ownContentSize: CGSize?
  /// What invalidations have added to it since it last changed, in pt.
  var addedContentSize = CGSize.zero
  /// What the last pass left visible, in the layout's own coordinates; nil before there was one.
  var shownBounds: CGRect?
  /// Whether the layout is being asked about new bounds.
  var isAskingAboutBounds = false
  /// Whether the layout was invalid when the content last moved: it is worked out for each offset.
  var followsBounds = false
  /// The changes of the batch that is being noted.
  var batch = UpdateBatch()
  /// Changes that the next pass shows.
  var pendingChanges: [PendingChange] = []
  /// Changes that the layout has been told of and the pass under way shows.
  var begunChanges: [PendingChange] = []
  /// The animated change that the next pass shows, or the one under way.
  var transition: ElementTransition?
  /// What the next pass leaves where it is seen; nil where that is the layout's business.
  var anchor: OffsetAnchor?
  /// What is animated.
  let animator = ElementAnimator()
  /// The item that a person holds; nil while none is lifted.
  var movement: InteractiveMovement?
  /// The transition between two layouts that a person leads; nil while there is none.
  var interactiveTransition: InteractiveTransition?
  /// Whether the data source that was just told of a move has no method for it.
  var moveIsUnheeded = false
  /// The cell that is set up anew in place.
  var reconfigured: (path: IndexPath, cell: CollectionViewCell)?
  /// The delegate as a collection view's, where it is one.
  private(set) weak var collectionDelegate: (any CollectionViewDelegate)?
  /// The observer as a collection view's, where it is one.
  private(set) weak var collectionObserver: (any CollectionViewObserver)?

  /// Told of what happens, with UIKit's calls in UIKit's order; a `CollectionViewDelegate` also of
  /// cells and selection. Default: nil.
  public override weak var delegate: (any ScrollViewDelegate)? {
    didSet { collectionDelegate = delegate as? any CollectionViewDelegate }
  }

  /// Watches without taking part; a `CollectionViewObserver` also sees the layout's calls. Default:
  /// nil.
  public override weak var observer: (any ScrollViewObserver)? {
    didSet { collectionObserver = observer as? any CollectionViewObserver }
  }

  /// A collection view at `frame` (pt) with a layout.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    super.init(size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    layout.owner = self
  }

  /// Reads the view from an archive; ours have nothing to read, and the layout arranges nothing.
  public required init?(coder: NSCoder) {
    layout = CollectionViewLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  /// Has the next frame make a layout pass.
  open override func setNeedsLayout() { needsPass = true }

  /// Makes a layout pass now, where there is anything to do.
  open override func layoutIfNeeded() { performPasses() }

  /// The visible rectangle in content coordinates, in pt: its origin is the content offset. Where
  /// frames are mirrored, a new size keeps the distance to the right end of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != size, newValue.origin == offset else {
        super.bounds = newValue
        return
      }
      noteAnchorOfResize()
      keepingLeadingOffset { super.bounds = newValue }
    }
  }

  /// Throws away everything and asks the data source and the layout anew, at the next pass.
  open func reloadData() {
    counts = nil
    selection = []
    highlighted = nil
    prefetched = []
    movement = nil
    stopScrollingForMovement()
    cancelChanges()
    for element in elements.fetched { element.view?.removeFromSuperview() }
    elements.letGoOfAll()
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    screen.asMain { layout.invalidateLayout(with: context) }
  }

  private func arrangeAnew() {
    screen.asMain {
      layout.invalidateLayout()
      for end in interactiveTransition?.layout.ends ?? [] { end.layout.invalidateLayout() }
    }
  }

  /// Called by the layout whenever something of it was invalidated: what `context` says.
  func layoutWasInvalidated(by context: CollectionViewLayoutInvalidationContext) {
    needsPass = true
    elements.invalidate()
    // One of the two layouts of a transition: what is between them is wrong as well.
    if interactiveTransition != nil, layout.pendingInvalidation == nil {
      layout.pendingInvalidation = layout.makeInvalidationContext()
    }
    report(.invalidateLayout(LayoutInvalidation(context)))
  }

  override func boundsWillChange(to newBounds: CGRect) { askAboutBounds(newBounds) }

  override var keepsOffsetInside: Bool { interactiveTransition == nil }

  /// A layout may leave the insets out of its content: it is asked as for new bounds, which these
  /// are not.
  override func adjustedContentInsetHasChanged(from inset: EdgeInsets) {
    boundsWillChange(to: bounds)
    guard policy.resizeOffset == .end else { return }
    let new = adjustedContentInset
    shiftContentOffset(
      by: CGPoint { canScroll($0) ? new.end($0) - inset.end($0) : 0 })
  }

  override func frameWillBeShown() {
    scrollForMovement()
    showChanges()
  }

  override func layoutTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    targetOfLayout(proposed: proposed, velocity: velocity)
  }

  override func touchDidBegin(at location: CGPoint) { highlightItem(at: location) }

  override func touchWasTakenOver() { unhighlightItem() }

  override func touchDidTap() { chooseHighlightedItem() }
}

public import Foundation
internal import Geometry

/// A scroll view that shows what a data source has where a layout says: UIKit's collection view.
///
/// The layout is asked in passes: at the end of a frame (`advance(to:)`), at `layoutIfNeeded()`, and before a query that
/// needs it. A pass prepares an invalid layout once, takes over its content size, asks it for the elements near the
/// bounds, and makes, moves and puts away views for those that meet the bounds.
open class CollectionView: ScrollView {
  /// What is shown. Default: nil, and nothing is.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Told which items will be needed soon. Default: nil.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told. Default: true.
  public var isPrefetchingEnabled = true
  /// Whether items can be chosen. Default: true.
  public var allowsSelection = true
  /// Whether several items can be chosen at once. Default: false.
  public var allowsMultipleSelection = false
  /// Stands behind all elements. Default: nil.
  public var backgroundView: View?
  /// Called with UIKit's sentence when an update does not add up; nothing has changed then. The default traps.
  public var updateFailure: (String) -> Void = { preconditionFailure($0) }
  /// Told of what a layout does wrong and the view can live with. Default: nobody.
  public var warning: (String) -> Void = { _ in }

  /// The layout that arranges the elements. Setting it arranges them anew, without animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { layout }
    set { setLayout(newValue) }
  }

  /// Which way the person reads. Changing it has the elements arranged anew. Default: left to right.
  public override var layoutDirection: LayoutDirection {
    didSet { if layoutDirection != oldValue { layout.invalidateLayout() } }
  }

  var layout: CollectionViewLayout
  /// How many sections and items there are; nil until the data source has been asked.
  var counts: ItemCounts?
  /// The elements near the bounds, and those that have views.
  var elements = ElementSet()
  var reuse = ReusePool()
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

  /// A collection view at `frame` with a layout.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    super.init(size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = CollectionViewLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  open override func setNeedsLayout() { needsPass = true }

  open override func layoutIfNeeded() { performPasses() }

  /// Throws away everything and asks the data source and the layout anew, at the next pass.
  open func reloadData() {
    counts = nil
    selection = []
    highlighted = nil
    elements.invalidate()
    elements.recycleAll(into: &reuse, of: self)
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// Called by the layout whenever something of it was invalidated.
  func layoutWasInvalidated() {
    needsPass = true
    elements.invalidate()
  }

  private func setLayout(_ new: CollectionViewLayout) {
    guard new !== layout else { return }
    layout.collectionView = nil
    layout = new
    new.collectionView = self
    elements.invalidate()
    let context = new.makeInvalidationContext()
    context.invalidateEverything = true
    new.invalidateLayout(with: context)
  }

  override func boundsWillChange(to newBounds: CGRect) {
    needsPass = true
    guard hasShown else { return }
    let answer = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    report(.shouldInvalidateLayout(newBounds: newBounds, answer: answer))
    guard answer else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// A layout may leave the insets out of its content: it is asked as for new bounds, which these are not.
  override func adjustedContentInsetHasChanged() { boundsWillChange(to: bounds) }

  override func layoutTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    targetOfLayout(proposed: proposed, velocity: velocity)
  }

  override func touchDidBegin(at location: CGPoint) { highlightItem(at: location) }

  override func touchWasTakenOver() { unhighlightItem() }

  override func touchDidTap() { chooseHighlightedItem() }
}

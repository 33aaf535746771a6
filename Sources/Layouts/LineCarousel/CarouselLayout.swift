public import CollectionEngine
public import Foundation
public import Geometry

/// Items of one size on a line, each looking as its distance from the visible middle says: the base
/// of `LineCarouselLayout` and `CoverFlowLayout`, and of carousels of your own.
///
/// # Rule
///
/// A subclass overrides `style(_:at:)`, and `largestScale` if it enlarges items. Positions never
/// depend on the offset; a look is given by `transform3D`, `alpha`, `zIndex`, and by moving
/// `center` across the line. So snapping, `scrollToItem` and rect queries go by what does not move.
///
///     position(s, i) = end(s - 1) + sectionInset.start + i * (item length + minimumLineSpacing)
///
/// Across the line items stand in the middle of what the adjusted insets leave of the view. The
/// visible middle is that of the bounds less the adjusted insets.
///
/// Every change of the bounds invalidates the layout: looks are worked out again for what is
/// visible, positions only where counts, sizes, insets or properties have changed. A carousel feels
/// best with the collection view's `decelerationRate` set to `.fast`; a layout does not set it.
///
/// # Example
///
/// Items of 200 pt with 50 pt between them, two sections of 2 items, `sectionInset` 10 at the left
/// and 20 at the right: they begin at 10, 260, 490 and 740, and the content is 960 pt long.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | horizontal | |
/// | `itemSize` | 200 × 200 | pt, at least 0 |
/// | `minimumLineSpacing` | 50 | pt; below 0 items overlap |
/// | `sectionInset` | zero | pt, below 0 counts as 0 |
/// | `centersEndItems` | false | |
/// | `snapsToItems` | true | |
///
/// # Right to left
///
/// A horizontal line begins at the right, and looks are turned round with it; distances are told in
/// the layout's own direction.
///
/// # Complexity
///
/// `prepare()` is O(sections) after a change, O(1) in a scrolled frame, and keeps 16 bytes a
/// section; a rect query is O(log sections + answer), whatever the number of items. Attributes
/// objects are made for those items that look otherwise than in the frame before, no others.
open class CarouselLayout: CollectionViewLayout {
  /// Along which axis the items stand. Default: horizontal.
  open var scrollDirection = Axis.horizontal {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// The size of every item, in pt; finite, at least 0. Default: 200 × 200.
  open var itemSize = CGSize(width: 200, height: 200) {
    didSet {
      itemSize.checkForItems()
      invalidate(oldValue, changedTo: itemSize)
    }
  }
  /// The room between two items, in pt; below 0 they overlap, but each begins at least 1 pt after
  /// the one before. Default: 50.
  open var minimumLineSpacing: CGFloat = 50 {
    didSet {
      precondition(
        minimumLineSpacing.isFinite, "A line spacing is finite, not \(minimumLineSpacing).")
      invalidate(oldValue, changedTo: minimumLineSpacing)
    }
  }
  /// What each section keeps free around its items, in pt; finite, below 0 counts as 0. Default:
  /// zero.
  open var sectionInset = EdgeInsets.zero {
    didSet {
      sectionInset.checkForSections()
      invalidate(oldValue, changedTo: sectionInset)
    }
  }
  /// Whether the first and the last item have so much room before and behind them that they can
  /// stand in the middle. Default: false.
  open var centersEndItems = false {
    didSet { invalidate(oldValue, changedTo: centersEndItems) }
  }
  /// Whether releases lead to an item in the middle: the layout's answer, which a `SnapRule` of the
  /// view replaces. Default: true.
  open var snapsToItems = true

  private var line: ItemLine?
  private var viewport = LayoutViewport()
  private var contentSize = CGSize.zero
  private var cache = AttributesCache()

  open override class var invalidationContextClass: AnyClass { CarouselInvalidationContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// How much larger than itself a look makes an item at most: what a rect query has to allow for.
  /// 1 by itself.
  open var largestScale: CGFloat { 1 }

  /// Gives `attributes`, which are new or as good as new and stand where they belong, the look of an item whose
  /// middle is `distance` pt behind the visible middle (before it where `distance` is below 0), in
  /// the layout's own direction. Does nothing by itself.
  open func style(_ attributes: CollectionViewLayoutAttributes, at distance: CGFloat) {}

  /// How far looks move items to either side across the line, in pt: room that the content has for
  /// it. 0 by itself.
  open var largestShift: CGFloat { 0 }

  open override func prepare() {
    guard let view = collectionView else { return }
    let before = viewport
    viewport = LayoutViewport(view, contentWidth: contentSize.width)
    guard line == nil || viewport.surroundings != before.surroundings else { return }
    let axis = scrollDirection
    let line = ItemLine(
      ItemNumbering(of: view), itemLength: itemSize[axis], spacing: minimumLineSpacing,
      insets: (inset.start(axis), inset.end(axis)),
      room: centersEndItems ? viewport.surroundings.free(axis) : nil)
    self.line = line
    let crossed = axis.crossed
    let needed =
      itemSize[crossed] + inset.sum(crossed) + 2 * abs(largestShift)
    contentSize = CGSize(
      axis, length: line.length, breadth: max(viewport.surroundings.free(crossed), needed))
    viewport = LayoutViewport(view, contentWidth: contentSize.width)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    guard let line, !rect.isNull else { return [] }
    let axis = scrollDirection
    let growth = line.itemLength * max(largestScale - 1, 0) / 2
    let start = rect.origin[axis] - growth
    let end = rect.origin[axis] + rect.size[axis] + growth
    cache.beginQuery()
    return line.items(from: start, to: end).compactMap { attributes(at: $0, meeting: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(at: indexPath, meeting: nil)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? CarouselInvalidationContext {
      context.keepsPositions = newBounds.size == collectionView?.bounds.size
    }
    return context
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if (context as? CarouselInvalidationContext)?.keepsPositions != true { line = nil }
    super.invalidateLayout(with: context)
  }

  /// Where an item stands in the middle: the one nearest to the proposed target, for a quick
  /// release at least the first one ahead; within the scroll range.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard snapsToItems, let view = collectionView, let line else { return proposedContentOffset }
    let axis = scrollDirection
    let viewport = LayoutViewport(view, contentWidth: contentSize.width)
    let now = viewport.surroundings
    let proposed = proposedContentOffset[axis]
    let offset = velocity[axis] == 0 ? proposed : viewport.origin[axis]
    let candidates = [offset, proposed].flatMap { place in
      line.middles(around: place + now.middleOffset(axis)).map { $0 - now.middleOffset(axis) }
    }
    let release = SnapRelease(
      beganOffset: offset, offset: offset, velocity: velocity[axis], proposedTarget: proposed)
    var target = proposedContentOffset
    target[axis] =
      SnapRule(to: .item, alignment: .center).target(
        of: release, among: candidates,
        in: now.range(axis, contentLength: contentSize[axis])) ?? proposed
    return target
  }

  /// The item at `path` with its look; nil where there is none, and where its frame, as the layout
  /// sees it, does not meet `rect`.
  private func attributes(
    at path: IndexPath, meeting rect: CGRect?
  ) -> CollectionViewLayoutAttributes? {
    guard let start = line?.start(of: path) else { return nil }
    let item = cache.cell(at: path, of: self)
    place(item, from: start)
    style(item, at: item.center[scrollDirection] - viewport.middle(scrollDirection))
    if let rect, !item.frame.meets(rect) {
      cache.giveBack(item)
      return nil
    }
    if viewport.isMirrored { mirror(item) }
    return cache.answer(item)
  }

  private func place(_ item: CollectionViewLayoutAttributes, from start: Double) {
    let axis = scrollDirection
    let crossed = axis.crossed
    let (before, behind) = (inset.start(crossed), inset.end(crossed))
    item.size = itemSize
    item.center = CGPoint {
      $0 == axis ? start + itemSize[axis] / 2 : (contentSize[crossed] + before - behind) / 2
    }
  }

  /// Turns a look round where the view shows the layout in a mirror, which moves items only.
  private func mirror(_ item: CollectionViewLayoutAttributes) {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    item.transform3D = CATransform3DConcat(CATransform3DConcat(mirror, item.transform3D), mirror)
  }

  private var inset: EdgeInsets { sectionInset.widened }
}

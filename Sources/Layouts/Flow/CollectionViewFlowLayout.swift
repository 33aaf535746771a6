public import CollectionEngine
public import Foundation
public import Geometry

/// Items in lines that break where no more fit, sections below each other: UIKit's flow layout.
///
/// A flow that scrolls vertically fills lines from left to right and stacks them downwards; one
/// that scrolls horizontally fills columns downwards and stacks them to the right, and then *line*
/// spacing lies between columns, *interitem* spacing inside them. Each section has a header, an
/// inset, its lines, an inset and a footer. Sizes, insets and spacings are properties, or come from
/// a delegate that conforms to `CollectionViewDelegateFlowLayout`.
///
/// The rules, for vertical scrolling:
/// 1. Content is as wide as the bounds less the adjusted content inset. [recorded]
/// 2. With a `sectionInsetReference`, left and right insets become
///    `max(inset + reference - adjusted content inset, 0)`. [recorded]
/// 3. Lines break greedily; an item that fits no line has one of its own, at its beginning, and a
///    warning goes to the collection view. [recorded, UIKit's sentence]
/// 4. Where all items of a section are equally wide, `n = floor((W + s) / (w + s))` share a line
///    with the gap `(W - n w) / (n - 1)`, in the last line as well; with `n = 1` they stand in the
///    middle. Otherwise items fill their line from end to end, but for the last line: there they
///    stand at the beginning, the least spacing apart. An item alone in its line stands in the
///    middle, in the last line only where no second one would fit. [recorded; the last clause
///    reported]
/// 5. A line is as high as its highest item; items stand in its middle. [recorded]
/// 6. Origins are rounded to the nearest pixel, ties up; sizes and the content size are not.
///    [recorded for origins; whether UIKit rounds the content size is not known: `policy`]
/// 7. With an `estimatedItemSize` cells say how large they want to be, and lines break anew. Items
///    not measured yet are as large as the measured ones of their section on average; a delegate's
///    size is the estimate of its item. [recorded]
///    Headers and footers are measured likewise, along the scroll direction. [ours: `policy`]
/// 8. Pinned headers and footers stay in the visible part of their section, in front of its cells.
///    [limits and order recorded for compositional layout: `policy`]
/// 9. Reading direction: `flipsHorizontallyInOppositeLayoutDirection` is false; a subclass that
///    answers true is mirrored. [documented]
///
/// Sizes and lengths that are not finite or below 0 count as 0, with a warning. Line spacing below
/// 0 lets lines overlap, at most until they begin together. An item beyond the count has no
/// attributes, unless `policy` says otherwise.
///
/// An element that begins above what is visible and turns out longer or shorter than it was moves
/// the content offset along, so that what people look at stays where it is. [ours]
///
/// Attributes are made on demand. An object is answered again while its element has not moved; copy
/// it before changing it (whoever does not gets a new object next time, and a warning).
///
/// Complexity: `prepare()` is O(1) for a section of one size and O(items) for sizes from a delegate
/// (44 bytes an item at most); a rect query is O(log lines) and the answer; bounds that change
/// prepare nothing unless lines get another length.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// What section insets count from, across the scroll direction.
  public enum SectionInsetReference: String, CaseIterable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// An `estimatedItemSize` that has cells measured without another estimate than `itemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least space between lines, in pt. Default: 10.
  open var minimumLineSpacing: CGFloat = FlowDefaults.spacing {
    didSet { invalidate(unless: minimumLineSpacing == oldValue) }
  }
  /// The least space between the items of a line, in pt. Default: 10.
  open var minimumInteritemSpacing: CGFloat = FlowDefaults.spacing {
    didSet { invalidate(unless: minimumInteritemSpacing == oldValue) }
  }
  /// The size of every item, in pt; finite, at least 0. Default: 50 × 50.
  open var itemSize = FlowDefaults.itemSize {
    didSet { invalidate(unless: itemSize == oldValue) }
  }
  /// The size of items whose cells have not been measured, in pt; zero has none measured. Default:
  /// zero.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      work.measuring = true
      invalidateLayout()
    }
  }
  /// The axis along which content scrolls. Default: vertical.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidate(unless: scrollDirection == oldValue) }
  }
  /// The size of every header, in pt; only the side along the scroll direction counts. Default:
  /// zero, none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: headerReferenceSize == oldValue) }
  }
  /// The size of every footer, in pt; only the side along the scroll direction counts. Default:
  /// zero, none.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: footerReferenceSize == oldValue) }
  }
  /// What the lines of every section keep away from its edges, in pt. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { invalidate(unless: sectionInset == oldValue) }
  }
  /// What section insets count from. Setting it does not invalidate the layout, as in UIKit.
  /// Default: the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in view while their section does. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionHeadersPinToVisibleBounds == oldValue) }
  }
  /// Whether footers stay in view while their section does. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionFootersPinToVisibleBounds == oldValue) }
  }

  /// What is decided where nobody has shown what UIKit does. Default: see each choice.
  open var policy = FlowPolicy() {
    didSet { invalidate(unless: policy == oldValue) }
  }

  /// The sections as of the last `prepare()`.
  var sections = ContiguousArray<FlowSection>()
  /// The room that they were arranged in; nil before the first `prepare()`.
  var prepared: FlowContainer?
  /// How far something may stand outside its section, in pt.
  var overhang = 0.0
  var work = FlowWork.all
  var cache = FlowAttributesCache()
  /// What cells wanted before the counts changed, by old section, until an update says where items
  /// have gone.
  var measuredBefore: [FlowMeasuredSizes]?
  /// Whether somebody was told that attributes are to be copied.
  var hasWarnedOfChanges = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `CollectionViewFlowLayoutInvalidationContext`. A subclass names a subclass of it.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    update()
  }

  /// As wide as the bounds less the adjusted content inset, as high as all sections; for horizontal
  /// scrolling the other way round.
  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    boundaryAttributes(ofKind: elementKind, at: indexPath)
  }

  /// Where lines get another length, and wherever content moves while something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesLines(newBounds) || movesPinnedElements(newBounds)
  }

  /// Everything where lines get another length, else only what is pinned.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    mark(context, forBoundsChange: newBounds)
    return context
  }

  /// Where cells are measured and one of them, a header or a footer wants another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    changes(preferredAttributes, from: originalAttributes)
  }

  /// The element and the size it wants, and by how much the content offset follows.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    mark(context, preferred: preferredAttributes, original: originalAttributes)
    return context
  }

  /// Nothing as long as no item gives way.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    let isMoved = targetIndexPaths != previousIndexPaths
    if let context = context as? CollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isMoved
      context.invalidateFlowLayoutAttributes = isMoved
    }
    return context
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    work.note(context)
    super.invalidateLayout(with: context)
  }

  /// Has what cells want follow their items.
  open override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    moveMeasuredSizes(FlowIndexMap(updateItems))
  }

  private func invalidate(unless isSame: Bool) {
    if !isSame { invalidateLayout() }
  }
}

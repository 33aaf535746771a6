public import Foundation

/// Says where every element of a collection view is: UIKit's abstract base of all layouts.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize` and the `layoutAttributes…` queries, and whichever of
/// the other methods it needs. Asked for attributes it may answer more than the rectangle holds: the collection view
/// shows what meets its bounds.
open class CollectionViewLayout: NSObject {
  /// The view that the layout arranges; nil while it is nobody's.
  public internal(set) weak var collectionView: CollectionView?

  /// What was invalidated since the last pass; nil while the layout is right.
  var pendingInvalidation: CollectionViewLayoutInvalidationContext?
  /// How views of a decoration kind are made.
  var decorationViews: [String: () -> CollectionReusableView] = [:]

  public override init() {
    super.init()
  }

  /// Reads the layout from an archive; ours have nothing to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the layout's attributes, a subclass of `CollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts, a subclass of `CollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Works out whatever the queries need; the first message of every layout pass. Does nothing by itself.
  open func prepare() {}

  /// The size of everything, in pt. Zero by itself.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet `rect` (content coordinates), at least; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether the layout has to be worked out again for bounds that are about to be `newBounds`; the collection view
  /// still has the old ones. No, by itself.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What the change of bounds makes wrong: a context in which nothing is marked, by itself.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether a cell that wants to be laid out otherwise than it is makes the layout wrong: where the sizes differ, by
  /// itself.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }

  /// What a cell that wants to be laid out otherwise makes wrong: its own item, by itself.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "",
        at: [originalAttributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: originalAttributes.representedElementKind ?? "",
        at: [originalAttributes.indexPath])
    }
    return context
  }

  /// Marks the whole layout as wrong; the next layout pass prepares it once, however often this was called.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Marks as wrong what `context` says.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if let pendingInvalidation {
      pendingInvalidation.merge(context)
    } else {
      pendingInvalidation = context
    }
    collectionView?.layoutWasInvalidated()
  }

  /// Where the content should be after an update or a change of layout; `proposedContentOffset`, by itself.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where a release should lead; `proposedContentOffset`, by itself.
  ///
  /// - Parameter velocity: of the content offset, in **pt/ms**, as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// The direction that the layout's frames are written for. Default: left to right.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  /// Whether frames are mirrored where people read the other way: then x counts from the right edge. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has views of `decorationViewKind` made by `make`.
  open func register(
    forDecorationViewOfKind decorationViewKind: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    decorationViews[decorationViewKind] = make
  }

  /// Has views of `decorationViewKind` made as instances of `viewClass`, a `CollectionReusableView` that can be made
  /// (`FrameInitializable`); nil undoes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind decorationViewKind: String) {
    decorationViews[decorationViewKind] = viewClass.map { viewClass in
      { CollectionReusableView.make(viewClass) }
    }
  }

  func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let named: AnyClass = Self.invalidationContextClass
    guard let contextClass = named as? CollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure("\(named) is not an invalidation context.")
    }
    return contextClass.init()
  }
}

public import Foundation

/// Says where every element of a collection view is: UIKit's abstract base of all layouts.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize` and the `layoutAttributes…`
/// queries, and whichever of the other methods it needs. Asked for attributes it may answer more
/// than the rectangle holds: the collection view shows what meets its bounds.
open class CollectionViewLayout: NSObject {
  /// The view that the layout arranges; nil while it is nobody's. A subclass that never asks before may say it without
  /// the optional.
  open var collectionView: CollectionView? { owner }
  /// The same, whatever a subclass says.
  weak var owner: CollectionView?

  /// What was invalidated since the last pass; nil while the layout is right.
  var pendingInvalidation: CollectionViewLayoutInvalidationContext?
  /// How views of a decoration kind are made.
  var decorationViews: [String: () -> CollectionReusableView] = [:]

  /// A layout that is nobody's yet.
  public override init() {
    super.init()
  }

  /// Reads the layout from an archive; ours have nothing to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the layout's attributes, a subclass of `CollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts, a subclass of
  /// `CollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Works out whatever the queries need; the first message of every layout pass. Does nothing by
  /// itself.
  open func prepare() {}

  /// The size of everything, in pt. Zero by itself.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet `rect` (content coordinates, pt), at least; nil for
  /// none, as by itself.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of one item; nil where there is none, as by itself.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of one supplementary view; nil where there is none, as by itself.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// The attributes of one decoration view; nil where there is none, as by itself.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether the layout has to be worked out again for bounds that are about to be `newBounds`; the
  /// collection view still has the old ones. No, by itself.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What the change of bounds makes wrong: a context in which nothing is marked, by itself.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether a cell that wants to be laid out otherwise than it is makes the layout wrong: where
  /// the sizes differ, by itself.
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

  /// Marks the whole layout as wrong; the next layout pass prepares it once, however often this was
  /// called.
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
    owner?.layoutWasInvalidated(by: context)
  }

  /// Where the content should be after an update or a change of layout; `proposedContentOffset`, by
  /// itself. pt.
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

  /// The layout is prepared, and is told what has been inserted, deleted, moved and reloaded. Does
  /// nothing by itself; a subclass calls it.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// The update is shown. Does nothing by itself.
  open func finalizeCollectionViewUpdates() {}

  /// How animated changes run; nil for the collection view's way, as by itself. A batch with a
  /// timing of its own goes before.
  open var changeTiming: ChangeTiming? { nil }

  /// How inserted items come and deleted ones go, where the layout says nothing else. Default: they
  /// fade.
  open var itemAppearance = ItemAppearance.fade

  /// What the item at the new path starts from in an animated change; asked for each that is on
  /// screen afterwards.
  ///
  /// By itself, and for nil: an inserted item fades in where it belongs, a reloaded one comes,
  /// fading in, from where it was, any other from where it was. nil outside of an animated change.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { usualInitialAttributes(.cell, nil, itemIndexPath) }

  /// What the item at the old path ends at in an animated change; asked for each that was on screen
  /// before, and followed where it is not afterwards.
  ///
  /// By itself, and for nil: a deleted item fades out where it was, a reloaded one goes, fading
  /// out, to where it belongs, any other there. nil outside of an animated change.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { usualFinalAttributes(.cell, nil, itemIndexPath) }

  /// What a supplementary view starts from, as an item does.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    usualInitialAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// What a supplementary view ends at, as an item does.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    usualFinalAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// What a decoration view starts from, as an item does.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    usualInitialAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// What a decoration view ends at, as an item does.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    usualFinalAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// The layout is prepared for bounds of another size, and what is on screen is about to go there
  /// from where it was in `oldBounds`. Does nothing by itself; a subclass calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The change of the size is animated. Does nothing by itself.
  open func finalizeAnimatedBoundsChange() {}

  /// Where supplementary views go in an update, beside those of deleted items: nowhere, by itself.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where supplementary views come in an update, beside those of inserted items: nowhere, by
  /// itself.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where decoration views go in an update: nowhere, by itself.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where decoration views come in an update: nowhere, by itself.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where the item that a person holds at `position` (content coordinates, pt) would go: the path of
  /// the item that it is over, as by itself, and `previousIndexPath` to stay.
  ///
  /// By itself an item gives way as soon as the held one, in its place, would be under `position`:
  /// of two lengths a short item does not flip to and fro with a long one. Over the header or footer
  /// of a section without items it is the first place there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    usualTargetIndexPath(of: previousIndexPath, position)
  }

  /// How the item that a person holds at `position` (content coordinates, pt) looks: as in its
  /// place, with its middle at `position` and in front of all others, by itself. An item that the
  /// layout does not have has no size.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    usualMovingAttributes(of: indexPath, position)
  }

  /// What of the layout is wrong while a person moves items: called for every movement of the
  /// finger, with the same paths twice where no item gives way. A context that carries the paths and
  /// the position, by itself. pt.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What of the layout is wrong when a person lets go of the items, or the movement is cancelled:
  /// then `indexPaths` are those from before. A context that carries the paths, by itself.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// `newLayout` is about to take the layout's place. Does nothing by itself.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// The layout is about to take the place of `oldLayout`. Does nothing by itself.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// One layout has taken the other's place; both are told. Does nothing by itself.
  open func finalizeLayoutTransition() {}

  /// The direction that the layout's frames are written for. Default: left to right.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  /// Whether frames are mirrored where people read the other way: then x counts from the right
  /// edge. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has views of `decorationViewKind` made by `make`.
  open func register(
    forDecorationViewOfKind decorationViewKind: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    decorationViews[decorationViewKind] = make
  }

  /// Has views of `decorationViewKind` made as instances of `viewClass`, a
  /// `CollectionReusableView`; nil undoes it.
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
    return contextClass.init(blank: ())
  }
}

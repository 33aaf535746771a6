import CollectionEngine
import Foundation
import TestSupport

/// Rows or columns that write down what they are asked.
final class ProbeLayout: UniformLayout {
  let log: CallLog
  /// What `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` answers.
  var releaseTarget: ((CGPoint) -> CGPoint)?
  /// What `targetContentOffset(forProposedContentOffset:)` answers.
  var updateTarget: ((CGPoint) -> CGPoint)?
  /// What is done to the attributes of items before they are answered.
  var onAttributes: ((CollectionViewLayoutAttributes) -> Void)?
  /// What `initialLayoutAttributesForAppearingItem(at:)` makes of what it would answer.
  var onInitial: ((IndexPath, CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes?)?
  /// What `finalLayoutAttributesForDisappearingItem(at:)` makes of what it would answer.
  var onFinal: ((IndexPath, CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes?)?
  /// The headers that an update inserts, as the layout says.
  var insertedHeaders: [IndexPath] = []
  /// What is done when bounds are about to change to the given ones.
  var onBoundsChange: (CGRect) -> Void = { _ in }
  /// What is done inside `prepare()`.
  var onPrepare: (CollectionView) -> Void = { _ in }
  /// What is done inside `invalidateLayout(with:)`.
  var onInvalidate: (CollectionView, CollectionViewLayoutInvalidationContext) -> Void = { _, _ in }
  /// Whether rows (no columns) are as high as their cells and headers ask to be, and each section has
  /// a header of 20 pt before it has asked.
  var followsPreferences = false
  /// Heights that cells and headers have asked for.
  private var heights: [ProbeElement: CGFloat] = [:]
  /// What the layout was told last of an update.
  private(set) var updateItems: [CollectionViewUpdateItem] = []

  init(_ log: CallLog, itemSize: CGSize, isHorizontal: Bool = false) {
    self.log = log
    super.init(itemSize: itemSize, isHorizontal: isHorizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log.note("prepare")
    super.prepare()
    if let collectionView { onPrepare(collectionView) }
  }

  override var collectionViewContentSize: CGSize {
    log.note("collectionViewContentSize")
    return followsPreferences
      ? CGSize(width: itemSize.width, height: rows().last?.frame.maxY ?? 0)
      : super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    log.note("layoutAttributesForElements(in: \(rect.text))")
    return followsPreferences
      ? rows().filter { $0.frame.intersects(rect) }
      : super.layoutAttributesForElements(in: rect)?.map(changed)
  }

  private func changed(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    onAttributes?(attributes)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("layoutAttributesForSupplementaryView(\(elementKind), \(indexPath.text))")
    return rows().first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Headers and rows as high as they have asked to be.
  private func rows() -> [CollectionViewLayoutAttributes] {
    var (rows, y) = ([CollectionViewLayoutAttributes](), CGFloat(0))
    func add(_ one: CollectionViewLayoutAttributes, _ height: CGFloat) {
      let known = heights[ProbeElement(one)] ?? height
      one.frame = CGRect(x: 0, y: y, width: itemSize.width, height: known)
      y += known
      rows.append(one)
    }
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      let path = IndexPath(item: 0, section: section)
      add(CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path), 20)
      for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
        let path = IndexPath(item: item, section: section)
        add(CollectionViewLayoutAttributes(forCellWith: path), itemSize.height)
      }
    }
    return rows
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("layoutAttributesForItem(\(indexPath.text))")
    guard followsPreferences else {
      return super.layoutAttributesForItem(at: indexPath).map(changed)
    }
    return rows().first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    onBoundsChange(newBounds)
    let old = collectionView?.bounds.text ?? "none"
    log.note("shouldInvalidateLayout(\(old) to \(newBounds.text)) = \(invalidatesOnScroll)")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    log.note("invalidationContext(forBoundsChange:)")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let flags =
      (context.invalidateEverything ? " everything" : "")
      + (context.invalidateDataSourceCounts ? " counts" : "")
      + (context.invalidatedItemIndexPaths.map { " " + $0.map(\.text).joined(separator: " ") } ?? "")
      + (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted { $0.key < $1.key }
      .map { " \($0.key) " + $0.value.map(\.text).joined(separator: " ") }.joined()
    log.note("invalidateLayout(with:\(flags))")
    super.invalidateLayout(with: context)
    if let collectionView { onInvalidate(collectionView, context) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let answer = super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let (old, new) = (originalAttributes.size.height, preferredAttributes.size.height)
    log.note("shouldInvalidateLayout(preferred \(new), original \(old)) = \(answer)")
    return answer
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let kind = originalAttributes.representedElementKind.map { "\($0) " } ?? ""
    log.note("invalidationContext(forPreferred: \(kind)\(originalAttributes.indexPath.text))")
    heights[ProbeElement(originalAttributes)] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let answer = releaseTarget?(proposedContentOffset) ?? proposedContentOffset
    log.note(
      "layout.targetContentOffset(\(proposedContentOffset.y), velocity \(velocity.y)) = \(answer.y)"
    )
    return answer
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let answer = updateTarget?(proposedContentOffset) ?? proposedContentOffset
    log.note("layout.targetContentOffset(\(proposedContentOffset.y)) = \(answer.y)")
    return answer
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    self.updateItems = updateItems
    log.note(
      "prepare(forCollectionViewUpdates: \(updateItems.map(\.text).joined(separator: ", ")))")
  }

  override func finalizeCollectionViewUpdates() { log.note("finalizeCollectionViewUpdates") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("initial(\(itemIndexPath.text))")
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return onInitial.map { change in usual.flatMap { change(itemIndexPath, $0) } } ?? usual
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("final(\(itemIndexPath.text))")
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return onFinal.map { change in usual.flatMap { change(itemIndexPath, $0) } } ?? usual
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("initial(\(elementKind) \(elementIndexPath.text))")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.note("final(\(elementKind) \(elementIndexPath.text))")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.note("prepare(forAnimatedBoundsChange: \(oldBounds.text))")
  }

  override func finalizeAnimatedBoundsChange() { log.note("finalizeAnimatedBoundsChange") }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.note("indexPathsToDelete(\(elementKind))")
    return []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.note("indexPathsToInsert(\(elementKind))")
    return insertedHeaders
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let answer = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    log.note("targetIndexPath(\(previousIndexPath.text), \(position.y)) = \(answer.text)")
    return answer
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    log.note("layoutAttributesForInteractivelyMovingItem(\(indexPath.text), \(position.y))")
    return super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    log.note(
      "invalidationContext(moving \(previousIndexPaths.map(\.text)) to \(targetIndexPaths.map(\.text)), "
        + "\(previousPosition.y) to \(targetPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    log.note(
      "invalidationContext(ending \(previousIndexPaths.map(\.text)) to \(indexPaths.map(\.text)), "
        + "cancelled \(movementCancelled))")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  override func prepareForTransition(to newLayout: CollectionViewLayout) {
    log.note("prepareForTransition(to:)")
  }

  override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    log.note("prepareForTransition(from:)")
  }

  override func finalizeLayoutTransition() { log.note("finalizeLayoutTransition") }
}

/// What tells a row or a header from all others.
private struct ProbeElement: Hashable {
  let kind: String?
  let path: IndexPath

  init(_ attributes: CollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }
}

extension CollectionViewUpdateItem {
  /// The action and both paths.
  var text: String {
    func path(_ path: IndexPath?) -> String {
      guard let path else { return "nil" }
      return path.item == NSNotFound ? "section \(path.section)" : path.text
    }
    return "\(updateAction) \(path(indexPathBeforeUpdate)) \(path(indexPathAfterUpdate))"
  }
}

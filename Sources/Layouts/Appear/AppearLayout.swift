public import CollectionEngine
public import Foundation
public import Geometry

/// A grid of equal cells whose inserted items come from the middle of what is visible, and whose
/// deleted items go there.
///
/// # Rule
///
/// Scrolling down, with `W` the width that the adjusted content inset leaves of the bounds, and
/// `V = W - inset.left - inset.right`:
///
///     n = floor((V + s) / (w + s)), at least 1        gap = (V - n * w) / (n - 1)
///     x = inset.left + (i % n) * (w + gap)            y = inset.top + (i / n) * (h + line)
///
/// with `w` × `h` the `itemSize`, `s` the interitem and `line` the line spacing: a line begins and
/// ends flush with the insets, and a partly filled one keeps its places. Sections follow one
/// another with their insets, those without items too. Where an item does not fit into `V`, the
/// content is as wide as the item needs it. Scrolling sideways, x and y trade places.
///
/// In an update an inserted item starts from the middle of the bounds, transparent; a deleted item
/// ends there. All others go from where they were to where they belong.
///
/// # Example
///
/// 320 × 320, cells of 150 × 150, line spacing 20: four items at (0, 0), (170, 0), (0, 170) and
/// (170, 170). The fourth, inserted, starts from (85, 85) with its center at (160, 160); scrolled
/// to y = 800 it would start from the center (160, 960).
///
/// # Complexity
///
/// Closed form: `prepare()` is O(sections) and keeps 32 bytes a section. A query for a rectangle is
/// O(log sections + answer).
open class AppearLayout: CollectionViewLayout {
  /// The direction in which content scrolls. Default: vertical.
  open var scrollDirection = Axis.vertical {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// The size of every item, in pt from 0 to 10^9. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(oldValue, changedTo: itemSize) }
  }
  /// The gap between lines, in pt from 0 to 10^9. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// The least gap between items of a line, in pt from 0 to 10^9. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue, changedTo: minimumInteritemSpacing) }
  }
  /// What the items of each section keep away from its edges, in pt from 0 to 10^9. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { invalidate(oldValue, changedTo: sectionInset) }
  }

  private var surroundings = Surroundings()
  private var arrangement = AppearArrangement()
  private var inserted = UpdatedItems()
  private var deleted = UpdatedItems()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left lines begin at the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Complexity: O(sections).
  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      arrangement = AppearArrangement()
      return
    }
    surroundings = Surroundings(of: collectionView)
    var check = MetricCheck()
    arrangement = AppearArrangement(
      ItemNumbering(of: collectionView), axis: scrollDirection,
      room: surroundings.free(scrollDirection.crossed),
      itemSize: check.size(itemSize, "itemSize"),
      inset: check.insets(sectionInset, "sectionInset"),
      line: check.length(minimumLineSpacing, "minimumLineSpacing"),
      interitem: check.length(minimumInteritemSpacing, "minimumInteritemSpacing"))
    check.warn(collectionView, about: self)
  }

  /// What the insets leave of the bounds by the end of the last section, in pt.
  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  /// Complexity: O(log sections + answer).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    arrangement.items(meeting: rect).map { cellAttributes(at: $0.path, frame: $0.frame) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard arrangement.numbering.number(of: indexPath) != nil else { return nil }
    return cellAttributes(
      at: indexPath, frame: arrangement.frame(of: indexPath.item, in: indexPath.section))
  }

  /// Whether what the insets leave of the bounds changes across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let axis = scrollDirection.crossed
    return Surroundings(of: collectionView, boundsSize: newBounds.size).free(axis)
      != surroundings.free(axis)
  }

  /// Remembers what is inserted and deleted.
  open override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: inserted.insert(item.indexPathAfterUpdate)
      case .delete: deleted.insert(item.indexPathBeforeUpdate)
      case .move, .reload, .none: break
      }
    }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = UpdatedItems()
    deleted = UpdatedItems()
  }

  /// The middle of the bounds, transparent, for an inserted item.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath),
      let own = layoutAttributesForItem(at: itemIndexPath)?.copy()
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    return (own as? CollectionViewLayoutAttributes).map(hiddenInTheMiddle)
  }

  /// The middle of the bounds, transparent, for a deleted item.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard deleted.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    let size = arrangement.itemSize
    return hiddenInTheMiddle(
      cellAttributes(at: itemIndexPath, frame: CGRect(origin: .zero, size: size)))
  }

  private func hiddenInTheMiddle(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    attributes.alpha = 0
    guard let collectionView else { return attributes }
    let bounds = collectionView.bounds
    attributes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if flipsHorizontallyInOppositeLayoutDirection,
      collectionView.layoutDirection != developmentLayoutDirection
    {
      attributes.center.x = collectionViewContentSize.width - bounds.midX
    }
    return attributes
  }
}

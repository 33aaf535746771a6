public import CollectionEngine
public import Foundation
internal import Geometry

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
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | vertical | |
/// | `itemSize` | 50 × 50 | pt, 0 to 10^9 |
/// | `minimumLineSpacing` | 10 | pt, 0 to 10^9 |
/// | `minimumInteritemSpacing` | 10 | pt, 0 to 10^9: the least gap in a line |
///
/// and those of `SectionedLayout`: insets, headers and footers, by section.
///
/// # Right to left
///
/// Lines begin at the right. Inserted items come from the middle of what is visible all the same.
///
/// # Complexity
///
/// Closed form: `prepare()` is O(sections) and keeps 88 bytes a section. A query for a rectangle is
/// O(log sections + answer).
open class AppearLayout: SectionedLayout {
  /// The size of every item, in pt from 0 to 10^9. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(oldValue, changedTo: itemSize) }
  }

  private var inserted = UpdatedItems()
  private var deleted = UpdatedItems()
  private var usedItemSize = CGSize.zero

  public override init() {
    super.init()
    takeDefaults()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaults()
  }

  private func takeDefaults() {
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
  }

  override var usualItemSize: CGSize { itemSize }

  override func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? {
    usedItemSize = inquiry.check.size(itemSize, "itemSize")
    return AppearArrangement(asking: &inquiry, itemSize: usedItemSize)
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
    let attributes = attributesClass.init(forCellWith: itemIndexPath)
    attributes.size = usedItemSize
    return hiddenInTheMiddle(attributes)
  }

  private func hiddenInTheMiddle(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    attributes.alpha = 0
    guard let collectionView else { return attributes }
    let bounds = collectionView.bounds
    attributes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if collectionView.mirrorsLayout {
      attributes.center.x = collectionViewContentSize.width - bounds.midX
    }
    return attributes
  }
}

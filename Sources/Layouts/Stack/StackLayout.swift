public import CollectionEngine
public import Foundation
public import Geometry

/// Cards on top of each other, in the middle of the view: the first item of the first section on
/// top.
///
/// # Rule
///
/// For the card `k`, counted through all sections, with `depth = min(k, maximumDepth)`:
///
///     middle = middle of the pile's first card + depth * cardOffset along scrollDirection
///     scale  = cardScale ^ depth
///     turned by cardAngle * depth, to the right and to the left in turn
///     zIndex = -k
///
/// The pile with its offsets stands in the middle of what `sectionInset` leaves of the content,
/// which is as large as the view less its adjusted insets, or as the pile where that is larger.
///
/// # Example
///
/// Three cards of 200 × 200 in a view of 320 × 480 with the default offset of 10: the middles are
/// at y 230, 240 and 250, x 160; scales 1, 0.95 and 0.9025.
///
/// It shows all items, and does not scroll unless the pile is larger than the view; a stack for
/// which `decelerationRate` matters is too large.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | vertical | |
/// | `itemSize` | 200 × 200 | pt, at least 0 |
/// | `sectionInset` | zero | pt, below 0 counts as 0 |
/// | `cardOffset` | 10 | pt, at least 0 |
/// | `cardScale` | 0.95 | 0 to 1 |
/// | `cardAngle` | 0 | rad |
/// | `maximumDepth` | 4 | at least 0 |
///
/// # Right to left
///
/// The pile is mirrored: cards look out to the left, and are turned the other way.
///
/// # Complexity
///
/// `prepare()` is O(sections), an item O(1), a rect query O(items).
open class StackLayout: CollectionViewLayout {
  /// Along which axis deeper cards look out from behind. Default: vertical.
  open var scrollDirection = Axis.vertical {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// The size of every card, in pt; finite, at least 0. Default: 200 × 200.
  open var itemSize = CGSize(width: 200, height: 200) {
    didSet {
      itemSize.checkForItems()
      invalidate(oldValue, changedTo: itemSize)
    }
  }
  /// What is kept free around the pile, in pt; finite, below 0 counts as 0. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet {
      sectionInset.checkForSections()
      invalidate(oldValue, changedTo: sectionInset)
    }
  }
  /// How far each card looks out from behind the one before, in pt; finite, at least 0. Default: 10
  /// (ours).
  open var cardOffset: CGFloat = 10 {
    didSet {
      precondition(
        cardOffset >= 0 && cardOffset.isFinite,
        "A card offset is finite and at least 0 pt, not \(cardOffset).")
      invalidate(oldValue, changedTo: cardOffset)
    }
  }
  /// The scale of each card relative to the one before, from 0 to 1. Default: 0.95 (ours).
  open var cardScale: CGFloat = 0.95 {
    didSet { invalidate(oldValue, changedTo: cardScale) }
  }
  /// How far each card is turned relative to the one before, in rad. Default: 0.
  open var cardAngle: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: cardAngle) }
  }
  /// How many cards down offset, scale and angle still grow; at least 0. All deeper ones lie in one
  /// place. Default: 4 (ours).
  open var maximumDepth = 4 {
    didSet {
      precondition(maximumDepth >= 0, "A maximum depth is at least 0, not \(maximumDepth).")
      invalidate(oldValue, changedTo: maximumDepth)
    }
  }

  private var items = ItemNumbering()
  private var contentSize = CGSize.zero

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    guard let view = collectionView else { return }
    items = ItemNumbering(of: view)
    let surroundings = Surroundings(of: view)
    func length(_ axis: Axis) -> Double {
      let pile = itemSize[axis] + (axis == scrollDirection ? pileOffset : 0)
      return max(
        surroundings.free(axis), pile + inset.sum(axis))
    }
    contentSize = CGSize(width: length(.horizontal), height: length(.vertical))
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    items.paths.compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.meets(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let index = items.number(of: indexPath) else { return nil }
    let depth = min(index, maximumDepth)
    let card = CollectionViewLayoutAttributes(forCellWith: indexPath)
    card.size = itemSize
    card.center = CGPoint { axis in
      let free = contentSize[axis] + inset.start(axis) - inset.end(axis)
      guard axis == scrollDirection else { return free / 2 }
      return (free - pileOffset) / 2 + CGFloat(depth) * cardOffset
    }
    let scale = pow(cardScale, CGFloat(depth))
    let angle = (depth.isMultiple(of: 2) ? -1 : 1) * cardAngle * CGFloat(depth)
    let isMirrored = collectionView?.mirrorsLayout ?? false
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
      .rotated(by: isMirrored ? -angle : angle)
    card.zIndex = -index
    return card
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// From the middle of the first card to that of the deepest one, in pt.
  private var pileOffset: CGFloat {
    CGFloat(min(max(items.itemCount - 1, 0), maximumDepth)) * cardOffset
  }

  private var inset: EdgeInsets { sectionInset.widened }
}

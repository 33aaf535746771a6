public import CollectionEngine
public import Foundation
public import Geometry

/// Items on a circle in the middle of the view, one after the other through all sections.
///
/// # Rule
///
/// For the item `k` of `n`:
///
///     angle  = startAngle + 2 * pi * k / n
///     middle = middle of the circle + radius * (cos angle, sin angle)
///     turned by angle - startAngle where rotatesItems
///
/// Angles grow clockwise, for y grows downwards. A radius of 0 stands for the largest one at which
/// all items are inside what `sectionInset` leaves of the view less its adjusted insets. The
/// content is as large as that, or as the circle where a radius makes it larger.
///
/// # Example
///
/// Four items of 70 × 70 in a view of 320 × 480: the radius is 125, and the middles are at (160,
/// 115), (285, 240), (160, 365) and (35, 240).
///
/// It shows all items, and does not scroll unless a radius makes it larger than the view, so
/// `decelerationRate` hardly matters to it.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `itemSize` | 70 × 70 | pt, at least 0 |
/// | `sectionInset` | zero | pt, below 0 counts as 0 |
/// | `radius` | 0: the largest that fits | pt, at least 0 |
/// | `startAngle` | -pi / 2, the top | rad, clockwise from the right |
/// | `rotatesItems` | false | |
///
/// # Right to left
///
/// The circle is mirrored, and runs anticlockwise.
///
/// # Complexity
///
/// `prepare()` is O(sections), an item O(1), a rect query O(items).
open class CircleLayout: CollectionViewLayout {
  /// The size of every item, in pt; finite, at least 0. Default: 70 × 70 (Apple's sample).
  open var itemSize = CGSize(width: 70, height: 70) {
    didSet {
      itemSize.checkForItems()
      invalidate(oldValue, changedTo: itemSize)
    }
  }
  /// What is kept free around the circle, in pt; finite, below 0 counts as 0. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet {
      sectionInset.checkForSections()
      invalidate(oldValue, changedTo: sectionInset)
    }
  }
  /// The radius on which the items' middles are, in pt; finite, at least 0; 0 for the largest that
  /// fits. Default: 0.
  open var radius: CGFloat = 0 {
    didSet {
      precondition(
        radius >= 0 && radius.isFinite, "A radius is finite and at least 0, not \(radius).")
      invalidate(oldValue, changedTo: radius)
    }
  }
  /// Where the first item is, in rad clockwise from the right. Default: -pi / 2, the top.
  open var startAngle: CGFloat = -.pi / 2 {
    didSet { invalidate(oldValue, changedTo: startAngle) }
  }
  /// Whether items are turned with the circle, the first one upright. Default: false.
  open var rotatesItems = false {
    didSet { invalidate(oldValue, changedTo: rotatesItems) }
  }

  private var items = ItemNumbering()
  private var contentSize = CGSize.zero
  private var middle = CGPoint.zero
  private var usedRadius: CGFloat = 0

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    guard let view = collectionView else { return }
    items = ItemNumbering(of: view)
    let surroundings = Surroundings(of: view)
    func insets(_ axis: Axis) -> Double { inset.start(axis) + inset.end(axis) }
    let free = AxisPair { surroundings.free($0) - insets($0) - itemSize[$0] }
    usedRadius = radius > 0 ? radius : max(min(free.horizontal, free.vertical) / 2, 0)
    func length(_ axis: Axis) -> Double {
      max(surroundings.free(axis), 2 * usedRadius + itemSize[axis] + insets(axis))
    }
    contentSize = CGSize(width: length(.horizontal), height: length(.vertical))
    middle = CGPoint {
      (contentSize[$0] + inset.start($0) - inset.end($0)) / 2
    }
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
    let turn = 2 * CGFloat.pi * CGFloat(index) / CGFloat(items.itemCount)
    let angle = startAngle + turn
    let item = CollectionViewLayoutAttributes(forCellWith: indexPath)
    item.size = itemSize
    item.center = CGPoint(
      x: middle.x + usedRadius * cos(angle), y: middle.y + usedRadius * sin(angle))
    if rotatesItems {
      let isMirrored = collectionView?.mirrorsLayout ?? false
      item.transform = CGAffineTransform(rotationAngle: isMirrored ? -turn : turn)
    }
    return item
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private var inset: EdgeInsets { sectionInset.widened }
}

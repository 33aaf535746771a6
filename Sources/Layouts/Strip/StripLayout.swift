public import CollectionEngine
public import Foundation
public import Geometry

/// One row of items that have their own widths, scrolling sideways; or one column of items that
/// have their own heights, scrolling down.
///
/// # Rule
///
/// Scrolling sideways, with `H` the height that the adjusted content inset leaves of the bounds:
///
///     x(0) = header + inset.left                x(i + 1) = x(i) + w(i) + minimumLineSpacing
///     y(i) = inset.top + a * (H - inset.top - inset.bottom - h(i))
///     content = (last x + w + inset.right, H)   a = 0, 1/2, 1 for start, center, end
///
/// The sizes come from the `delegate`, else from `itemSize`. Sections follow one another,
/// each with its header and its insets, those without items too. Where an item does not fit into
/// `H`, the content is as high as the item needs it. Scrolling down, x and y trade places.
///
/// # Example
///
/// Bounds 320 × 120, spacing 10, sizes 80 × 100, 120 × 60, 40 × 100, 200 × 80, 60 × 100:
///
///     alignment start, no inset       x 0, 90, 220, 270, 480     y 0          content 540 × 120
///     alignment center, inset         x 15, 105, 235, 285, 495   y 10, 30,    content 570 × 120
///     10 (top, bottom), 15            10, 20, 10
///
/// At the offset 100 items 1, 2 and 3 are visible.
///
/// # Complexity
///
/// `prepare()` is O(items + sections) and keeps 24 bytes an item, 32 a section. A query for a
/// rectangle is O(log items + answer).
open class StripLayout: CollectionViewLayout {
  /// Where an item stands across the direction of scrolling.
  public enum ItemAlignment: String, CaseIterable, Sendable {
    /// At the top, or at the left.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the right.
    case end
  }

  /// The direction in which content scrolls. Default: horizontal.
  open var scrollDirection = Axis.horizontal {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// The size of items that no delegate gives one, in pt from 0 to 10^9. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(oldValue, changedTo: itemSize) }
  }
  /// The gap between neighbours, in pt from 0 to 10^9. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// What the items of each section keep away from its edges, in pt from 0 to 10^9. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { invalidate(oldValue, changedTo: sectionInset) }
  }
  /// The size of headers that no delegate gives one; only the length along the direction of
  /// scrolling counts, in pt from 0 to 10^9, and 0 is no header. Default: zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, changedTo: headerReferenceSize) }
  }
  /// Where items stand across the direction of scrolling. Default: center.
  open var itemAlignment = ItemAlignment.center {
    didSet { invalidate(oldValue, changedTo: itemAlignment) }
  }

  /// Gives items and headers their sizes. Default: nil, and all have `itemSize` and
  /// `headerReferenceSize`.
  open weak var delegate: (any StripLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  private var surroundings = Surroundings()
  private var arrangement = StripArrangement()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left the strip begins at the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Complexity: O(items + sections).
  open override func prepare() {
    super.prepare()
    // The old one goes first, so that there never are two.
    arrangement = StripArrangement()
    guard let collectionView else { return }
    surroundings = Surroundings(of: collectionView)
    var check = MetricCheck()
    let axis = scrollDirection
    var arrangement = StripArrangement(
      ItemNumbering(of: collectionView), axis: axis,
      spacing: check.length(minimumLineSpacing, "minimumLineSpacing"),
      inset: check.insets(sectionInset, "sectionInset"), alignment: itemAlignment)
    let ownSize = check.size(itemSize, "itemSize")
    let ownHeader = check.length(
      headerReferenceSize[axis], "the length of headerReferenceSize")
    let delegate = delegate
    for section in 0..<arrangement.numbering.sectionCount {
      let header = delegate.map {
        let size = $0.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        return check.length(size[axis], "the length of the header of section \(section)")
      }
      arrangement.beginSection(header: header ?? ownHeader)
      for item in 0..<arrangement.numbering.items(in: section).count {
        let size = delegate.map {
          let path = IndexPath(item: item, section: section)
          return check.size(
            $0.collectionView(collectionView, layout: self, sizeForItemAt: path), "item \(path)")
        }
        arrangement.append(size ?? ownSize)
      }
      arrangement.endSection()
    }
    arrangement.finish(breadth: surroundings.free(axis.crossed))
    self.arrangement = arrangement
    check.warn(collectionView, about: self)
  }

  /// The length of the strip by what the insets leave of the bounds, in pt.
  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  /// Complexity: O(log items + answer).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    arrangement.items(meeting: rect).map {
      cellAttributes(at: arrangement.numbering.path(of: $0), frame: arrangement.frame(of: $0))
    }
      + arrangement.headers(meeting: rect).map { section, frame in
        headerAttributes(of: section, frame: frame)
      }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    arrangement.numbering.number(of: indexPath).map {
      cellAttributes(at: indexPath, frame: arrangement.frame(of: $0))
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard elementKind == CollectionView.elementKindSectionHeader, indexPath.count == 2,
      indexPath.item == 0
    else { return nil }
    return arrangement.headerFrame(indexPath.section).map {
      headerAttributes(of: indexPath.section, frame: $0)
    }
  }

  /// Whether what the insets leave of the bounds changes across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let axis = scrollDirection.crossed
    return Surroundings(of: collectionView, boundsSize: newBounds.size).free(axis)
      != surroundings.free(axis)
  }
}

public import CollectionEngine
public import Foundation
public import Geometry

/// Columns of equal width that are filled with items of their own heights: the wall of pictures.
///
/// # Rule
///
/// Scrolling down, with `W` the width that the adjusted content inset leaves of the bounds and `n`
/// columns:
///
///     width = (W - inset.left - inset.right - (n - 1) * minimumInteritemSpacing) / n
///     x(column) = inset.left + column * (width + minimumInteritemSpacing)
///     y(item) = end of the column's last item + minimumLineSpacing
///
/// `placement` chooses the column. The heights come from the `delegate`, else from
/// `itemSize`. A section begins below the longest column of the one before, with its header, which
/// is `W` wide, and its insets; a section without items has both too. Scrolling sideways the
/// columns are rows, and x and y trade places.
///
/// # Example
///
/// 375 pt wide, 2 columns, no gaps, heights 100, 60, 159, 80, 120, 70, 95:
///
///     round robin   (0, 0) (187.5, 0) (0, 100) (187.5, 60) (0, 259) (187.5, 140) (0, 379)
///                   content 375 × 474
///     shortest      columns 0, 1, 1, 0, 0, 1, 1; content 375 × 384
///
/// # Complexity
///
/// `prepare()` is O(items + sections), times the columns where the shortest one is looked for, and
/// keeps 28 bytes an item, 32 a section. A query for a rectangle is O(columns × log items + answer
/// × log answer).
open class WaterfallLayout: CollectionViewLayout {
  /// How an item finds its column.
  public enum ItemPlacement: String, CaseIterable, Sendable {
    /// One column after the other, the first one again after the last.
    case roundRobin
    /// The column that ends first; of several the one with the lowest index.
    case shortest
    /// As many consecutive items in each column: the first ones in the first.
    case equalColumns
  }

  /// The direction in which content scrolls. Default: vertical.
  open var scrollDirection = Axis.vertical {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// How many columns there are (rows, scrolling sideways), at least 1. Default: 2.
  open var columnCount = 2 { didSet { invalidate(oldValue, changedTo: columnCount) } }
  /// How an item finds its column. Default: round robin.
  open var placement = ItemPlacement.roundRobin {
    didSet { invalidate(oldValue, changedTo: placement) }
  }
  /// The size of items that no delegate gives one; only the length along the direction of scrolling
  /// counts, in pt from 0 to 10^9. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(oldValue, changedTo: itemSize) }
  }
  /// The gap between items of one column, in pt from 0 to 10^9. Default: 0.
  open var minimumLineSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// The gap between columns, in pt from 0 to 10^9. Default: 0.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumInteritemSpacing) }
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

  /// Gives items and headers their sizes. Default: nil, and all have `itemSize` and
  /// `headerReferenceSize`.
  open weak var delegate: (any WaterfallLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  private var surroundings = Surroundings()
  private var arrangement = WaterfallArrangement()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left the first column is the right one.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Complexity: O(items + sections), times the columns for the shortest one.
  open override func prepare() {
    super.prepare()
    // The old one goes first, so that there never are two.
    arrangement = WaterfallArrangement()
    guard let collectionView else { return }
    surroundings = Surroundings(of: collectionView)
    var check = MetricCheck()
    let axis = scrollDirection
    var arrangement = WaterfallArrangement(
      ItemNumbering(of: collectionView),
      lanes: Lanes(
        axis: axis, count: check.count(columnCount, "columnCount"),
        breadth: surroundings.free(axis.crossed),
        inset: check.insets(sectionInset, "sectionInset"),
        spacing: check.length(minimumLineSpacing, "minimumLineSpacing"),
        gap: check.length(minimumInteritemSpacing, "minimumInteritemSpacing")),
      placement: placement)
    let ownLength = check.length(itemSize[axis], "the length of itemSize")
    let ownHeader = check.length(headerReferenceSize[axis], "the length of headerReferenceSize")
    let delegate = delegate
    for section in 0..<arrangement.numbering.sectionCount {
      let header = delegate.map {
        let size = $0.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        return check.length(size[axis], "the length of the header of section \(section)")
      }
      arrangement.beginSection(header: header ?? ownHeader)
      for item in 0..<arrangement.numbering.items(in: section).count {
        let length = delegate.map {
          let path = IndexPath(item: item, section: section)
          let size = $0.collectionView(collectionView, layout: self, sizeForItemAt: path)
          return check.length(size[axis], "the length of item \(path)")
        }
        arrangement.append(length: length ?? ownLength)
      }
      arrangement.endSection()
    }
    self.arrangement = arrangement
    check.warn(collectionView, about: self)
  }

  /// What the insets leave of the bounds by the end of the last section, in pt.
  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  /// Complexity: O(columns × log items + answer × log answer).
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

public import CollectionEngine
public import Foundation
public import Geometry

/// A mosaic of tiles twice as long as they are wide, whose middle column begins with half a tile:
/// neighbours never end together.
///
/// # Rule
///
/// Scrolling down, with `W` the width that the adjusted content inset leaves of the bounds, `n`
/// columns, `s` the line and `g` the interitem spacing:
///
///     w = (W - inset.left - inset.right - (n - 1) * g) / n
///     h = itemAspectRatio * w          half = (h - s) / 2          half + s + half = h
///
/// Item `i` belongs to column `i % n`, below the one before it in that column. The first item of
/// `reducedColumn` is half a tile. So is a last item that would be alone in its row: it goes to
/// `reducedColumn` and closes it flush with the others. Each section is such a mosaic, between its
/// insets. Scrolling sideways the columns are rows, and x and y trade places.
///
/// # Example
///
/// 340 pt wide, 3 columns, spacings 8, so that tiles are 108 × 216 and half tiles 104 high:
///
///     7 items   (0, 0) (116, 0; half) (232, 0) (0, 224) (116, 112) (232, 224) (116, 336; half)
///               content 340 × 440
///     1 item    (116, 0; half), content 340 × 104
///
/// # Complexity
///
/// Closed form: `prepare()` is O(sections) and keeps 32 bytes a section. A query for a rectangle is
/// O(log sections + answer).
open class DiscoverLayout: CollectionViewLayout {
  /// The direction in which content scrolls. Default: vertical.
  open var scrollDirection = Axis.vertical {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// How many columns there are (rows, scrolling sideways), at least 1. Default: 3.
  open var columnCount = 3 { didSet { invalidate(oldValue, changedTo: columnCount) } }
  /// The column that begins with half a tile, counted from 0; where there are fewer columns it is
  /// the last one. Default: 1.
  open var reducedColumn = 1 { didSet { invalidate(oldValue, changedTo: reducedColumn) } }
  /// The length of a tile along the direction of scrolling for each pt across, from 0 to 10^9.
  /// Default: 2.
  open var itemAspectRatio: CGFloat = 2 {
    didSet { invalidate(oldValue, changedTo: itemAspectRatio) }
  }
  /// The gap between tiles of one column, in pt from 0 to 10^9. Default: 8.
  open var minimumLineSpacing: CGFloat = 8 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// The gap between columns, in pt from 0 to 10^9. Default: 8.
  open var minimumInteritemSpacing: CGFloat = 8 {
    didSet { invalidate(oldValue, changedTo: minimumInteritemSpacing) }
  }
  /// What the tiles of each section keep away from its edges, in pt from 0 to 10^9. Default: zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { invalidate(oldValue, changedTo: sectionInset) }
  }

  private var surroundings = Surroundings()
  private var arrangement = DiscoverArrangement()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left the first column is the right one.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Complexity: O(sections).
  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      arrangement = DiscoverArrangement()
      return
    }
    surroundings = Surroundings(of: collectionView)
    var check = MetricCheck()
    let room = surroundings.free(scrollDirection.crossed)
    arrangement = DiscoverArrangement(
      ItemNumbering(of: collectionView), tiling(in: room, &check), breadth: room)
    check.warn(collectionView, about: self)
  }

  /// The tiles for `room` pt across the direction of scrolling.
  private func tiling(in room: Double, _ check: inout MetricCheck) -> DiscoverTiling {
    var tiling = DiscoverTiling()
    tiling.axis = scrollDirection
    tiling.columns = check.count(columnCount, "columnCount")
    tiling.reduced = min(max(reducedColumn, 0), tiling.columns - 1)
    tiling.spacing = check.length(minimumLineSpacing, "minimumLineSpacing")
    tiling.gap = check.length(minimumInteritemSpacing, "minimumInteritemSpacing")
    tiling.inset = check.insets(sectionInset, "sectionInset")
    let gaps = Double(tiling.columns - 1) * tiling.gap
    let free = room - tiling.inset.sum(scrollDirection.crossed) - gaps
    tiling.breadth = max(free / Double(tiling.columns), 0)
    tiling.length = check.length(
      check.ratio(itemAspectRatio, "itemAspectRatio") * tiling.breadth, "the length of a tile")
    return tiling
  }

  /// What the insets leave of the bounds by the end of the last section, in pt.
  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  /// Complexity: O(log sections + answer).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    arrangement.items(meeting: rect).map {
      cellAttributes(at: $0.path, frame: $0.frame)
    }
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
}

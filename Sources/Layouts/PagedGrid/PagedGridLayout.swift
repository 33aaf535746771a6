public import CollectionEngine
public import Foundation
public import Geometry

/// Pages of a fixed number of rows and columns, side by side: the home screen. The items of a page
/// follow one another row by row.
///
/// # Rule
///
/// With `P = columnsPerPage * rowsPerPage` items a page, item `i` of a section is in its page
/// `p = i / P`, at place `k = i % P`, in row `k / columnsPerPage` and column `k % columnsPerPage`.
/// Paging sideways, with `W × H` the bounds and `I` the adjusted content inset:
///
///     page  = W - I.left - I.right by H - I.top - I.bottom, every W pt
///     width = (page width - pageInset - (columns - 1) * minimumInteritemSpacing) / columns
///     x     = p * W + pageInset.left + column * (width + minimumInteritemSpacing)
///     content = (number of pages * W - I.left - I.right, page height)
///
/// and heights, rows and `minimumLineSpacing` alike. Every section begins a new page; the last one
/// of each may be partly filled; a section without items has none. An `itemSize` that is not zero
/// is used where it is smaller than `width` by height; items then stand at the start of the page.
/// Pages are as far apart as the bounds are long, so that each comes to rest exactly where
/// `isPagingEnabled` stops. Paging down, pages lie one below the other.
///
/// # Example
///
/// Bounds 320 × 160, 11 items, 4 × 2 a page: items are 80 × 80, item 5 is at (80, 80), items 8, 9
/// and 10 at x 320, 400 and 480; content 640 × 160. Right to left item 0 is at x 560, item 3 at
/// 320, item 8 at 240.
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | horizontal | |
/// | `columnsPerPage` | 4 | 1 to 10^6 |
/// | `rowsPerPage` | 2 | 1 to 10^6 |
/// | `itemSize` | zero: fills the page | pt, 0 to 10^9 |
/// | `minimumInteritemSpacing` | 0 | pt, 0 to 10^9: side by side |
/// | `minimumLineSpacing` | 0 | pt, 0 to 10^9: between rows |
/// | `pageInset` | zero | pt, 0 to 10^9 |
///
/// Pages have no headers or footers.
///
/// # Right to left
///
/// The first page is the right one, and rows begin at the right.
///
/// # Complexity
///
/// Closed form: `prepare()` is O(sections) and keeps 16 bytes a section. A query for a rectangle is
/// O(log sections × pages it meets + answer).
open class PagedGridLayout: CollectionViewLayout {
  /// The direction in which pages follow one another. Default: horizontal.
  open var scrollDirection = Axis.horizontal {
    didSet { invalidate(oldValue, changedTo: scrollDirection) }
  }
  /// How many items stand side by side on a page, at least 1. Default: 4.
  open var columnsPerPage = 4 { didSet { invalidate(oldValue, changedTo: columnsPerPage) } }
  /// How many rows a page has, at least 1. Default: 2.
  open var rowsPerPage = 2 { didSet { invalidate(oldValue, changedTo: rowsPerPage) } }
  /// The size of items, in pt from 0 to 10^9; a side of 0 fills the page. Default: zero.
  open var itemSize = CGSize.zero { didSet { invalidate(oldValue, changedTo: itemSize) } }
  /// The gap between items side by side, in pt from 0 to 10^9. Default: 0.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumInteritemSpacing) }
  }
  /// The gap between rows, in pt from 0 to 10^9. Default: 0.
  open var minimumLineSpacing: CGFloat = 0 {
    didSet { invalidate(oldValue, changedTo: minimumLineSpacing) }
  }
  /// What items keep away from the edges of their page, in pt from 0 to 10^9. Default: zero.
  open var pageInset = EdgeInsets.zero { didSet { invalidate(oldValue, changedTo: pageInset) } }

  private var surroundings = Surroundings()
  private var arrangement = PagedGridArrangement()
  private var cache = AttributesCache()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Default: true, so that right to left the first page is the right one.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Complexity: O(sections).
  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      arrangement = PagedGridArrangement()
      return
    }
    surroundings = Surroundings(of: collectionView)
    var check = MetricCheck()
    let inset = check.insets(pageInset, "pageInset")
    let size = check.size(itemSize, "itemSize")
    let counts = AxisPair(
      horizontal: check.count(columnsPerPage, "columnsPerPage"),
      vertical: check.count(rowsPerPage, "rowsPerPage"))
    let gaps = AxisPair(
      horizontal: check.length(minimumInteritemSpacing, "minimumInteritemSpacing"),
      vertical: check.length(minimumLineSpacing, "minimumLineSpacing"))
    arrangement = PagedGridArrangement(
      ItemNumbering(of: collectionView), axis: scrollDirection, surroundings: surroundings,
      slots: AxisPair { axis in
        PageSlots(
          count: counts[axis], gap: gaps[axis], start: inset.start(axis),
          room: surroundings.free(axis) - inset.sum(axis), itemLength: size[axis])
      })
    check.warn(collectionView, about: self)
  }

  /// All pages by one, in pt.
  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  /// Complexity: O(log sections × pages that `rect` meets + answer).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    cache.beginQuery()
    return arrangement.items(meeting: rect).map { cellAttributes($0.path, $0.frame) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard arrangement.numbering.number(of: indexPath) != nil else { return nil }
    return cellAttributes(
      indexPath, arrangement.frame(of: indexPath.item, in: indexPath.section))
  }

  private func cellAttributes(_ path: IndexPath, _ frame: CGRect) -> CollectionViewLayoutAttributes
  {
    let attributes = cache.cell(at: path, of: self)
    attributes.frame = frame
    return cache.answer(attributes)
  }

  /// Whether the size of the bounds or the inset changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return Surroundings(of: collectionView, boundsSize: newBounds.size) != surroundings
  }
}

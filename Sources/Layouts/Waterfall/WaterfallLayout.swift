internal import CollectionEngine
public import Foundation
internal import Geometry

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
/// `placement` chooses the column. The heights come from the delegate, else from `itemSize`. The
/// section ends below the longest column. Sections follow one another as `SectionedLayout` says,
/// each with its own header, footer, insets and gaps, so that columns of one section may be wider
/// than those of another. Scrolling sideways the columns are rows, and x and y trade places.
///
/// # Example
///
/// 375 pt wide, 2 columns, no gaps, heights 100, 60, 159, 80, 120, 70, 95:
///
///     round robin   (0, 0) (187.5, 0) (0, 100) (187.5, 60) (0, 259) (187.5, 140) (0, 379)
///                   content 375 × 474
///     shortest      columns 0, 1, 1, 0, 0, 1, 1; content 375 × 384
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | vertical | |
/// | `columnCount` | 2 | 1 to 10^6 |
/// | `placement` | roundRobin | roundRobin, shortest or equalColumns |
/// | `itemSize` | 50 × 50 | pt, 0 to 10^9; the length along scrolling counts |
/// | `minimumLineSpacing` | 0 | pt, 0 to 10^9: between items of one column |
/// | `minimumInteritemSpacing` | 0 | pt, 0 to 10^9: between columns |
///
/// and those of `SectionedLayout`: insets, headers and footers, by section.
///
/// # Right to left
///
/// The first column is the right one.
///
/// # Complexity
///
/// `prepare()` is O(items + sections), times the columns where the shortest one is looked for, and
/// keeps 28 bytes an item, 88 a section. A query for a rectangle is O(columns × log items + answer
/// × log (answer × sections)).
open class WaterfallLayout: SectionedLayout {
  /// How an item finds its column.
  public enum ItemPlacement: String, CaseIterable, Sendable {
    /// One column after the other, the first one again after the last.
    case roundRobin
    /// The column that ends first; of several the one with the lowest index.
    case shortest
    /// As many consecutive items in each column: the first ones in the first.
    case equalColumns
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

  override var usualItemSize: CGSize { itemSize }

  override func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? {
    let count = inquiry.check.count(columnCount, "columnCount")
    return WaterfallArrangement(asking: &inquiry, laneCount: count, placement: placement)
  }
}

internal import CollectionEngine
public import Foundation
internal import Geometry

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
/// `reducedColumn` and closes it flush with the others. Each section is such a mosaic, with the
/// insets and gaps of its own, as `SectionedLayout` says. Scrolling sideways the columns are rows,
/// and x and y trade places.
///
/// # Example
///
/// 340 pt wide, 3 columns, spacings 8, so that tiles are 108 × 216 and half tiles 104 high:
///
///     7 items   (0, 0) (116, 0; half) (232, 0) (0, 224) (116, 112) (232, 224) (116, 336; half)
///               content 340 × 440
///     1 item    (116, 0; half), content 340 × 104
///
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | vertical | |
/// | `columnCount` | 3 | 1 to 10^6 |
/// | `reducedColumn` | 1 | counted from 0 |
/// | `itemAspectRatio` | 2 | 0 to 10^9, length for each pt across |
/// | `minimumLineSpacing` | 8 | pt, 0 to 10^9: between tiles of one column |
/// | `minimumInteritemSpacing` | 8 | pt, 0 to 10^9: between columns |
///
/// and those of `SectionedLayout`: insets, headers and footers, by section.
///
/// # Right to left
///
/// The first column is the right one.
///
/// # Complexity
///
/// Closed form: `prepare()` is O(sections) and keeps 88 bytes a section. A query for a rectangle is
/// O(log sections + answer).
open class DiscoverLayout: SectionedLayout {
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

  public override init() {
    super.init()
    takeDefaults()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaults()
  }

  private func takeDefaults() {
    minimumLineSpacing = 8
    minimumInteritemSpacing = 8
  }

  override func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? {
    let columns = inquiry.check.count(columnCount, "columnCount")
    let rule = DiscoverTiling.Rule(
      columns: columns, reduced: min(max(reducedColumn, 0), columns - 1),
      ratio: inquiry.check.ratio(itemAspectRatio, "itemAspectRatio"))
    return DiscoverArrangement(asking: &inquiry, rule)
  }
}

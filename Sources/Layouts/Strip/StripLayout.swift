internal import CollectionEngine
public import Foundation
internal import Geometry

/// One row of items that have their own widths, scrolling sideways; or one column of items that
/// have their own heights, scrolling down.
///
/// # Rule
///
/// Scrolling sideways, with `H` the height that the adjusted content inset leaves of the bounds:
///
///     x(0) = header + inset.left                x(i + 1) = x(i) + w(i) + minimumLineSpacing
///     y(i) = inset.top + a * (H - inset.top - inset.bottom - h(i))
///     content = (last x + w + inset.right + footer, H)
///     a = 0, 1/2, 1 for start, center, end
///
/// The sizes come from the delegate, else from `itemSize`. Sections follow one another as
/// `SectionedLayout` says, each with its own header, footer, insets and gap. Where an item does not
/// fit into `H`, the content is as high as the item needs it. Scrolling down, x and y trade places.
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
/// # Options
///
/// | property | default | unit and range |
/// |---|---|---|
/// | `scrollDirection` | horizontal | |
/// | `itemSize` | 50 × 50 | pt, 0 to 10^9 |
/// | `itemAlignment` | center | start, center or end |
/// | `minimumLineSpacing` | 10 | pt, 0 to 10^9 |
///
/// and those of `SectionedLayout`: insets, headers and footers, by section. There is one line, so
/// `minimumInteritemSpacing` has no effect.
///
/// # Right to left
///
/// The strip begins at the right edge; scrolling down, `start` is the right one.
///
/// # Complexity
///
/// `prepare()` is O(items + sections) and keeps 24 bytes an item, 88 a section. A query for a
/// rectangle is O(log items + answer × log sections).
open class StripLayout: SectionedLayout {
  /// Where an item stands across the direction of scrolling.
  public enum ItemAlignment: String, CaseIterable, Sendable {
    /// At the top, or at the left.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the right.
    case end
  }

  /// The size of items that no delegate gives one, in pt from 0 to 10^9. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(oldValue, changedTo: itemSize) }
  }
  /// Where items stand across the direction of scrolling. Default: center.
  open var itemAlignment = ItemAlignment.center {
    didSet { invalidate(oldValue, changedTo: itemAlignment) }
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
    scrollDirection = .horizontal
    minimumLineSpacing = 10
  }

  override var usualItemSize: CGSize { itemSize }

  override func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? {
    StripArrangement(asking: &inquiry, alignment: itemAlignment)
  }
}

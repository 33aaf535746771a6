internal import CollectionEngine
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
/// Its `itemAppearance` is `flyIn`: in an update an inserted item starts from the middle of the
/// visible bounds as they were, transparent; a deleted item ends in the middle of those that are
/// then. All others go from where they were to where they belong, and so do all in a resize.
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
/// | `itemAppearance` | `flyIn` | any |
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
    itemAppearance = .flyIn
  }

  override var usualItemSize: CGSize { itemSize }

  override func arrange(asking inquiry: inout SectionInquiry) -> (any SectionArrangement)? {
    let size = inquiry.check.size(itemSize, "itemSize")
    return AppearArrangement(asking: &inquiry, itemSize: size)
  }
}

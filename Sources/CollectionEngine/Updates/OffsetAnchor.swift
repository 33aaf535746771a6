internal import Foundation
internal import Geometry

/// What is to stay where it is seen while content or bounds change, as it was before.
struct OffsetAnchor {
  /// What stays.
  enum Rule {
    /// The first of the visible items that is still there.
    case item
    /// The page, counted in lengths of the bounds.
    case page
    /// The end of the content where it is seen; else what is at the end of the bounds.
    case end
  }

  let rule: Rule
  /// The offset and the size of the bounds, in pt.
  let bounds: CGRect
  /// Whether the content stood at its end, by axis.
  let isAtEnd: AxisPair<Bool>
  /// Visible items that will still be there, by their new paths, with the frames that they had, in
  /// pt; the first one first.
  let items: [(path: IndexPath, frame: CGRect)]
}

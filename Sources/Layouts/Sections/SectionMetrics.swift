internal import Geometry

/// What a section is told: the lengths along the axis of its header and footer, its insets and
/// gaps; all in pt, finite and at least 0.
struct SectionMetrics: Equatable {
  var header = 0.0
  var footer = 0.0
  var inset = EdgeInsets.zero
  /// The gap between items along the axis.
  var lineSpacing = 0.0
  /// The gap between items across the axis, the least one where lines are filled.
  var interitemSpacing = 0.0
}

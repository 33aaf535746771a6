internal import Geometry

/// What the layout or its delegate says about one section; lengths in pt.
struct FlowSectionMetrics: Equatable {
  var itemCount = 0
  /// The length of the header along the scroll axis; 0 for none.
  var header = 0.0
  /// The length of the footer along the scroll axis; 0 for none.
  var footer = 0.0
  var inset = EdgeInsets.zero
  var lineSpacing = 0.0
  var interitemSpacing = 0.0
}

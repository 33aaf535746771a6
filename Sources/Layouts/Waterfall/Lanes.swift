internal import Geometry

/// The columns of a waterfall (its rows, scrolling sideways): side by side, all of one breadth.
struct Lanes {
  /// The direction of scrolling.
  var axis = Axis.vertical
  /// How many there are, at least 1.
  var count = 1
  /// What all of them and the insets take across the axis, in pt.
  var breadth = 0.0
  /// What items keep away from the edges of their section, in pt.
  var inset = EdgeInsets.zero
  /// The gap between items of one lane, in pt.
  var spacing = 0.0
  /// The gap between lanes, in pt.
  var gap = 0.0

  /// The breadth of one lane, in pt; 0 where there is no room.
  var laneBreadth: Double {
    max((breadth - inset.sum(axis.crossed) - Double(count - 1) * gap) / Double(count), 0)
  }

  /// Where `lane` begins across the axis, in pt.
  func start(of lane: Int) -> Double {
    inset.start(axis.crossed) + Double(lane) * (laneBreadth + gap)
  }
}

internal import CollectionEngine

/// A run of frames in which content moves, before it is known by which law.
struct MotionSection {
  /// The frames, as places in the trace's frames.
  var frames: ClosedRange<Int>
  /// Where it came to rest afterwards, in pt; nil where it did not.
  var rest: Double?
  /// When the finger left, in ms, where the trace says so and the motion follows.
  var lift: Double?
  /// How the trace says it moved; nil where it says nothing.
  var activity: ScrollActivity?
}

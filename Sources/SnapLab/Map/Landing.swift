public import CollectionEngine
public import Foundation

/// Where one gesture leads, along the axis of its map.
public struct Landing: Equatable, Sendable {
  /// Where the content is let go, in pt.
  public var offset: Double
  /// With which velocity layout and delegate are asked, in pt/ms; 0 where nothing was let go.
  public var velocity: Double
  /// Where the release alone would lead, in pt.
  public var proposed: Double
  /// What the layout answered, in pt, inside the range or not; nil where it was not asked.
  public var asked: Double?
  /// Where the content comes to rest, in pt.
  public var rest: Double
  /// How long that takes, in s.
  public var duration: Double
  /// How far it goes beyond `rest` on its way, in pt; 0 where that is less than a pixel, as rounding
  /// to the pixel grid is.
  public var overshoot: Double
  /// The highest speed on the way, in pt/ms; at least 0.
  public var peakSpeed: Double
  /// How it moves at first.
  public var activity: ScrollActivity
  /// The item that it comes to rest at; nil where there are no items.
  public var item: IndexPath?

  /// Whether it lands behind where it was let go, seen in the direction of its velocity, by more
  /// than `tolerance` (pt). Content that is pulled out of `range` and comes back is not reversed.
  func isReversed(in range: ClosedRange<Double>, tolerance: Double) -> Bool {
    guard velocity != 0, range.contains(offset) else { return false }
    return velocity > 0 ? rest < offset - tolerance : rest > offset + tolerance
  }

  /// Whether nothing was let go: a drag too short to be one.
  public var isNone: Bool { activity == .idle && velocity == 0 && duration == 0 && rest == offset }
}

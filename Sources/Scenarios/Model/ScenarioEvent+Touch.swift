public import Foundation

extension ScenarioEvent {
  /// A finger that moves along a straight line at a steady speed.
  ///
  /// It is sampled at `at + k / inputRate` while it moves and once at `at + duration`, not while it
  /// is held, and lifts at `at + duration + hold`.
  public struct Drag: Equatable, Sendable {
    /// Where it comes down, in points of the viewport; may lie outside it.
    public var from: CGPoint
    /// Where it lifts, in points of the viewport; may lie outside it.
    public var to: CGPoint
    /// How long it moves, in seconds from 0 to 86,400.
    public var duration: Double
    /// How long it then rests before it lifts, in seconds from 0 to 86,400. Default 0.
    public var hold: Double
    /// Samples a second, 1 to 1000. Default 120.
    public var inputRate: Double

    public init(
      from: CGPoint, to: CGPoint, duration: Double, hold: Double = 0, inputRate: Double = 120
    ) {
      self.from = from
      self.to = to
      self.duration = duration
      self.hold = hold
      self.inputRate = inputRate
    }

    /// The time of the lift, in seconds after the event's.
    public var lift: Double { duration + hold }
  }

  /// A recorded finger.
  public struct Touches: Equatable, Sendable {
    /// Where a finger was at a time.
    public struct Sample: Equatable, Sendable {
      /// In seconds after the event's time.
      public var time: Double
      /// In points of the viewport; may lie outside it.
      public var location: CGPoint

      public init(time: Double, location: CGPoint) {
        self.time = time
        self.location = location
      }
    }

    /// What becomes of the finger at last.
    public enum End: String, CaseIterable, Sendable {
      /// It lifts.
      case lift
      /// The system takes it away: it leaves no velocity.
      case cancel
      /// Nothing: it stays down, and `touch` events say what follows.
      case none
    }

    /// At least one, no time before an earlier one's; the first is where the finger comes down.
    public var samples: [Sample]
    /// The time of the end, in seconds after the event's: the last sample's or later.
    public var lift: Double
    /// What happens then. Default: it lifts.
    public var end: End

    /// A finger that ends at `lift`, or at the last sample's time.
    public init(samples: [Sample], lift: Double? = nil, end: End = .lift) {
      self.samples = samples
      self.lift = lift ?? samples.last?.time ?? 0
      self.end = end
    }
  }

  /// The instant after a finger has left.
  public struct Release: Equatable, Sendable {
    /// Where the view is, in points; nil for where it happens to be.
    public var contentOffset: CGPoint?
    /// How fast the offset changes, in pt/ms, each within +-1,000,000.
    public var velocity: CGPoint

    public init(contentOffset: CGPoint? = nil, velocity: CGPoint) {
      self.contentOffset = contentOffset
      self.velocity = velocity
    }
  }
}

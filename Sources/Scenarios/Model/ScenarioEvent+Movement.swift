public import Foundation

extension ScenarioEvent {
  /// A finger that lifts an item and moves it.
  public struct Reorder: Equatable, Sendable {
    /// What becomes of the item at last.
    public enum End: String, CaseIterable, Sendable {
      /// It goes where it is held.
      case drop
      /// It returns to where it was.
      case cancel
      /// Nothing: it stays lifted, and `reorderStep` events say what follows.
      case none
    }

    /// Which item is lifted.
    public var item: IndexPath
    /// Where the finger is, at least one, no time before an earlier one's. At the first the item is
    /// lifted, then it is moved; between two of them the finger runs straight.
    public var samples: [Touches.Sample]
    /// How often the item is moved between two samples, 1 to 1000 a second. Default 120.
    public var inputRate: Double
    /// What happens at the last sample's time. Default: it is dropped.
    public var end: End

    public init(
      item: IndexPath, samples: [Touches.Sample], inputRate: Double = 120, end: End = .drop
    ) {
      self.item = item
      self.samples = samples
      self.inputRate = inputRate
      self.end = end
    }

    /// When it is over, in seconds after the event's time.
    public var duration: Double { samples.last?.time ?? 0 }
  }

  /// One thing that a person does with an item, whatever was before: what does not fit does nothing.
  public enum ReorderStep: Equatable, Sendable {
    /// The item is lifted; the finger is at `location`, in points of the viewport.
    case lift(IndexPath, location: CGPoint)
    /// The lifted item is held at a place, in points of the viewport.
    case move(CGPoint)
    /// It goes where it is held.
    case drop
    /// It returns to where it was.
    case cancel
  }
}

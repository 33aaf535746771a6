extension ScenarioEvent {
  /// One layout passes into another, led by hand.
  public struct Transition: Equatable, Sendable {
    /// How far it is at a time.
    public struct Sample: Equatable, Sendable {
      /// In seconds after the event's time.
      public var time: Double
      /// 0 is the layout of before, 1 the new one; from -100 to 100.
      public var progress: Double

      public init(time: Double, progress: Double) {
        self.time = time
        self.progress = progress
      }
    }

    /// What becomes of it at last.
    public enum End: String, CaseIterable, Sendable {
      /// It goes on by itself to the new layout.
      case finish
      /// It goes back.
      case cancel
    }

    /// The layout that it leads to.
    public var layout: ScenarioLayout
    /// At least one, no time before an earlier one's. It begins at the first, and between two the
    /// progress runs straight.
    public var samples: [Sample]
    /// How often the progress is set between two samples, 1 to 1000 a second. Default 120.
    public var inputRate: Double
    /// What happens at the last sample's time. Default: it is finished.
    public var end: End

    public init(
      layout: ScenarioLayout, samples: [Sample], inputRate: Double = 120, end: End = .finish
    ) {
      self.layout = layout
      self.samples = samples
      self.inputRate = inputRate
      self.end = end
    }

    /// When the hand lets go, in seconds after the event's time.
    public var duration: Double { samples.last?.time ?? 0 }
  }

  /// One thing that a person does with a transition, whatever was before: what does not fit does
  /// nothing.
  public enum TransitionStep: Equatable, Sendable {
    /// A transition to a layout begins.
    case begin(ScenarioLayout)
    /// It is this far, from -100 to 100.
    case lead(Double)
    /// It goes on by itself to the new layout.
    case finish
    /// It goes back.
    case cancel
  }
}

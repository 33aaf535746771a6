public import CollectionEngine
public import Foundation
public import Geometry

/// Why the content moves as it does, at a glance: numbers, a strip chart of the last seconds, frame times, counts, calls.
public struct Inspector: Equatable, Sendable {
  /// What moved at one frame.
  public struct Sample: Equatable, Sendable {
    /// In s.
    public var time: Double
    /// In pt.
    public var offset: CGPoint
    /// In pt/ms.
    public var velocity: CGPoint
    public var activity: ScrollActivity

    public init(time: Double, offset: CGPoint, velocity: CGPoint, activity: ScrollActivity) {
      self.time = time
      self.offset = offset
      self.velocity = velocity
      self.activity = activity
    }
  }

  /// How frames kept their times.
  public struct Pace: Equatable, Sendable {
    /// From one frame to the next, in s.
    public var period = 1.0 / 60
    /// What the last frames took of the processor, in s, the newest last.
    public var costs: [Double] = []
    /// How much later than due frames were, in ms per second of motion.
    public var hitchRatio = 0.0
    /// How many frames were late.
    public var hitches = 0
    /// Who draws: the processor into the window, or a graphics driver.
    public var presenter = ""

    public init() {}
  }

  /// A count with its name.
  public struct Count: Equatable, Sendable {
    public var name: String
    public var text: String

    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What runs.
  public var title = ""
  /// What it runs on: layout, viewport, physics.
  public var subtitle = ""
  /// The axis that the chart shows.
  public var axis = Axis.vertical
  /// The last seconds, the newest last.
  public var samples: [Sample] = []
  /// Where the release alone would have led, while a motion is under way.
  public var proposedTarget: CGPoint?
  /// Where the motion will rest.
  public var target: CGPoint?
  public var pace = Pace()
  /// Cells, bitmaps and whatever else is counted.
  public var counts: [Count] = []
  /// The last calls of layout and delegate, the newest last.
  public var calls: [String] = []
  /// How things are set.
  public var settings: [Count] = []

  public init() {}

  /// How wide it is, in pt.
  public static let width = 300.0
  /// How many seconds the chart shows.
  public static let span = 4.0
}

extension ScrollActivity {
  /// The colour that stands for the activity in charts and chips.
  public var color: Color {
    switch self {
    case .idle: Color(red: 0.45, green: 0.47, blue: 0.53)
    case .dragging: Color(red: 0.2, green: 0.6, blue: 1)
    case .decelerating: Color(red: 0.2, green: 0.75, blue: 0.45)
    case .bouncing: Color(red: 0.95, green: 0.45, blue: 0.2)
    case .snapping: Color(red: 0.85, green: 0.3, blue: 0.6)
    case .paging: Color(red: 0.6, green: 0.4, blue: 0.95)
    case .animating: Color(red: 0.1, green: 0.7, blue: 0.75)
    case .wheel: Color(red: 0.85, green: 0.7, blue: 0.15)
    }
  }
}

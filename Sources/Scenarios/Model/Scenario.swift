public import Layouts

/// A stage, what is on it, and what happens: everything that one run of the engine depends on.
///
/// Times are in seconds, lengths in points, scroll velocities in points per millisecond, positive
/// when the content offset grows. The same scenario gives the same run, byte for byte.
public struct Scenario: Equatable, Sendable {
  /// The window onto the content.
  public var viewport = Viewport()
  /// When frames are.
  public var frames = FrameClock()
  /// How the scroll view is set when the run begins.
  public var scrollView = ScrollViewSettings()
  /// The laws of its motion.
  public var physics = ScenarioPhysics()
  /// What it scrolls.
  public var content: ScenarioContent
  /// What arranges the sections; nil for plain content.
  public var layout: ScenarioLayout?
  /// Where releases come to rest, in place of the layout's answer and of paging; nil for those.
  public var snap: SnapRule?
  /// What every random number of the run comes from.
  public var seed: UInt64 = 0
  /// What happens, ascending by time; events of one time happen in the order of the file.
  public var events: [ScenarioEvent] = []
  /// When the run is over.
  public var until = ScenarioEnd.settled

  /// A scenario in which nothing happens, with the defaults of the file format.
  public init(content: ScenarioContent) {
    self.content = content
  }
}

/// What a person can ask for by a key.
public enum KeyCommand: Hashable, Sendable {
  /// How far a key scrolls.
  public enum Distance: Hashable, Sendable {
    /// To the next item where items are large or the content snaps, 40 pt otherwise.
    case step
    /// By what is visible.
    case page
    /// To the end.
    case end
  }

  /// Towards a side of the screen; or as people read, on or back.
  public enum Direction: Hashable, Sendable {
    case up, down, left, right
    case forward, backward
  }

  case scroll(Distance, Direction)
  /// To an item, by the number typed so far.
  case jump(item: Int)
  /// Stops time, or lets it run on.
  case togglePause
  /// A frame on, and back through the last seconds.
  case stepForward, stepBackward
  /// Slow motion: half as fast, twice as fast.
  case slower, faster
  case toggleInspector, turnHelp, toggleMarks, toggleMap
  case toggleRecording, screenshot
  case nextLayout, previousLayout, nextScenario, previousScenario, restart
  /// The simulated rate of frames: 60, 90, 120.
  case nextRate
  case nextPhysics, nextDeceleration, nextSnapping, togglePaging, toggleDirection
  /// How changes of items and layouts run, and how items come and go.
  case nextTiming, nextAppearance
  case insertItem, deleteItem, shuffleItems, reload
  /// What is open ends: the help, else what is held, else the map, else the preview.
  case cancel
  case quit

  /// Whether what it does depends on where the content is and what stands there.
  var needsContent: Bool {
    switch self {
    case .scroll, .jump, .insertItem, .deleteItem, .shuffleItems: true
    default: false
    }
  }
}

extension Scenario {
  /// When the last event is over, in s; 0 without events.
  ///
  /// Complexity: O(events).
  public var lastEventTime: Double {
    events.reduce(0) { max($0, $1.endTime) }
  }
}

extension ScenarioEvent {
  /// When it is over, in s.
  var endTime: Double {
    switch kind {
    case .drag(let drag): at + drag.lift
    case .touches(let touches): at + touches.lift
    case .catch(let hold): at + hold
    case .reorder(let reorder): at + reorder.duration
    case .transition(let transition): at + transition.duration
    default: at
    }
  }

  /// Whether a finger does it.
  var isOfFinger: Bool {
    switch kind {
    case .drag, .touches, .touch, .release, .catch, .reorder: true
    default: false
    }
  }
}

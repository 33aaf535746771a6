extension ScenarioKeys {
  /// Sorts the events by time and tests what no event can know alone; `node` is the file.
  func finishEvents(of scenario: inout Scenario, in node: Node) throws(Problem) {
    let nodes = node.entry("events")?.value.elements ?? []
    try Self.checkSampleCount(scenario.events, nodes)
    try checkOrder(of: &scenario.events, nodes, \.fingerDuration) { name in
      "when the finger of \(name) lifts"
    }
    try checkOrder(of: &scenario.events, nodes, \.transitionDuration) { name in
      "when \(name) is over"
    }
    scenario.events = Self.order(of: scenario.events).map { scenario.events[$0] }
  }

  /// The indices of `events` by time, those of one time in their order.
  static func order(of events: [ScenarioEvent]) -> [Int] {
    events.indices.sorted { (events[$0].at, $0) < (events[$1].at, $1) }
  }

  private static func checkSampleCount(
    _ events: [ScenarioEvent], _ nodes: [Node]
  ) throws(Problem) {
    var count = 0
    for (index, event) in events.enumerated() {
      count += event.sampleCount
      if count > Limits.samples {
        throw Problem(
          "expected at most \(Limits.samples.grouped) touch samples in all events, found \(count.grouped) up to here",
          at: nodes[index].place
        ).under(.index(index)).under(.key("events"))
      }
    }
  }

  /// The steps of a second by which times are told apart, for sums such as 0.2 + 0.1 are not exact:
  /// nanoseconds. Ours.
  private static let nanoseconds = 1e9

  /// There is one finger, and one transition: another event of it begins no earlier than the one
  /// before it is over. `duration` says how long one lasts, and `end` in words when it is over.
  private func checkOrder(
    of events: inout [ScenarioEvent], _ nodes: [Node], _ duration: (ScenarioEvent) -> Double?,
    end: (String) -> String
  ) throws(Problem) {
    var last: (index: Int, lift: Double)?
    for index in Self.order(of: events) {
      guard let length = duration(events[index]) else { continue }
      if let last {
        let found = nodes[index].entry("at")?.value ?? nodes[index]
        guard events[index].at >= last.lift - 1 / Self.nanoseconds else {
          let name = actions.lazy.map(\.name).first { nodes[last.index].entry($0) != nil } ?? ""
          let lift = (last.lift * Self.nanoseconds).rounded() / Self.nanoseconds
          throw Problem(
            expected:
              "seconds >= \(lift.grouped), \(end("events[\(last.index)].\(name)"))",
            found: found
          ).under(.key("at")).under(.index(index)).under(.key("events"))
        }
        events[index].at = max(events[index].at, last.lift)
      }
      last = (index, events[index].at + length)
    }
  }
}

extension ScenarioEvent {
  /// How long the finger of the event is down, in seconds; 0 for one that has just left, nil for no
  /// finger.
  fileprivate var fingerDuration: Double? {
    switch kind {
    case .drag(let drag): drag.lift
    case .touches(let touches): touches.lift
    case .catch(let hold): hold
    case .release: 0
    case .reorder(let reorder): reorder.duration
    case .touch, .wheel, .reorderStep, .transition, .transitionStep, .setContentOffset,
      .scrollToTop, .stop, .scrollRectToVisible,
      .scrollToItem,
      .update, .setLayout, .resize, .set, .mark:
      nil
    }
  }

  /// How many touch samples the event has.
  fileprivate var sampleCount: Int {
    switch kind {
    case .drag(let drag): Int((drag.duration * drag.inputRate).rounded(.up)) + 1
    case .touches(let touches): touches.samples.count
    case .touch: 1
    case .reorder(let reorder):
      WayCursor.most(reorder.samples.map(\.time), rate: reorder.inputRate)
    case .transition(let transition):
      WayCursor.most(transition.samples.map(\.time), rate: transition.inputRate)
    default: 0
    }
  }

  /// How long a transition is led, in seconds; nil for anything else.
  fileprivate var transitionDuration: Double? {
    if case .transition(let transition) = kind { transition.duration } else { nil }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts
internal import Motion
public import Tracing

extension TraceRecorder {
  /// Notes a change by the program as the scenario has it.
  func program(_ kind: ScenarioEvent.Kind, at time: Double) {
    switch kind {
    case .setContentOffset(let offset, let animated):
      program(
        "setContentOffset", at: time,
        ["animated": .bool(animated), "contentOffset": TraceValue(offset)])
    case .scrollToTop(let animated):
      program("scrollToTop", at: time, ["animated": .bool(animated)])
    case .stop: program("stop", at: time)
    case .scrollRectToVisible(let rect, let animated):
      program(
        "scrollRectToVisible", at: time, ["animated": .bool(animated), "rect": TraceValue(rect)])
    case .scrollToItem(let path, let position, let animated):
      program(
        "scrollToItem", at: time,
        [
          "animated": .bool(animated), "indexPath": TraceValue(path),
          "position": .array(position.names.map(TraceValue.string)),
        ])
    case .update(let update): program("update", at: time, update.traceValues)
    case .setLayout(let layout, let timing):
      program(
        "setLayout", at: time,
        timing.adding(to: ["layout": .string(layout.description.name)]))
    case .resize(let size, let timing):
      program("resize", at: time, timing.adding(to: ["size": TraceValue(size)]))
    case .set(let changes):
      program("set", at: time, ["keys": .array(changes.map { .string($0.path) })])
    case .reorderStep(let step): program("reorder", at: time, step.traceValues)
    case .transitionStep(let step): program("transition", at: time, step.traceValues)
    case .drag, .touches, .touch, .release, .catch, .wheel, .reorder, .transition, .mark: break
    }
  }
}

extension ScenarioEvent.ReorderStep {
  /// What is done with the item.
  fileprivate var traceValues: [String: TraceValue] {
    switch self {
    case .lift(let item, let location):
      ["phase": "began", "item": TraceValue(item), "location": TraceValue(location)]
    case .move(let location): ["phase": "moved", "location": TraceValue(location)]
    case .drop: ["phase": "ended"]
    case .cancel: ["phase": "cancelled"]
    }
  }
}

extension ScenarioEvent.TransitionStep {
  /// What is done with the transition.
  fileprivate var traceValues: [String: TraceValue] {
    switch self {
    case .begin(let layout): ["phase": "began", "layout": .string(layout.description.name)]
    case .lead(let progress): ["phase": "moved", "progress": .number(progress)]
    case .finish: ["phase": "ended"]
    case .cancel: ["phase": "cancelled"]
    }
  }
}

extension ScenarioUpdate {
  /// What it changes and how, by key; lists without entries are absent.
  fileprivate var traceValues: [String: TraceValue] {
    func pair<Place>(_ move: Move<Place>, _ value: (Place) -> TraceValue) -> TraceValue {
      .array([value(move.from), value(move.to)])
    }
    func number(_ section: Int) -> TraceValue { .number(Double(section)) }
    let lists: [String: [TraceValue]] = [
      "insert": insert.map { TraceValue($0.indexPath) }, "delete": delete.map { TraceValue($0) },
      "move": move.map { pair($0) { TraceValue($0) } }, "reload": reload.map { TraceValue($0) },
      "reconfigure": reconfigure.map { TraceValue($0) },
      "insertSections": insertSections.map { number($0.index) },
      "deleteSections": deleteSections.map(number),
      "moveSections": moveSections.map { pair($0, number) },
      "reloadSections": reloadSections.map(number),
    ]
    return timing.adding(to: lists.filter { !$0.value.isEmpty }.mapValues { .array($0) })
  }
}

extension ScenarioTiming {
  /// `arguments` with whether and how the change is animated.
  fileprivate func adding(to arguments: [String: TraceValue]) -> [String: TraceValue] {
    var values = arguments
    values["animated"] = .bool(isAnimated)
    switch changeTiming {
    case nil: break
    case .curve(let curve, let duration):
      values["timing"] = [
        "curve": .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) }),
        "duration": .number(duration),
      ]
    case .spring(let spring):
      values["timing"] = [
        "spring": [
          "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
          "damping": .number(spring.damping),
        ]
      ]
    }
    return values
  }
}

extension TraceHeader {
  /// The header of a run of `scenario`. Its hash is that of the bytes: a file that says the same in other words has
  /// another one, and so has a scenario that was written by `yaml`, though its run is the same.
  ///
  /// - Parameters:
  ///   - name: what the scenario is called.
  ///   - bytes: the file it was read from, and what was set over it.
  public init(_ scenario: Scenario, name: String, bytes: some Sequence<UInt8>) {
    self.init(
      scenario: name, sha256: SHA256.hexadecimal(of: bytes), viewport: scenario.viewport.size,
      scale: scenario.viewport.scale, rate: scenario.frames.rate,
      physics: scenario.physics.traceValues)
  }
}

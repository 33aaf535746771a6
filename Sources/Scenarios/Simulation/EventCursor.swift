internal import CollectionEngine
internal import Foundation

/// One step that a scenario's event takes, at a time.
enum SimulationStep {
  case input(ScrollInput)
  case program(ScenarioEvent.Kind)
}

/// The steps of one event, one after another: a drag of an hour is never held in memory as samples.
struct EventCursor {
  let event: ScenarioEvent
  private let viewport: CGSize
  private var index = 0
  /// The steps of a reordering or a transition; nil for any other event.
  private var movement: MovementCursor?

  /// - Parameter viewport: the size in whose middle a finger comes down that only catches.
  init(_ event: ScenarioEvent, viewport: CGSize) {
    self.event = event
    self.viewport = viewport
    movement = MovementCursor(event.kind)
  }

  /// The next step and its time in s, or nil when the event is over.
  var next: (time: Double, step: SimulationStep)? {
    if let touch = touch(index) {
      return (event.at + touch.elapsed, .input(.touch(touch.phase, location: touch.location)))
    }
    if let movement {
      return movement.next.map { (event.at + $0.elapsed, .program($0.kind)) }
    }
    guard !event.isOfFinger || isSingle, index == 0 else { return nil }
    return (event.at, singleStep)
  }

  /// Goes on to the step after `next`.
  mutating func advance() {
    index += 1
    movement?.advance()
  }

  /// Whether some of its steps were taken, and not all.
  var isUnderWay: Bool { index > 0 && next != nil }

  /// The event with the steps so far and no more: a finger that has come down stays where it is.
  var cut: ScenarioEvent {
    if case .reorder(let reorder) = event.kind {
      return ScenarioEvent(at: event.at, .reorder(reorder.cut(to: index)))
    }
    let samples = (0..<index).compactMap { index in
      touch(index).map { ScenarioEvent.Touches.Sample(time: $0.elapsed, location: $0.location) }
    }
    return ScenarioEvent(at: event.at, .touches(.init(samples: samples, end: .none)))
  }

  /// One step of a finger, its time in seconds after the event's.
  private typealias Touch = (elapsed: Double, phase: TouchPhase, location: CGPoint)

  /// What the finger of the event does as the step `index`; nil for other events, and when it is over.
  private func touch(_ index: Int) -> Touch? {
    switch event.kind {
    case .drag(let drag): return touch(index, of: drag)
    case .touches(let touches): return touch(index, of: touches)
    case .catch(let hold):
      guard index < 2 else { return nil }
      let middle = CGPoint(x: viewport.width / 2, y: viewport.height / 2)
      return index == 0 ? (0, .began, middle) : (hold, .ended, middle)
    default: return nil
    }
  }

  /// Whether the event of a finger is one step.
  private var isSingle: Bool {
    switch event.kind {
    case .touch, .release: true
    default: false
    }
  }

  private var singleStep: SimulationStep {
    switch event.kind {
    case .touch(let phase, let location): .input(.touch(phase, location: location))
    case .release(let release):
      .input(.release(contentOffset: release.contentOffset, velocity: release.velocity))
    case .wheel(let wheel): .input(.wheel(wheel))
    case let other: .program(other)
    }
  }

  /// Samples at k / inputRate before the end, one at the end, then the lift.
  private func touch(_ index: Int, of drag: ScenarioEvent.Drag) -> Touch? {
    let samples = drag.sampleCount
    guard index <= samples + 1 else { return nil }
    guard index <= samples else { return (drag.lift, .ended, drag.to) }
    guard index > 0 else { return (0, .began, drag.from) }
    let elapsed = index == samples ? drag.duration : Double(index) / drag.inputRate
    let share = drag.duration > 0 ? elapsed / drag.duration : 1
    let location = CGPoint(
      x: drag.from.x + (drag.to.x - drag.from.x) * share,
      y: drag.from.y + (drag.to.y - drag.from.y) * share)
    return (elapsed, .moved, location)
  }

  private func touch(_ index: Int, of touches: ScenarioEvent.Touches) -> Touch? {
    guard index < touches.samples.count else {
      guard index == touches.samples.count, let last = touches.samples.last,
        let phase = touches.end.phase
      else { return nil }
      return (touches.lift, phase, last.location)
    }
    let sample = touches.samples[index]
    return (sample.time, index == 0 ? .began : .moved, sample.location)
  }
}

extension ScenarioEvent.Touches.End {
  /// What the view is told at the end; nil for nothing.
  fileprivate var phase: TouchPhase? {
    switch self {
    case .lift: .ended
    case .cancel: .cancelled
    case .none: nil
    }
  }
}

extension ScenarioEvent.Drag {
  /// The index of the sample at `duration`: those before it stand at k / inputRate.
  fileprivate var sampleCount: Int {
    max(1, Int((duration * inputRate - Self.sameSample).rounded(.up)))
  }

  /// A sample closer to the end than this share of the interval is the end itself: rounding, not
  /// another sample.
  private static let sameSample = 1e-6
}

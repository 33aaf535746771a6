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

  /// - Parameter viewport: the size in whose middle a finger comes down that only catches.
  init(_ event: ScenarioEvent, viewport: CGSize) {
    self.event = event
    self.viewport = viewport
  }

  /// The next step and its time in s, or nil when the event is over.
  var next: (time: Double, step: SimulationStep)? {
    switch event.kind {
    case .drag(let drag): return step(of: drag)
    case .touches(let touches): return step(of: touches)
    case .catch(let hold):
      guard index < 2 else { return nil }
      let middle = CGPoint(x: viewport.width / 2, y: viewport.height / 2)
      return (
        index == 0 ? event.at : event.at + hold,
        .input(.touch(index == 0 ? .began : .ended, location: middle))
      )
    default:
      guard index == 0 else { return nil }
      return (event.at, singleStep)
    }
  }

  /// Goes on to the step after `next`.
  mutating func advance() {
    index += 1
  }

  private var singleStep: SimulationStep {
    switch event.kind {
    case .release(let release):
      .input(.release(contentOffset: release.contentOffset, velocity: release.velocity))
    case .wheel(let wheel): .input(.wheel(wheel))
    case let other: .program(other)
    }
  }

  /// Samples at k / inputRate before the end, one at the end, then the lift.
  private func step(of drag: ScenarioEvent.Drag) -> (time: Double, step: SimulationStep)? {
    let samples = drag.sampleCount
    guard index <= samples + 1 else { return nil }
    guard index <= samples else {
      return (event.at + drag.lift, .input(.touch(.ended, location: drag.to)))
    }
    guard index > 0 else { return (event.at, .input(.touch(.began, location: drag.from))) }
    let elapsed = index == samples ? drag.duration : Double(index) / drag.inputRate
    let share = drag.duration > 0 ? elapsed / drag.duration : 1
    let location = CGPoint(
      x: drag.from.x + (drag.to.x - drag.from.x) * share,
      y: drag.from.y + (drag.to.y - drag.from.y) * share)
    return (event.at + elapsed, .input(.touch(.moved, location: location)))
  }

  private func step(of touches: ScenarioEvent.Touches) -> (time: Double, step: SimulationStep)? {
    guard index < touches.samples.count else {
      guard index == touches.samples.count, let last = touches.samples.last else { return nil }
      return (event.at + touches.lift, .input(.touch(.ended, location: last.location)))
    }
    let sample = touches.samples[index]
    return (
      event.at + sample.time,
      .input(.touch(index == 0 ? .began : .moved, location: sample.location))
    )
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

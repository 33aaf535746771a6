internal import Foundation

/// What a person who moves an item or leads a transition does, step by step.
struct MovementCursor {
  private let event: ScenarioEvent.Kind
  private var way: WayCursor
  /// Whether a transition is still to begin.
  private var isBefore: Bool
  private var isOver = false

  /// The steps of a reordering or a transition; nil for any other event.
  init?(_ event: ScenarioEvent.Kind) {
    self.event = event
    switch event {
    case .reorder(let reorder):
      way = WayCursor(reorder.samples.map(\.time), rate: reorder.inputRate)
      isBefore = false
    case .transition(let transition):
      way = WayCursor(transition.samples.map(\.time), rate: transition.inputRate)
      isBefore = true
    default: return nil
    }
  }

  /// The next step and its time, in s after the event's; nil when it is over.
  var next: (elapsed: Double, kind: ScenarioEvent.Kind)? {
    guard !isOver else { return nil }
    switch event {
    case .reorder(let reorder):
      guard let point = way.next else {
        return reorder.end.step.map { (reorder.duration, .reorderStep($0)) }
      }
      return (point.time, .reorderStep(reorder.step(at: point)))
    case .transition(let transition):
      guard !isBefore else {
        return (transition.samples[0].time, .transitionStep(.begin(transition.layout)))
      }
      guard let point = way.next else {
        let end = transition.end == .finish ? ScenarioEvent.TransitionStep.finish : .cancel
        return (transition.duration, .transitionStep(end))
      }
      return (point.time, .transitionStep(.lead(transition.progress(at: point))))
    default: return nil
    }
  }

  /// Goes on to the step after `next`.
  mutating func advance() {
    if isBefore {
      isBefore = false
    } else if way.next == nil {
      isOver = true
    } else {
      way.advance()
    }
  }
}

extension ScenarioEvent.Reorder {
  fileprivate func step(at point: WayCursor.Point) -> ScenarioEvent.ReorderStep {
    let location = location(at: point)
    return point.index == 0 && point.share == 0
      ? .lift(item, location: location) : .move(location)
  }

  private func location(at point: WayCursor.Point) -> CGPoint {
    let from = samples[point.index].location
    guard point.share > 0 else { return from }
    let to = samples[point.index + 1].location
    return CGPoint(
      x: from.x + (to.x - from.x) * point.share, y: from.y + (to.y - from.y) * point.share)
  }

  /// The first `count` steps and no more, each a sample of its own: the item stays lifted.
  func cut(to count: Int) -> ScenarioEvent.Reorder {
    var (way, taken) = (WayCursor(samples.map(\.time), rate: inputRate), [Sample]())
    while taken.count < count, let point = way.next {
      taken.append(Sample(time: point.time, location: location(at: point)))
      way.advance()
    }
    return Self(item: item, samples: taken, inputRate: inputRate, end: .none)
  }

  private typealias Sample = ScenarioEvent.Touches.Sample
}

extension ScenarioEvent.Reorder.End {
  fileprivate var step: ScenarioEvent.ReorderStep? {
    switch self {
    case .drop: .drop
    case .cancel: .cancel
    case .none: nil
    }
  }
}

extension ScenarioEvent.Transition {
  fileprivate func progress(at point: WayCursor.Point) -> Double {
    let from = samples[point.index].progress
    guard point.share > 0 else { return from }
    return from + (samples[point.index + 1].progress - from) * point.share
  }
}

internal import Foundation

extension ScenarioEvent.Reorder {
  /// What happens as the step `index`, and when, in s after the event's time; nil when it is over.
  func step(_ index: Int) -> (elapsed: Double, step: ScenarioEvent.ReorderStep)? {
    guard index < samples.count else {
      guard index == samples.count, let step = end.step else { return nil }
      return (duration, step)
    }
    let sample = samples[index]
    return (
      sample.time, index == 0 ? .lift(item, location: sample.location) : .move(sample.location)
    )
  }
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

/// The steps of a transition, one after another: of a long one no more than two samples are looked at
/// at once.
struct TransitionCursor {
  private let transition: ScenarioEvent.Transition
  private var index = 0
  /// The samples between which the progress runs: this one and the next.
  private var leg = 0
  /// Which of the steps between them is next, counted from 1.
  private var part = 1

  init(_ transition: ScenarioEvent.Transition) { self.transition = transition }

  /// A step closer to the next sample than this share of the interval is the sample itself:
  /// rounding, not another step.
  private static let sameStep = 1e-6

  /// The next step and its time, in s after the event's; nil when it is over.
  var next: (elapsed: Double, step: ScenarioEvent.TransitionStep)? {
    let samples = transition.samples
    switch index {
    case 0: return (samples[0].time, .begin(transition.layout))
    case 1: return (samples[0].time, .lead(samples[0].progress))
    default: break
    }
    guard leg + 1 < samples.count else {
      guard leg + 1 == samples.count, part == 1 else { return nil }
      return (transition.duration, transition.end == .finish ? .finish : .cancel)
    }
    let (from, to) = (samples[leg], samples[leg + 1])
    let elapsed = Double(part) / transition.inputRate
    guard part < count(from, to) else { return (to.time, .lead(to.progress)) }
    let share = elapsed / (to.time - from.time)
    return (from.time + elapsed, .lead(from.progress + (to.progress - from.progress) * share))
  }

  mutating func advance() {
    let samples = transition.samples
    index += 1
    guard index > 2 else { return }
    guard leg + 1 < samples.count else {
      part += 1
      return
    }
    part += 1
    if part > count(samples[leg], samples[leg + 1]) { (leg, part) = (leg + 1, 1) }
  }

  /// How many steps lead from one sample to the next, that one included.
  private func count(
    _ from: ScenarioEvent.Transition.Sample, _ to: ScenarioEvent.Transition.Sample
  ) -> Int {
    let steps = (to.time - from.time) * transition.inputRate - Self.sameStep
    return max(1, Int(steps.rounded(.up)))
  }
}

extension ScenarioEvent.Transition {
  /// How many steps it has at most.
  var stepCount: Int {
    samples.count + Int((duration * inputRate).rounded(.up)) + 2
  }
}

import CollectionEngine
import Layouts

extension ScenarioKeys {
  /// A transition as it stands in a file: its layout is read before there is any.
  struct TransitionKeys: Equatable, Sendable {
    var layout: ScenarioLayout?
    var samples: [ScenarioEvent.Transition.Sample] = []
    var inputRate = 120.0
    var end = ScenarioEvent.Transition.End.finish

    init() {}

    init(_ transition: ScenarioEvent.Transition) {
      layout = transition.layout
      samples = transition.samples
      inputRate = transition.inputRate
      end = transition.end
    }

    /// The transition; nil without a layout.
    var transition: ScenarioEvent.Transition? {
      layout.map { .init(layout: $0, samples: samples, inputRate: inputRate, end: end) }
    }
  }

  /// The largest progress, and with a sign the smallest. Ours: nothing is to be seen from there.
  private static let progress = Bounds(-100...100)

  var transition: Format<TransitionKeys> {
    .object(
      TransitionKeys(),
      [
        Field(
          "layout", "The layout that it leads to: its name, or a map with its options.", \.layout,
          layout.optional, .required),
        Field(
          "progress",
          "How far it is: [time, progress] each, times counted from at; 0 is the layout of before, 1 the new one.",
          \.samples, Self.progressSamples, .required),
        Field(
          "inputRate", "How often a second the progress is set between two of them.", \.inputRate,
          .number(.rate)),
        Field(
          "end", "What happens at the last: it goes on to the new layout, or back.", \.end, .choice),
      ])
  }

  private static let progressSamples = Format<[ScenarioEvent.Transition.Sample]>.list(
    of: .numbers(
      ["time", "progress"], [.time, progress], make: { .init(time: $0[0], progress: $0[1]) },
      literal: { [$0.time, $0.progress] }),
    count: 1...Limits.samples, noun: "samples"
  ).checking { (samples, node) throws(Problem) in
    try requireOrder(of: samples.map(\.time), node)
  }

  /// One thing that a person does with a transition, as it stands in a file.
  struct TransitionStepKeys: Equatable, Sendable {
    var phase = TouchPhase.began
    var layout: ScenarioLayout?
    var progress: Double?
  }

  var transitionStep: Format<TransitionStepKeys> {
    .object(
      TransitionStepKeys(),
      [
        Field(
          "phase", "The transition begins, is led on, goes to the new layout by itself, or back.",
          \.phase, .choice, .required),
        Field("layout", "With began: the layout that it leads to.", \.layout, layout.optional),
        Field(
          "progress", "With moved: how far it is.", \.progress,
          Format<Double>.number(Self.progress).optional),
      ],
      finish: { (keys, node) throws(Problem) in
        try Self.require("layout", keys.phase == .began, keys.layout != nil, keys.phase, node)
        try Self.require("progress", keys.phase == .moved, keys.progress != nil, keys.phase, node)
      }
    ).withoutDefault
  }
}

extension ScenarioKeys.TransitionStepKeys {
  init(_ step: ScenarioEvent.TransitionStep) {
    switch step {
    case .begin(let layout): self.layout = layout
    case .lead(let progress): (phase, self.progress) = (.moved, progress)
    case .finish: phase = .ended
    case .cancel: phase = .cancelled
    }
  }

  /// The step; nil for a beginning without a layout.
  var step: ScenarioEvent.TransitionStep? {
    switch phase {
    case .began: layout.map { .begin($0) }
    case .moved: .lead(progress ?? 0)
    case .ended: .finish
    case .cancelled: .cancel
    }
  }
}

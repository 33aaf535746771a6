import CollectionEngine
import Foundation

extension ScenarioKeys {
  static let reorder = Format.object(
    ScenarioEvent.Reorder(item: IndexPath(item: 0, section: 0), samples: []),
    [
      Field("item", "Which item is lifted: [section, item].", \.item, indexPath, .required),
      Field(
        "touches",
        "Where the finger is: [time, x, y] each, times counted from at; lifted at the first, and straight on between them.",
        \.samples, touches, .required),
      Field(
        "inputRate", "How often a second the item is moved between two of them.", \.inputRate,
        .number(.rate)),
      Field(
        "end",
        "What happens at the last: the item goes where it is held, returns, or stays lifted for reorderStep to go on.",
        \.end, .choice),
    ])

  /// One thing that a person does with an item, as it stands in a file.
  struct ReorderKeys: Equatable, Sendable {
    var phase = TouchPhase.began
    var item: IndexPath?
    var location: CGPoint?
  }

  static let reorderStep = Format.object(
    ReorderKeys(),
    [
      Field(
        "phase", "The item is lifted, moved, dropped, or returns to where it was.", \.phase,
        .choice, .required),
      Field("item", "With began: which item, [section, item].", \.item, indexPath.optional),
      Field(
        "location", "With began and moved: where the finger is, in points of the viewport, [x, y].",
        \.location, point(.coordinate).optional),
    ],
    finish: { (keys, node) throws(Problem) in
      let needs = [
        ("item", keys.phase == .began, keys.item != nil),
        ("location", keys.phase == .began || keys.phase == .moved, keys.location != nil),
      ]
      for (key, isNeeded, isThere) in needs {
        try require(key, isNeeded, isThere, keys.phase, node)
      }
    }
  ).map(\.step, literal: { ReorderKeys($0) }).withoutDefault

  /// A step has the keys that it needs and no others.
  static func require(
    _ key: String, _ isNeeded: Bool, _ isThere: Bool, _ phase: TouchPhase, _ node: Node
  ) throws(Problem) {
    guard isNeeded != isThere else { return }
    let place = node.entry(key)?.place ?? node.place
    throw Problem(
      isNeeded ? "missing; \(phase.rawValue) needs it" : "\(phase.rawValue) has none", at: place
    ).under(.key(key))
  }
}

extension ScenarioKeys.ReorderKeys {
  fileprivate init(_ step: ScenarioEvent.ReorderStep) {
    switch step {
    case .lift(let item, let location): (phase, self.item, self.location) = (.began, item, location)
    case .move(let location): (phase, self.location) = (.moved, location)
    case .drop: phase = .ended
    case .cancel: phase = .cancelled
    }
  }

  fileprivate var step: ScenarioEvent.ReorderStep {
    switch phase {
    case .began: .lift(item ?? IndexPath(item: 0, section: 0), location: location ?? .zero)
    case .moved: .move(location ?? .zero)
    case .ended: .drop
    case .cancelled: .cancel
    }
  }
}

import CollectionEngine
import Foundation

extension ScenarioKeys {
  static let drag = Format.object(
    ScenarioEvent.Drag(from: .zero, to: .zero, duration: 0),
    [
      Field(
        "from", "Where the finger comes down, in points of the viewport, [x, y].", \.from,
        point(.coordinate), .required),
      Field(
        "to", "Where it lifts, in points of the viewport, [x, y].", \.to, point(.coordinate),
        .required),
      Field("duration", "How long it moves, in seconds.", \.duration, .number(.time), .required),
      Field("hold", "How long it rests before it lifts, in seconds.", \.hold, .number(.time)),
      Field("inputRate", "Samples a second while it moves.", \.inputRate, .number(.rate)),
    ])

  static let touches = Format<[ScenarioEvent.Touches.Sample]>.list(
    of: .numbers(
      ["time", "x", "y"], [.time, .coordinate, .coordinate],
      make: { .init(time: $0[0], location: CGPoint(x: $0[1], y: $0[2])) },
      literal: { [$0.time, $0.location.x, $0.location.y] }),
    count: 1...Limits.samples, noun: "samples"
  ).checking { (samples, node) throws(Problem) in
    try requireOrder(of: samples.map(\.time), node)
  }

  /// None of the times that samples begin with is earlier than the one before it; `node` has the
  /// samples.
  static func requireOrder(of times: [Double], _ node: Node) throws(Problem) {
    for index in times.indices.dropFirst() where times[index] < times[index - 1] {
      throw Problem(
        expected: "seconds >= \(times[index - 1].grouped)",
        found: node.elements[index].elements[0]
      ).under(.index(index))
    }
  }

  /// One thing that a finger does.
  struct TouchKeys: Equatable, Sendable {
    var phase = TouchPhase.began
    var location = CGPoint.zero
  }

  static let touch = Format.object(
    TouchKeys(),
    [
      Field("phase", "What the finger does.", \.phase, .choice, .required),
      Field(
        "location", "Where it is, in points of the viewport, [x, y].", \.location,
        point(.coordinate), .required),
    ])

  static let release = Format.object(
    ScenarioEvent.Release(velocity: .zero),
    [
      Field(
        "contentOffset", "Where the view is, in points, [x, y]; left out: where it happens to be.",
        \.contentOffset, point(.coordinate).optional),
      Field(
        "velocity", "How fast the offset changes, in points per millisecond, [x, y].", \.velocity,
        point(.velocity), .required),
    ])

  static let hold = Format<Double>.object(
    0, [Field("hold", "How long it stays down, in seconds.", \.self, .number(.time))])
}

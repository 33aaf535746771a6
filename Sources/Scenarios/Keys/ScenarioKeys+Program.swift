import Foundation

extension ScenarioKeys {
  /// A map without keys.
  struct Nothing: Equatable, Sendable {}

  /// What the program asks for, and whether it moves there or is there at once.
  struct Request<Target: Equatable & Sendable>: Equatable, Sendable {
    var target: Target
    var isAnimated = false
  }

  static let setContentOffset = Format.object(
    Request(target: CGPoint.zero),
    [
      Field("contentOffset", "In points, [x, y].", \.target, point(.coordinate), .required),
      Field("animated", animatedDocumentation, \.isAnimated, .bool),
    ])

  static let scrollToTop = Format.object(
    Request(target: Nothing()), [Field("animated", animatedDocumentation, \.isAnimated, .bool)])

  static let scrollRect = Format.object(
    Request(target: CGRect.zero),
    [
      Field(
        "rect", "In points of the content, [x, y, width, height].", \.target,
        .numbers(
          ["x", "y", "width", "height"], [.coordinate, .coordinate, .length, .length],
          make: { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
          literal: { [$0.minX, $0.minY, $0.width, $0.height] }),
        .required),
      Field("animated", animatedDocumentation, \.isAnimated, .bool),
    ])

  /// A change that the program makes, and how it is shown.
  struct TimedRequest<Target: Equatable & Sendable>: Equatable, Sendable {
    var target: Target
    var timing = ScenarioTiming.atOnce
  }

  static let resize = Format.object(
    TimedRequest(target: CGSize.zero),
    [
      Field("width", "The width in points.", \.target.width, .number(side), .required),
      Field("height", "The height in points.", \.target.height, .number(side), .required),
    ] + timingFields(\.timing),
    finish: { (_, node) throws(Problem) in try checkTiming(in: node) })

  static let animatedDocumentation = "Whether it moves there, or is there at once."
}

import CollectionEngine
import Foundation
import Geometry

extension ScenarioKeys {
  static let viewport = Format.object(
    Viewport(),
    [
      Field("width", "The width in points.", \.size.width, .number(side)),
      Field("height", "The height in points.", \.size.height, .number(side)),
      Field("scale", "Pixels per point.", \.scale, .number(Bounds(Limits.scale))),
      Field(
        "safeArea", "What bars and corners cover at each edge, in points.", \.safeArea,
        insets(.length), isChangeable: true),
      Field("direction", "Which way text runs.", \.direction, .choice, isChangeable: true),
    ])

  /// The length of one side of a viewport. At least a point, for pages are counted in viewports.
  static let side = Bounds(1...Limits.length, unit: "pt")

  static let scrollView = Format.object(
    ScrollViewSettings(),
    [
      Field(
        "contentOffset", "Where it starts, in points, [x, y].", \.contentOffset, point(.coordinate),
        isChangeable: true),
      Field(
        "contentInset", "Distances added around the content, in points.", \.contentInset,
        insets(.coordinate), isChangeable: true),
      Field(
        "contentInsetAdjustmentBehavior", "When the safe area is added to contentInset.",
        \.contentInsetAdjustmentBehavior, .choice, isChangeable: true),
      Field(
        "decelerationRate", "The part of the velocity that is left after a millisecond.",
        \.decelerationRate, decelerationRate, isChangeable: true),
      flag("isPagingEnabled", "Whether it rests at multiples of its bounds.", \.isPagingEnabled),
      flag("bounces", "Whether it goes past the edge of the content and returns.", \.bounces),
      flag(
        "alwaysBounceVertical", "Whether it bounces up and down however small the content is.",
        \.alwaysBounceVertical),
      flag(
        "alwaysBounceHorizontal", "Whether it bounces sideways however small the content is.",
        \.alwaysBounceHorizontal),
      flag(
        "isDirectionalLockEnabled", "Whether a drag keeps to the axis along which it began.",
        \.isDirectionalLockEnabled),
      flag("isScrollEnabled", "Whether a finger or a wheel moves it.", \.isScrollEnabled),
      flag(
        "showsVerticalScrollIndicator", "Whether the vertical indicator is shown.",
        \.showsVerticalScrollIndicator),
      flag(
        "showsHorizontalScrollIndicator", "Whether the horizontal indicator is shown.",
        \.showsHorizontalScrollIndicator),
      Field(
        "policy", "What is decided where nobody has shown what UIKit does.", \.policy, policy),
    ])

  private static func flag(
    _ name: String, _ documentation: String,
    _ keyPath: any WritableKeyPath<ScrollViewSettings, Bool> & Sendable
  ) -> Field<ScrollViewSettings> {
    Field(name, documentation, keyPath, .bool, isChangeable: true)
  }

  private static let decelerationRate = Format<Double>.oneOf([
    .choice([
      ("normal", DecelerationRate.normal.rawValue), ("fast", DecelerationRate.fast.rawValue),
    ]),
    .number(Bounds(0...1, unit: "1/ms", isOpen: true)),
  ]).map({ DecelerationRate(rawValue: $0) }, literal: { $0.rawValue })

  /// A point as `[x, y]`.
  static func point(_ bounds: Bounds) -> Format<CGPoint> {
    .numbers(
      ["x", "y"], [bounds, bounds], make: { CGPoint(x: $0[0], y: $0[1]) },
      literal: { [$0.x, $0.y] })
  }

  /// A size as `[width, height]`.
  static func size(_ bounds: Bounds) -> Format<CGSize> {
    .numbers(
      ["width", "height"], [bounds, bounds], make: { CGSize(width: $0[0], height: $0[1]) },
      literal: { [$0.width, $0.height] })
  }

  /// Insets as a map in which each edge may be left out, and is then as in `start`.
  static func insets(_ bounds: Bounds, from start: EdgeInsets = .zero) -> Format<EdgeInsets> {
    .object(
      start,
      [
        Field("top", "Points at the top.", \.top, .number(bounds), isChangeable: true),
        Field("left", "Points at the left.", \.left, .number(bounds), isChangeable: true),
        Field("bottom", "Points at the bottom.", \.bottom, .number(bounds), isChangeable: true),
        Field("right", "Points at the right.", \.right, .number(bounds), isChangeable: true),
      ])
  }
}

public import CollectionEngine
public import Foundation
public import Geometry

/// The properties of a scroll view that a scenario sets, with UIKit's names, meanings and defaults.
public struct ScrollViewSettings: Equatable, Sendable {
  /// Where it starts, in points, within +-1,000,000,000. Default [0, 0].
  public var contentOffset = CGPoint.zero
  /// Distances added around the content, in points, within +-1,000,000,000. Default 0.
  public var contentInset = EdgeInsets.zero
  /// When the safe area is added to `contentInset`. Default automatic.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The part of the velocity that is left after a millisecond. Default normal, 0.998.
  public var decelerationRate = DecelerationRate.normal
  /// Whether it rests at multiples of its bounds. Default false.
  public var isPagingEnabled = false
  /// Whether it goes past the edge of the content and returns. Default true.
  public var bounces = true
  /// Whether it bounces up and down however small the content is. Default false.
  public var alwaysBounceVertical = false
  /// Whether it bounces sideways however small the content is. Default false.
  public var alwaysBounceHorizontal = false
  /// Whether a drag keeps to the axis along which it began. Default false.
  public var isDirectionalLockEnabled = false
  /// Whether a finger or a wheel moves it. Default true.
  public var isScrollEnabled = true
  /// Whether the vertical indicator is shown. Default true.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown. Default true.
  public var showsHorizontalScrollIndicator = true

  /// What is decided where nobody has shown what UIKit does. Default: as `ScrollPolicy` says.
  public var policy = ScrollPolicy()

  public init() {}
}

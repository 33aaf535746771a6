public import CollectionEngine
public import Foundation
public import Geometry

/// The properties of a scroll view that a scenario sets, with UIKit's names, meanings and defaults.
public struct ScrollViewSettings: Equatable, Sendable {
  public typealias InsetAdjustment = ContentInsetAdjustmentBehavior

  /// The `decelerationRate` called `normal` in files, per ms. Source: UIKit's documentation.
  public static let normalDecelerationRate = 0.998
  /// The `decelerationRate` called `fast` in files, per ms. Source: UIKit's documentation.
  public static let fastDecelerationRate = 0.99

  /// Where it starts, in points, within +-1,000,000,000. Default [0, 0].
  public var contentOffset = CGPoint.zero
  /// In points, within +-1,000,000,000. Default 0.
  public var contentInset = EdgeInsets.zero
  /// Default automatic.
  public var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  /// The part of the velocity that is left after a millisecond, above 0 and below 1. Default normal, 0.998.
  public var decelerationRate = Self.normalDecelerationRate
  /// Default false.
  public var isPagingEnabled = false
  /// Default true.
  public var bounces = true
  /// Default false.
  public var alwaysBounceVertical = false
  /// Default false.
  public var alwaysBounceHorizontal = false
  /// Default false.
  public var isDirectionalLockEnabled = false
  /// Default true.
  public var isScrollEnabled = true
  /// Default true.
  public var showsVerticalScrollIndicator = true
  /// Default true.
  public var showsHorizontalScrollIndicator = true

  public init() {}
}

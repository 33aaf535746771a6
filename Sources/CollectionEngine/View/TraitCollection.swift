public import Foundation
internal import Geometry

/// What a view finds around it: UIKit's traits, as far as layouts read them.
public struct TraitCollection: Hashable, Sendable {
  /// Pixels per pt.
  public var displayScale: CGFloat
  /// Which way the person reads.
  public var layoutDirection: LayoutDirection
  /// How much room there is across. Ours: regular from 600 pt on. (UIKit has a table of devices.)
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is downwards. Ours: regular from 500 pt on, which is more than a phone on
  /// its side has.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// What is held in the hand. Ours: a pad where the shorter side has 700 pt.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// What a view that fills `screen` finds.
  public init(on screen: Screen) {
    let size = screen.bounds.size
    displayScale = screen.scale
    layoutDirection = screen.layoutDirection
    horizontalSizeClass = size.width < 600 ? .compact : .regular
    verticalSizeClass = size.height < 500 ? .compact : .regular
    userInterfaceIdiom = min(size.width, size.height) < 700 ? .phone : .pad
  }
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// Not known; no view of ours answers this.
  case unspecified
  case compact
  case regular
}

/// What kind of device it is.
public enum UserInterfaceIdiom: Int, Sendable {
  /// Not known; no view of ours answers this.
  case unspecified = -1
  case phone
  case pad
}

/// Which way a view runs, whatever the person reads.
public enum SemanticContentAttribute: Int, Sendable {
  /// As the person reads.
  case unspecified
  /// Controls of a player: never flipped.
  case playback
  /// Something in space, such as alignment: never flipped.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction that it forces; nil where the person's counts.
  public var forcedDirection: LayoutDirection? {
    switch self {
    case .unspecified: return nil
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}

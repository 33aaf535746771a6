public import Foundation
internal import Geometry

/// The display that one simulation stands for: UIKit's screen.
///
/// There is no display for the whole program, for many simulations run side by side. `main` answers
/// for the one that asks: a view says which screen it is on while it handles an input, shows a
/// frame, lays out or changes its bounds, and whoever makes a layout can say so with
/// `asMain(_:)`, so that its initializer finds the same numbers.
public final class Screen: NSObject, Sendable {
  /// The display as a rectangle at zero, in pt.
  public let bounds: CGRect
  /// Pixels per pt, above 0.
  public let scale: CGFloat
  /// Which way the person reads.
  public let layoutDirection: LayoutDirection

  /// A display of `size` pt, finite and at least 0.
  public init(
    size: CGSize, scale: CGFloat = 2, layoutDirection: LayoutDirection = .leftToRight
  ) {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0 && scale > 0 && scale.isFinite,
      "A screen has a finite size and a scale above 0, not \(size) and \(scale).")
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.layoutDirection = layoutDirection
  }

  /// The display in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per pt, as `scale`: no display of ours draws in another grid than it shows.
  public var nativeScale: CGFloat { scale }

  /// What a view that fills the display is in.
  public var traitCollection: TraitCollection { TraitCollection(on: self) }

  /// The screen of the view that is at work; `standard` where none is.
  public static var main: Screen { asking ?? standard }

  /// 375 x 667 pt with 2 pixels a pt: the viewport that a scenario has unless it says otherwise.
  public static let standard = Screen(size: CGSize(width: 375, height: 667))

  /// Runs `body`, in which `main` is this screen.
  public func asMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.asking === self { return try body() }
    return try Self.$asking.withValue(self) { try body() }
  }

  @TaskLocal private static var asking: Screen?
}

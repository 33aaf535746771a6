internal import Foundation

/// The friction that stops a fling on Android, and how long and how far a fling goes with it.
///
///     l = ln(0.35·|v|/(friction·coefficient))        |v| in px/s
///     T = e^(l/(DR - 1)) s
///     D = friction·coefficient·e^(DR/(DR - 1)·l) px
///     coefficient = 9.80665 m/s² · 39.37 in/m · ppi · 0.84
///
/// The law and its numbers are those of Android's `OverScroller`; Flutter's Android physics uses
/// them too. The value unit is the pixel; with the default of 160 pixels per inch it is the dp.
public struct AndroidFriction: Equatable, Sendable {
  /// Android's scroll friction, without a unit; above 0. Larger: flings end sooner and nearer.
  public let friction: Double
  /// Pixels of the value unit per inch; above 0.
  public let pixelsPerInch: Double

  /// A friction with Android's defaults: 0.015 at 160 pixels per inch, where a pixel is a dp.
  public init(friction: Double = 0.015, pixelsPerInch: Double = 160) {
    precondition(
      friction > 0 && friction.isFinite, "A friction must be above 0, found \(friction).")
    precondition(
      pixelsPerInch > 0 && pixelsPerInch.isFinite,
      "Pixels per inch must be above 0, found \(pixelsPerInch).")
    self.friction = friction
    self.pixelsPerInch = pixelsPerInch
  }

  /// How long Android's spline runs after a launch at `velocity` px/ms of either sign, in ms.
  public func duration(of velocity: Double) -> Double {
    exp(logarithm(of: velocity) / (Self.rate - 1)) * millisecondsPerSecond
  }

  /// How far a fling launched at `velocity` px/ms goes, in px, with the sign of `velocity`.
  public func distance(of velocity: Double) -> Double {
    let length = resistance * exp(Self.rate / (Self.rate - 1) * logarithm(of: velocity))
    return velocity < 0 ? -length : length
  }

  /// l above; minus infinity, for which T and D are 0, at velocity 0.
  private func logarithm(of velocity: Double) -> Double {
    log(Self.inflexion * abs(velocity) * millisecondsPerSecond / resistance)
  }

  /// friction·coefficient, in px/s².
  private var resistance: Double {
    friction * Self.resistance(pixelsPerInch: pixelsPerInch)
  }

  /// The resistance, in px/s², of the friction 1.
  private static func resistance(pixelsPerInch: Double) -> Double {
    gravity * inchesPerMetre * pixelsPerInch * tuning
  }

  /// DR = ln 0.78/ln 0.9 = 2.358, the exponent of the law, without a unit: `OverScroller`.
  public static let rate = log(0.78) / log(0.9)
  /// The height and the width, of 1, at which the spline's two tangents meet: `OverScroller`.
  public static let inflexion = 0.35
  /// Standard gravity, in m/s²: `SensorManager.GRAVITY_EARTH`.
  private static let gravity = 9.80665
  /// Inches per metre, as `OverScroller` rounds them.
  private static let inchesPerMetre = 39.37
  /// A factor of `OverScroller` without a unit, there for the feel.
  private static let tuning = 0.84
}

extension AndroidFriction {
  /// The friction with which a fling of `distance` px (0 or more) takes Android's spline `duration` ms (above 0):
  /// `D/(T^DR·coefficient)`, T in s.
  public static func friction(
    distance: Double, duration: Double, pixelsPerInch: Double = 160
  ) -> Double {
    distance / pow(duration / millisecondsPerSecond, rate)
      / resistance(pixelsPerInch: pixelsPerInch)
  }

  /// The speed, in px/ms, of a launch whose fling takes Android's spline `duration` ms: the inverse of `duration(of:)`.
  public func launchSpeed(lasting duration: Double) -> Double {
    resistance / Self.inflexion * pow(duration / millisecondsPerSecond, Self.rate - 1)
      / millisecondsPerSecond
  }
}

internal import Foundation
public import Geometry

/// Whole steps out of wheel deltas, for what can only move in steps, such as pages.
///
/// Fractions add up until they make a step. What is left over is dropped when the direction or the
/// device changes, so that a trackpad's remainder never swallows a notch.
public struct WheelSteps: Equatable, Sendable {
  private var remainder = AxisPair(horizontal: 0.0, vertical: 0.0)
  private var device: WheelInput.Device?

  /// Nothing left over.
  public init() {}

  /// The whole steps that `notches` along `axis` complete, with their sign.
  public mutating func add(
    _ notches: Double, _ axis: Axis, from device: WheelInput.Device
  ) -> Int {
    if device != self.device {
      remainder = AxisPair(horizontal: 0, vertical: 0)
      self.device = device
    }
    if remainder[axis] * notches < 0 { remainder[axis] = 0 }
    let sum = remainder[axis] + notches
    let whole = sum.rounded(.towardZero)
    remainder[axis] = sum - whole
    return Int(min(max(whole, -Self.largestStep), Self.largestStep))
  }

  /// The most steps that one event can complete: more is a broken device.
  private static let largestStep = 1e6
}

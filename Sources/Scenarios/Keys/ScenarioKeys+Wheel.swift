import CollectionEngine
import Foundation

extension ScenarioKeys {
  /// A wheel event as it stands in a file: the device may be left out.
  struct WheelKeys: Equatable, Sendable {
    var delta = WheelInput.Delta.points(.zero)
    var phase: WheelInput.Phase?
    var device: WheelInput.Device?
  }

  static let wheel = Format.object(
    WheelKeys(),
    [
      Field(
        "notches", "Whole notches, positive right and up, [x, y].",
        point(Bounds(-Limits.notches...Limits.notches, unit: "whole notches", isWhole: true)),
        write: { $0.delta = .notches($1) }),
      Field(
        "precise", "Parts of notches, positive right and up, [x, y].",
        point(Bounds(-Limits.notches...Limits.notches, unit: "notches")),
        write: { $0.delta = .precise($1) }),
      Field(
        "points", "Points that the offset grows by, [x, y].", point(.coordinate),
        write: { $0.delta = .points($1) }),
      Field(
        "phase", "Where in a gesture it stands.", \.phase, Format<WheelInput.Phase>.choice.optional),
      Field(
        "device", "What it comes from; default a wheel for notches, a trackpad otherwise.",
        \.device, Format<WheelInput.Device>.choice.optional),
    ],
    exactlyOne: ["notches", "precise", "points"]
  ).map(
    { WheelInput($0.delta, phase: $0.phase, device: $0.device) }, literal: { _ in nil })
}

import CollectionEngine
import Foundation

extension ScenarioKeys {
  /// A wheel event as it stands in a file: the device may be left out.
  struct WheelKeys: Equatable, Sendable {
    var delta = WheelInput.Delta.points(.zero)
    var phase: WheelInput.Phase?
    var device: WheelInput.Device?

    init() {}

    init(_ wheel: WheelInput) {
      delta = wheel.delta
      phase = wheel.phase
      let isUsual = wheel.device == WheelInput(wheel.delta).device
      device = isUsual ? nil : wheel.device
    }
  }

  static let wheel = Format.object(
    WheelKeys(),
    [
      Field(
        "notches", "Whole notches, positive right and up, [x, y].",
        point(Bounds(-Limits.notches...Limits.notches, unit: "whole notches", isWhole: true)),
        value: { if case .notches(let amount) = $0.delta { amount } else { nil } },
        write: { $0.delta = .notches($1) }),
      Field(
        "precise", "Parts of notches, positive right and up, [x, y].",
        point(Bounds(-Limits.notches...Limits.notches, unit: "notches")),
        value: { if case .precise(let amount) = $0.delta { amount } else { nil } },
        write: { $0.delta = .precise($1) }),
      Field(
        "points", "Points that the offset grows by, [x, y].", point(.coordinate),
        value: { if case .points(let amount) = $0.delta { amount } else { nil } },
        write: { $0.delta = .points($1) }),
      Field(
        "phase", "Where in a gesture it stands.", \.phase, Format<WheelInput.Phase>.choice.optional),
      Field(
        "device", "What it comes from; default a wheel for notches, a trackpad otherwise.",
        \.device, Format<WheelInput.Device>.choice.optional),
    ],
    exactlyOne: ["notches", "precise", "points"]
  ).map(
    { WheelInput($0.delta, phase: $0.phase, device: $0.device) }, literal: { WheelKeys($0) }
  ).withoutDefault
}

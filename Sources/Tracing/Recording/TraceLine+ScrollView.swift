internal import CollectionEngine
internal import Foundation

extension TraceInput {
  /// An input as a trace has it.
  init(_ input: ScrollInput, at time: Double) {
    switch input {
    case .touch(let phase, let location):
      self.init(time: time, kind: "touch", phase: phase.rawValue, location: location)
    case .wheel(let wheel):
      self.init(
        time: time, kind: "wheel", phase: wheel.phase?.rawValue,
        arguments: ["device": .string(wheel.device.rawValue), wheel.delta.name: wheel.delta.value])
    case .release(let contentOffset, let velocity):
      var arguments = ["velocity": TraceValue(velocity)]
      if let contentOffset { arguments["contentOffset"] = TraceValue(contentOffset) }
      self.init(time: time, kind: "release", arguments: arguments)
    }
  }
}

extension WheelInput.Delta {
  /// The key of the amount, as scenarios have it.
  fileprivate var name: String {
    switch self {
    case .notches: "notches"
    case .precise: "precise"
    case .points: "points"
    }
  }

  fileprivate var value: TraceValue {
    switch self {
    case .notches(let amount), .precise(let amount), .points(let amount): TraceValue(amount)
    }
  }
}

extension TraceCall {
  /// A delegate call as a trace has it.
  init(_ call: ScrollCall, frame: Int, time: Double) {
    var arguments: [String: TraceValue] = [:]
    var result: TraceValue?
    let name: String
    switch call {
    case .willBeginDragging: name = "scrollViewWillBeginDragging"
    case .willEndDragging(let velocity, let proposed, let target):
      name = "scrollViewWillEndDragging"
      arguments = [
        "targetContentOffset": TraceValue(proposed), "velocity": TraceValue(velocity),
      ]
      result = TraceValue(target)
    case .didEndDragging(let willDecelerate):
      name = "scrollViewDidEndDragging"
      arguments = ["willDecelerate": .bool(willDecelerate)]
    case .willBeginDecelerating: name = "scrollViewWillBeginDecelerating"
    case .didEndDecelerating: name = "scrollViewDidEndDecelerating"
    case .didEndScrollingAnimation: name = "scrollViewDidEndScrollingAnimation"
    case .shouldScrollToTop(let answer):
      name = "scrollViewShouldScrollToTop"
      result = .bool(answer)
    case .didScrollToTop: name = "scrollViewDidScrollToTop"
    case .didChangeAdjustedContentInset: name = "scrollViewDidChangeAdjustedContentInset"
    }
    self.init(frame: frame, time: time, name: name, arguments: arguments, result: result)
  }
}

internal import Foundation
internal import Geometry
public import Tracing

extension TraceRecorder {
  /// Notes a change by the program as the scenario has it.
  func program(_ kind: ScenarioEvent.Kind, at time: Double) {
    switch kind {
    case .setContentOffset(let offset, let animated):
      program(
        "setContentOffset", at: time,
        ["animated": .bool(animated), "contentOffset": TraceValue(offset)])
    case .scrollToTop(let animated):
      program("scrollToTop", at: time, ["animated": .bool(animated)])
    case .stop: program("stop", at: time)
    case .scrollRectToVisible(let rect, let animated):
      program(
        "scrollRectToVisible", at: time, ["animated": .bool(animated), "rect": TraceValue(rect)])
    case .resize(let size): program("resize", at: time, ["size": TraceValue(size)])
    case .set(let changes):
      program("set", at: time, ["keys": .array(changes.map { .string($0.path) })])
    case .drag, .touches, .release, .catch, .wheel, .mark: break
    }
  }
}

extension TraceHeader {
  /// The header of a run of `scenario`.
  ///
  /// - Parameters:
  ///   - name: what the scenario is called.
  ///   - bytes: the file it was read from, and what was set over it.
  public init(_ scenario: Scenario, name: String, bytes: some Sequence<UInt8>) {
    self.init(
      scenario: name, sha256: SHA256.hexadecimal(of: bytes), viewport: scenario.viewport.size,
      scale: scenario.viewport.scale, rate: scenario.frames.rate,
      physics: scenario.physics.traceValues)
  }
}

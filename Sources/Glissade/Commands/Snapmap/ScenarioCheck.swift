import Scenarios
import SnapLab
import Tracing

/// A scenario that is right, and how its releases land.
struct ScenarioCheck {
  private let name: String
  private let events: Int
  let findings: [Finding]
  /// Why nothing was swept; nil where its releases were.
  private let reason: String?

  /// - Parameter goesOn: called each time that code of a layout has come back.
  init(
    _ name: String, _ scenario: Scenario, _ thresholds: FindingThresholds,
    goesOn: @escaping () -> Void
  ) {
    self.name = name
    events = scenario.events.count
    do {
      let subject = try SnapSubject(scenario)
      let map = SnapMap(subject, over: ReleaseGrid(for: subject, .coarse)) { _ in
        goesOn()
        return true
      }
      findings = map?.findings(thresholds, willTry: goesOn) ?? []
      reason = nil
    } catch {
      findings = []
      reason = error.description
    }
  }

  /// A line, and one for each finding.
  var text: String {
    let count = events == 1 ? "1 event" : "\(events) events"
    guard reason == nil else { return "\(name): right, \(count), no releases to judge" }
    let found = findings.isEmpty ? "no findings" : "\(findings.count) findings"
    let head = "\(name): right, \(count), \(findings.count == 1 ? "1 finding" : found)"
    return findings.isEmpty ? head : "\(head)\n\(SnapmapReport.text(of: findings))"
  }

  var traceValue: TraceValue {
    var members: [String: TraceValue] = [
      "scenario": .string(name), "events": .number(Double(events)),
      "findings": .array(findings.map(\.traceValue)),
    ]
    members["notSwept"] = reason.map(TraceValue.string)
    return .object(members)
  }
}

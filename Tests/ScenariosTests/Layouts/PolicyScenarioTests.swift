import CollectionEngine
import Foundation
import Layouts
import Testing
import Tracing

@testable import Scenarios

/// What a scenario decides where nobody has shown what UIKit does.
@Suite struct PolicyScenarioTests {
  private func calls(_ text: String) throws -> [String] {
    let scenario = try Scenario(bytes: Array(text.utf8), name: "policy")
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "policy", bytes: Array(text.utf8)),
      writers: [JSONLinesWriter(to: sink)])
    #expect(Simulation(scenario, recorder: recorder).run() == .finished)
    recorder.finish()
    return try Trace(reading: Data(sink.bytes)).lines.compactMap {
      if case .call(let call) = $0 { call.name } else { nil }
    }
  }

  private static let interrupted = """
    content: {size: [375, 6000]}
    events:
      - {at: 0.1, setContentOffset: {contentOffset: [0, 3000], animated: true}}
      - {at: 0.2, catch: {hold: 0.1}}
    """

  @Test func theDefaultTellsOfAnInterruptedAnimation() throws {
    let names = try calls("glissade: 1\n" + Self.interrupted)
    #expect(names.contains("scrollViewDidEndScrollingAnimation"))
  }

  @Test(arguments: [
    "scrollView: {policy: {interruptedAnimation: silent}}\n" + interrupted,
    interrupted + "\n  - {at: 0.15, set: {scrollView.policy.interruptedAnimation: silent}}",
  ])
  func aScenarioSilencesIt(_ text: String) throws {
    let names = try calls("glissade: 1\n" + text)
    #expect(!names.contains("scrollViewDidEndScrollingAnimation"))
    #expect(names.contains("scrollViewWillBeginDragging"))
  }

  @Test func everyChoiceHasItsName() throws {
    let text = """
      glissade: 1
      content: {size: [375, 6000]}
      scrollView:
        policy:
          caughtDrag: movement
          caughtGlide: never
          interruptedAnimation: silent
          missingPosition: reveal
          alignmentArea: bounds
          alignmentReach: anywhere
      """
    let policy = try Scenario(bytes: Array(text.utf8), name: "policy").scrollView.policy
    #expect(policy.caughtDrag == .movement && policy.caughtGlide == .never)
    #expect(policy.interruptedAnimation == .silent && policy.missingPosition == .reveal)
    #expect(policy.alignmentArea == .bounds && policy.alignmentReach == .anywhere)
  }

  @Test func aFlowTakesItsOwnDecisions() throws {
    let text = """
      glissade: 1
      layout: {type: flow, lastLine: leading, pinnedZIndex: 10, contentRounding: point}
      content: {sections: [{items: 3}]}
      """
    let scenario = try Scenario(bytes: Array(text.utf8), name: "policy")
    let flow = Simulation(scenario).collectionView?.collectionViewLayout
    let policy = (flow as? CollectionViewFlowLayout)?.policy
    #expect(policy?.lastLine == .leading && policy?.pinnedZIndex == 10)
    #expect(policy?.contentRounding == .point && policy?.pinLimit == .body)
  }
}

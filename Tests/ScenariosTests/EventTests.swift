import Foundation
import Testing

@testable import Scenarios

@Suite struct EventTests {
  private func events(_ lines: String...) throws -> [ScenarioEvent] {
    let list = lines.map { "\n  - \($0)" }.joined()
    return try read("glissade: 1\ncontent: {size: [1, 1]}\nevents:\(list)\n").events
  }

  @Test func eventsAreSortedByTimeAndStayInOrderWithinOne() throws {
    let events = try events(
      "{at: 2, mark: d}", "{at: 1, mark: b}", "{at: 0, mark: a}", "{at: 1, mark: c}")
    #expect(events.map(\.at) == [0, 1, 1, 2])
    #expect(events.map(\.kind) == [.mark("a"), .mark("b"), .mark("c"), .mark("d")])
  }

  @Test func touchesLiftAtTheLastSampleUnlessSaid() throws {
    let events = try events(
      "{at: 0, touches: [[0.1, 1, 1], [0.25, 1, 2]]}",
      "{at: 1, touches: [[0.1, 1, 1], [0.25, 1, 2]], lift: 0.5}")
    let lifts = events.map { event in
      if case .touches(let touches) = event.kind { return touches.lift }
      return -1
    }
    #expect(lifts == [0.25, 0.5])
  }

  @Test func aFingerMayComeDownWhereTheOneBeforeLifted() throws {
    #expect(throws: Never.self) {
      try events(
        "{at: 1, catch: {hold: 1}}", "{at: 0, drag: {from: [0, 0], to: [0, 9], duration: 1}}",
        "{at: 2, touches: [[0, 1, 1]]}", "{at: 2, release: {velocity: [0, 1]}}")
    }
  }

  @Test func roundingInTheLastDigitsIsNoSecondFinger() throws {
    // 0.1 + 0.2 is more than 0.3.
    let events = try events(
      "{at: 0.1, catch: {hold: 0.2}}", "{at: 0.3, catch: {}}", "{at: 0.3, mark: between}")
    #expect(events[1].kind == .mark("between"))
    #expect(events[2].at == 0.1 + 0.2)
  }

  @Test func otherEventsMayHappenUnderAFinger() throws {
    #expect(throws: Never.self) {
      try events(
        "{at: 0, catch: {hold: 5}}", "{at: 1, wheel: {notches: [0, 1]}}", "{at: 2, stop: {}}",
        "{at: 3, set: {scrollView.bounces: false}}")
    }
  }

  @Test func aMillionSamplesAreReadAndNotOneMore() throws {
    // 0 to 8333 s at 120 samples a second: 999,961 samples.
    let drag = "{at: 0, drag: {from: [0, 0], to: [0, 9], duration: 8333}}"
    let touches = (0..<39).map { "[\($0), 0, 0]" }.joined(separator: ", ")
    #expect(throws: Never.self) { try events(drag, "{at: 9000, touches: [\(touches)]}") }
    #expect(throws: ScenarioError.self) {
      try events(drag, "{at: 9000, touches: [\(touches), [39, 0, 0]]}")
    }
  }
}

import CollectionEngine
import Foundation
import Testing
import Tracing

@Suite("Alignment by release")
struct LiftTests {
  private func touch(_ phase: String, at time: Double) -> TraceLine {
    .input(TraceInput(time: time, kind: "touch", phase: phase))
  }

  /// Frames of the given activities, tenths of a second apart from `start` on; the offset is the frame's number.
  private func frames(_ activities: [ScrollActivity], start: Int = 0) -> [TraceLine] {
    activities.enumerated().map { index, activity in
      let number = start + index
      return .frame(
        TraceFrame(
          frame: number, time: Double(number) / 10, contentOffset: CGPoint(x: 0, y: number),
          velocity: .zero, activity: activity, contentSize: .zero))
    }
  }

  @Test(
    "begins with the first frame later than the lift",
    arguments: [(0.21, 3), (0.2, 3), (0.2 - 5e-10, 3), (0.2 - 5e-9, 2), (0.15, 2)])
  func first(lift: Double, frame: Int) {
    let lines =
      frames([.dragging, .dragging]) + [touch("ended", at: lift)]
      + frames([.decelerating, .decelerating, .decelerating], start: 2)
    #expect(Trace(lines: lines).lifts == [frame])
  }

  @Test("knows every kind of motion that a lift begins", arguments: ScrollActivity.allCases)
  func kinds(activity: ScrollActivity) {
    let lines = frames([.dragging]) + [touch("ended", at: 0.05)] + frames([activity], start: 1)
    let begins: [ScrollActivity] = [.decelerating, .bouncing, .snapping, .paging]
    #expect(Trace(lines: lines).lifts == (begins.contains(activity) ? [1] : []))
  }

  @Test("takes a release as a lift, and no other input")
  func inputs() {
    func lifts(_ input: TraceLine) -> [Int] {
      Trace(lines: [input] + frames([.idle, .decelerating])).lifts
    }
    #expect(lifts(.input(TraceInput(time: 0, kind: "release"))) == [1])
    #expect(lifts(touch("moved", at: 0)).isEmpty)
    #expect(lifts(.input(TraceInput(time: 0, kind: "wheel", phase: "ended"))).isEmpty)
  }

  @Test("takes the last lift before a motion, and each motion once")
  func several() {
    let lines =
      [touch("ended", at: 0)] + frames([.dragging]) + [touch("ended", at: 0.05)]
      + frames([.decelerating, .bouncing], start: 1) + [touch("began", at: 0.25)]
      + frames([.dragging], start: 3) + [touch("ended", at: 0.35)]
      + frames([.snapping, .idle], start: 4)
    #expect(Trace(lines: lines).lifts == [1, 4])
  }

  @Test("forgets a lift that led to no motion")
  func tap() {
    let lines =
      [touch("ended", at: 0)] + frames([.idle, .idle, .wheel]) + frames([.bouncing], start: 3)
    #expect(Trace(lines: lines).lifts.isEmpty)
  }

  @Test(
    "of a trace without input begins with the motion, and of a foreign table with its first row")
  func withoutInput() throws {
    #expect(Trace(lines: frames([.dragging, .snapping, .idle, .paging])).lifts == [1, 3])
    #expect(try Trace(text: "t,y\n7,0\n8,1\n").lifts == [0])
    #expect(try Trace(text: "t,y\n").lifts.isEmpty)
  }

  @Test("pairs the frames behind both lifts, whichever is chosen")
  func comparison() throws {
    let a = Trace(
      lines: frames([.dragging, .dragging]) + [touch("ended", at: 0.15)]
        + frames([.decelerating, .decelerating, .dragging], start: 2)
        + [touch("ended", at: 0.45)] + frames([.snapping, .snapping, .idle], start: 5))
    let first = try Trace(text: "ms,y\n900,2\n1000,3\n")
    let second = try Trace(text: "ms,y\n0,5\n16,6.25\n33,7\n50,8\n")
    let one = try TraceComparison.compare(a, first, alignment: .release, tolerance: 0)
    #expect(one.isWithinTolerance)
    #expect(one.comparedFrames == 2)
    #expect(one.unpairedA.counts == [2, 0, 4])
    #expect(one.unpairedB.counts == [0, 0, 0])
    let other = try TraceComparison.compare(
      a, second, alignment: .release, tolerance: 0, liftOfA: 1)
    #expect(other.comparedFrames == 3)
    #expect(other.firstDivergence?.frameA == 6)
    #expect(other.firstDivergence?.frameB == 2)
    #expect(other.firstDivergence?.error == 0.25)
    #expect(other.unpairedB.after == 1)
  }

  @Test("says when the lift is not there")
  func missing() {
    let still = Trace(lines: frames([.idle]))
    let table = Result { try Trace(text: "t,y\n0,0\n") }
    #expect(throws: TraceError("the first trace has 0 lifts, none with the index 0")) {
      try TraceComparison.compare(still, table.get(), alignment: .release)
    }
    #expect(throws: TraceError("the second trace has 1 lift, none with the index 1")) {
      try TraceComparison.compare(table.get(), table.get(), alignment: .release, liftOfB: 1)
    }
  }
}

import CollectionEngine
import Foundation
import Testing
import Tracing

@testable import Scenarios

@Suite struct SimulationTests {
  private static let page = "glissade: 1\ncontent: {size: [375, 6000]}\n"

  /// Runs `text` behind a page of content, and reads its trace back.
  private func record(_ text: String) throws -> (trace: Trace, outcome: Simulation.Outcome) {
    let scenario = try read(Self.page + text)
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "test", bytes: Array(text.utf8)),
      writers: [JSONLinesWriter(to: sink)])
    let outcome = Simulation(scenario, recorder: recorder).run()
    recorder.finish()
    #expect(recorder.failures.isEmpty)
    return (try Trace(reading: Data(sink.bytes)), outcome)
  }

  private func inputs(_ trace: Trace) -> [TraceInput] {
    trace.lines.compactMap { if case .input(let input) = $0 { input } else { nil } }
  }

  @Test func aDragIsSampledAtItsOwnRateAndOnceAtItsEnd() throws {
    let trace = try record(
      "events:\n  - {at: 1, drag: {from: [10, 110], to: [10, 10], duration: 0.05, hold: 0.2, inputRate: 60}}\n"
    ).trace
    let touches = inputs(trace)
    #expect(touches.map(\.phase) == ["began", "moved", "moved", "moved", "ended"])
    let times = touches.map(\.time)
    for (time, expected) in zip(times, [1, 1 + 1.0 / 60, 1 + 2.0 / 60, 1.05, 1.25]) {
      #expect(abs(time - expected) < 1e-12)
    }
    #expect(touches[3].location == CGPoint(x: 10, y: 10))
  }

  /// 0.1 s at 120 Hz ends on the twelfth sample, whatever rounding makes of 0.1 * 120.
  @Test func aDragThatEndsOnASampleHasItOnce() throws {
    for (duration, rate) in [(0.1, 120), (0.3, 10), (0.7, 60), (0.15, 120)] {
      let trace = try record(
        "events:\n  - {at: 0, drag: {from: [0, 0], to: [0, -50], duration: \(duration), inputRate: \(rate)}}\n"
      ).trace
      #expect(inputs(trace).count == Int((duration * Double(rate)).rounded()) + 2)
    }
  }

  @Test func aLineBetweenTwoFramesCarriesTheNextFramesNumber() throws {
    let trace = try record("events:\n  - {at: 0.11, release: {velocity: [0, 1]}}\n").trace
    var next = 0
    var last = 0.0
    for line in trace.lines {
      switch line {
      case .frame(let frame):
        #expect(frame.frame == next)
        next += 1
        last = frame.time
      case .call(let call):
        let isAfterItsFrame = call.frame == next - 1 && call.time == last
        #expect(call.frame == next || isAfterItsFrame)
      case .settled(let end): #expect(end.frame == next - 1 && end.time == last)
      case .input(let input): #expect(input.time >= last)
      default: break
      }
    }
    #expect(next > 100)
  }

  @Test func itEndsWithTheFirstFrameThatShowsTheContentAtRest() throws {
    for integration in ["exact", "perTick"] {
      let trace = try record(
        "physics: {profile: uikit, integration: \(integration)}\nevents:\n  - {at: 0.1, release: {velocity: [0, -1]}}\n"
      ).trace
      let frames = trace.frames
      #expect(frames.last?.contentOffset == .zero)
      #expect(frames.last?.activity == .idle)
      #expect(frames.dropLast().last?.activity == .bouncing)
    }
  }

  @Test func withoutEventsOneFrameIsAll() throws {
    let (trace, outcome) = try record("")
    #expect(outcome == .finished)
    #expect(trace.frames.count == 1)
  }

  @Test func aTimeEndsItWhateverMoves() throws {
    let (trace, outcome) = try record(
      "events:\n  - {at: 0, release: {velocity: [0, 5]}}\nuntil: 0.5\n")
    #expect(outcome == .finished)
    #expect(trace.frames.last?.time == 0.5)
    #expect(trace.frames.last?.activity == .decelerating)
  }

  @Test func givenFrameTimesAreTheFramesThereAre() throws {
    let (trace, outcome) = try record(
      "frames: {times: [0, 0.25, 0.3]}\nevents:\n  - {at: 0, release: {velocity: [0, 5]}}\n")
    #expect(trace.frames.map(\.time) == [0, 0.25, 0.3])
    #expect(outcome == .unsettled("the given frame times end before it comes to rest"))
  }

  @Test func anotherRateCountsFromTheFrameThatShowsIt() throws {
    let trace = try record(
      "events:\n  - {at: 0.09, set: {frames.rate: 100}}\n  - {at: 0.115, set: {frames.rate: 10}}\nuntil: 0.4\n"
    ).trace
    let start = 6.0 / 60
    let expected =
      [0, 1, 2, 3, 4, 5, 6].map { Double($0) / 60 }
      + [0.01, 0.02, 0.12, 0.22].map { start + $0 }
    for (time, expected) in zip(trace.frames.map(\.time), expected) {
      #expect(abs(time - expected) < 1e-12)
    }
    #expect(trace.frames.count == 11)
  }

  @Test func aRuleOfSnappingAndTheLawsOfMotionChangeWhileItRuns() throws {
    let trace = try record(
      """
      snap: {to: {interval: 400}}
      events:
        - {at: 0, release: {velocity: [0, 0.5]}}
        - {at: 2, set: {snap: none}}
        - {at: 2.1, release: {velocity: [0, 0.5]}}
        - {at: 4, set: {physics: {wheelNotchDistance: 123}}}
        - {at: 4.1, wheel: {notches: [0, -1]}}
      """
    ).trace
    let rests = trace.lines.compactMap { line -> Double? in
      if case .settled(let end) = line { Double(end.contentOffset.y) } else { nil }
    }
    #expect(rests.count == 3)
    #expect(rests[0] == 400)
    #expect(rests[1] > 600 && rests[1] < 700)
    #expect(rests[2] == rests[1] + 123)
  }

  @Test func whoeverWatchesCanStopIt() throws {
    let scenario = try read(Self.page + "events:\n  - {at: 0, release: {velocity: [0, 5]}}\n")
    let simulation = Simulation(scenario)
    #expect(simulation.run { $0 < 0.5 } == .stopped)
    #expect(simulation.motions.map(\.ending) == [.unfinished])
  }

  @Test func changesActAtTheirTimeAndLeaveTheRestAlone() throws {
    let trace = try record(
      """
      scrollView: {contentInset: {top: 10}, contentOffset: [0, -10]}
      events:
        - {at: 0.1, set: {scrollView.contentInset.bottom: 50}}
        - {at: 0.2, set: {content.size: [375, 700], scrollView.contentOffset: [0, 83]}}
        - {at: 0.3, resize: {width: 375, height: 700}}
        - {at: 0.4, mark: "done"}
      """
    ).trace
    let frames = trace.frames
    #expect(frames[0].contentOffset.y == -10)
    #expect(frames[13].contentOffset.y == 83, "700 + 50 - 667: the inset set before still counts")
    #expect(frames[13].contentSize == CGSize(width: 375, height: 700))
    #expect(frames[19].contentOffset.y == 50, "700 + 50 - 700")
    #expect(
      trace.lines.contains { if case .mark(let mark) = $0 { mark.label == "done" } else { false } })
    #expect(inputs(trace).map(\.kind) == ["set", "set", "resize"])
  }

  @Test func eventsOfOneTimeHappenInTheOrderOfTheFile() throws {
    let trace = try record(
      """
      events:
        - {at: 0.2, setContentOffset: {contentOffset: [0, 300], animated: false}}
        - {at: 0.1, mark: "first"}
        - {at: 0.2, setContentOffset: {contentOffset: [0, 100], animated: false}}
      """
    ).trace
    #expect(trace.frames.last?.contentOffset.y == 100)
  }

  @Test func theHeaderNamesTheScenarioItsHashAndEveryConstant() throws {
    let header = try #require(try record("physics: {profile: uikit, touchSlop: 7}\n").trace.header)
    #expect(header.scenario == "test")
    #expect(header.sha256?.count == 64)
    #expect(header.physics["touchSlop"] == 7)
    #expect(header.physics["integration"] == "exact")
    #expect(
      header.physics.count == PhysicsProfile.uikit.numbers.count
        + PhysicsProfile.uikit.choices.count + 1)
  }
}

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4, and the lengths around a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesTheExamples(text: String, hash: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
  }

  @Test func aMillionLettersHaveTheHashOfTheStandard() {
    let letters = repeatElement(UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hexadecimal(of: letters)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}

@Suite struct SimulationInstantTests {
  /// A finger at a steady speed, sampled when frames are shown: every frame moves alike, whatever
  /// rounding makes of the sums of times.
  @Test(arguments: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.7, 1.1], [60.0, 120])
  func aSteadyFingerMovesEveryFrameAlike(start: Double, rate: Double) throws {
    let scenario = try read(
      """
      glissade: 1
      content: {size: [375, 6000]}
      frames: {rate: \(rate)}
      physics: {profile: uikit, touchSlop: 0}
      events:
        - {at: \(start), drag: {from: [100, 600], to: [100, 240], duration: 0.2, inputRate: \(rate)}}
      """)
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "steady", bytes: []), writers: [JSONLinesWriter(to: sink)]
    )
    #expect(Simulation(scenario, recorder: recorder).run() == .finished)
    recorder.finish()
    let dragged = try Trace(reading: Data(sink.bytes)).frames.filter { $0.activity == .dragging }
    #expect(dragged.count >= Int(0.2 * rate) - 1)
    for frame in dragged.dropFirst() {
      // Half a pixel of rounding at each end of a frame.
      #expect(abs(Double(frame.velocity.y) - 1.8) < 0.5 / (1000 / rate) + 1e-9, "\(frame.time)")
    }
  }
}

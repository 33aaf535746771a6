import CollectionEngine
import Foundation
import Layouts
import Testing
import Tracing

@testable import Scenarios

@Suite struct LiveRunTests {
  private static let plain = "glissade: 1\ncontent: {size: [375, 6000]}\n"

  static let stages = [
    "glissade: 1\ncontent: {size: [900, 3000]}\nscrollView: {isDirectionalLockEnabled: true}\n",
    "glissade: 1\nphysics: {integration: perTick}\ncontent: {size: [375, 6000]}\nscrollView: {isPagingEnabled: true}\n",
    "glissade: 1\nviewport: {scale: 3}\nlayout: {type: flow, minimumLineSpacing: 20}\ncontent: {sections: [{items: 200, itemSizes: [[90, 60], [60, 80]]}, {items: 9, header: [300, 40]}]}\n",
    "glissade: 1\nlayout: line-carousel\nsnap: {to: item, alignment: center}\ncontent: {sections: [{items: 30}]}\n",
    "glissade: 1\nviewport: {direction: rightToLeft}\nlayout: {type: flow, scrollDirection: horizontal}\ncontent: {sections: [{items: 300, itemSize: [70, 90]}]}\n",
    "glissade: 1\nframes: {rate: 120}\nlayout: {type: waterfall, columnCount: 3}\ncontent: {sections: [{items: 80, itemSizes: [[100, 140], [100, 90]]}]}\n",
  ]

  static let script = """
    events:
      - {at: 0.05, drag: {from: [200, 400], to: [120, 100], duration: 0.12}}
      - {at: 0.3, wheel: {notches: [0, -2]}}
      - {at: 0.5, catch: {hold: 0.3}}
      - {at: 0.9, touches: [[0, 200, 400], [0.016, 200, 380], [0.033, 190, 300]], lift: 0.04}
      - {at: 1.2, setContentOffset: {contentOffset: [0, 40], animated: true}}
      - {at: 1.3, touch: {phase: began, location: [50, 60]}}
      - {at: 1.35, touch: {phase: moved, location: [50, 20]}}
      - {at: 1.4, touch: {phase: ended, location: [50, 20]}}
      - {at: 1.5, mark: "end"}
      - {at: 1.6, release: {velocity: [0.3, 1]}}

    """

  /// Replays `scenario` and answers its lines.
  private func lines(of scenario: Scenario) -> [Substring] {
    let lines = Lines(scenario)
    #expect(Simulation(scenario, recorder: lines.recorder).run() == .finished)
    return lines.finish()
  }

  private func expectReplay(
    _ run: LiveRun, _ lines: [Substring], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let saved = run.scenario
    let replayed = self.lines(of: saved)
    let first = zip(lines, replayed).first { $0 != $1 }
    #expect(first == nil, sourceLocation: sourceLocation)
    #expect(lines.count == replayed.count, sourceLocation: sourceLocation)
    let text = saved.yaml
    let back = try Scenario(bytes: Array(text.utf8), name: "saved.yaml")
    #expect(back == saved, sourceLocation: sourceLocation)
    #expect(back.yaml == text, sourceLocation: sourceLocation)
    #expect(self.lines(of: back) == replayed, sourceLocation: sourceLocation)
  }

  @Test(arguments: stages.indices, 0..<12 as Range<UInt64>)
  func whatAPersonDidIsReplayedBitForBit(_ stage: Int, _ seed: UInt64) throws {
    let hasScript = seed % 3 == 0
    let base = try read(Self.stages[stage] + (hasScript ? Self.script : ""))
    let run = LiveRun(base)
    let lines = Lines(base)
    run.add(lines.recorder)
    var session = RandomSession(run, seed: seed * 100 + UInt64(stage))
    session.play(frames: 150)
    #expect(run.failure == nil)
    #expect(run.frameTimes.count > 100)
    try expectReplay(run, lines.finish())
  }

  /// The frames of `run` at 60 Hz from the first to that of `end` (s).
  private func play(_ run: LiveRun, from start: Int = 0, to end: Double) {
    var frame = start
    while Double(frame) / 60 <= end {
      run.advance(to: Double(frame) / 60)
      frame += 1
    }
  }

  @Test func withoutAPersonItIsTheSimulation() throws {
    for stage in Self.stages {
      var scenario = try read(stage + Self.script)
      scenario.frames.rate = 60
      scenario.until = .time(3)
      let run = LiveRun(scenario)
      let lines = Lines(scenario)
      run.add(lines.recorder)
      play(run, to: 3)
      #expect(lines.finish() == self.lines(of: scenario))
      #expect(run.scenario.events == scenario.events)
      #expect(run.isScriptOver)
    }
  }

  @Test func aFingerIsSavedAsOneEventThatCanBeRead() throws {
    let run = LiveRun(try read(Self.plain))
    run.handle(.touch(.began, location: CGPoint(x: 10, y: 300)), at: 0.01)
    run.handle(.touch(.moved, location: CGPoint(x: 10, y: 280)), at: 0.02)
    run.handle(.touch(.moved, location: CGPoint(x: 10, y: 250)), at: 0.03)
    run.handle(.touch(.ended, location: CGPoint(x: 10, y: 240)), at: 0.04)
    run.advance(to: 0.05)
    let events = run.scenario.events
    guard case .touches(let touches)? = events.first?.kind, events.count == 1 else {
      Issue.record("expected one event of touches, found \(events)")
      return
    }
    #expect(touches.samples.map(\.location.y) == [300, 280, 250])
    #expect(touches.end == .lift)
    #expect(abs(touches.lift - 0.03) < 1e-9)
  }

  @Test func aFingerThatIsTakenAwayOrStaysIsSavedSo() throws {
    for (phase, end) in [(TouchPhase.cancelled, ScenarioEvent.Touches.End.cancel), (.moved, .none)]
    {
      let run = LiveRun(try read(Self.plain))
      run.handle(.touch(.began, location: .zero), at: 0.01)
      run.handle(.touch(phase, location: .zero), at: 0.02)
      run.advance(to: 0.05)
      guard case .touches(let touches)? = run.scenario.events.first?.kind else {
        Issue.record("expected touches")
        continue
      }
      #expect(touches.end == end)
    }
  }

  @Test func anInputOfAFrameThatWasShownActsJustAfterIt() throws {
    let run = LiveRun(try read(Self.plain))
    let lines = Lines(run.base)
    run.add(lines.recorder)
    run.advance(to: 0.5)
    run.handle(.wheel(WheelInput(.points(CGPoint(x: 0, y: 9)))), at: 0.2)
    run.handle(.wheel(WheelInput(.points(CGPoint(x: 0, y: 9)))), at: 0.5)
    #expect(run.scrollView.contentOffset.y == 0)
    #expect(!run.advance(to: 0.5))
    #expect(run.advance(to: 0.51))
    #expect(run.scrollView.contentOffset.y == 18)
    try expectReplay(run, lines.finish())
  }

  @Test func aPersonTakesTheScriptsFingerAway() throws {
    let run = LiveRun(
      try read(
        Self.plain
          + "events:\n  - {at: 0, drag: {from: [9, 600], to: [9, 0], duration: 1}}\n  - {at: 1.2, catch: {}}\n"
      ))
    let lines = Lines(run.base)
    run.add(lines.recorder)
    run.handle(.touch(.began, location: CGPoint(x: 50, y: 300)), at: 0.5)
    run.handle(.touch(.moved, location: CGPoint(x: 50, y: 310)), at: 1.25)
    play(run, to: 1.5)
    let held = run.scrollView.contentOffset.y
    #expect(held > 250 && held < 300)
    run.handle(.touch(.ended, location: .zero), at: 1.55)
    play(run, from: 91, to: 2)
    #expect(run.scenario.events.count == 3, "the drag until then, its end, and the person's finger")
    try expectReplay(run, lines.finish())
  }

  @Test func whatDoesNotAddUpDoesNotHappen() throws {
    let run = LiveRun(
      try read(
        "glissade: 1\nlayout: flow\ncontent: {sections: [{items: 20, itemSize: [50, 50]}]}\n"))
    var update = ScenarioUpdate()
    update.delete = [[0, 30]]
    run.perform(.update(update), at: 0.1)
    run.perform(.scrollToItem([0, 20], position: .top, animated: false), at: 0.1)
    run.perform(
      .set([ScenarioChange("layout.columnCount", \.layout![option: "columnCount"], .integer(2))]),
      at: 0.1)
    run.perform(
      .set([ScenarioChange("content.size", \.content.size, .zero)]), at: 0.1)
    #expect(run.advance(to: 0.2))
    #expect(run.scenario.events.isEmpty)
    #expect(
      run.warnings == [
        "update.delete[0]: there is no item 30 among the 20 of section 0",
        "there is no item 20 among the 20 of section 0",
        "layout.columnCount: flow has no such option",
        "content.size: the layout says the size: content has sections",
      ])
  }

  @Test func whatNoFileCanHoldDoesNotHappen() throws {
    let run = LiveRun(try read(Self.plain))
    run.perform(.resize(CGSize(width: 320, height: 0)), at: 0)
    run.perform(.setContentOffset(CGPoint(x: 0, y: Double.nan), animated: true), at: 0)
    run.handle(.touch(.began, location: CGPoint(x: Double.infinity, y: 0)), at: 0)
    run.handle(.wheel(WheelInput(.points(CGPoint(x: 0, y: 1e300)))), at: 0)
    #expect(run.advance(to: 0.1))
    #expect(run.scenario.events.isEmpty)
    #expect(run.warnings.count == 4)
    #expect(run.warnings.first == "resize.height: expected points >= 1, found 0")
  }

  /// Frames without end: what is kept can be read, and the run goes on.
  @Test func whatIsKeptFitsIntoAFile() throws {
    var scenario = try read(Self.plain)
    var log = LiveLog(scenario)
    for frame in 0..<800_000 { log.noteFrame(at: Double(frame) / 60, begun: 0) }
    #expect(log.isFull)
    #expect(log.frames.count > 700_000)
    scenario = log.scenario(from: scenario, events: [])
    let bytes = Array(scenario.yaml.utf8)
    #expect(bytes.count <= Node.largestFile)
    #expect(try Scenario(bytes: bytes, name: "long.yaml") == scenario)
  }

  @Test func touchesAtTheInstantOfSomethingElseStayAsTheyAre() throws {
    let run = LiveRun(try read(Self.plain))
    let lines = Lines(run.base)
    run.add(lines.recorder)
    run.handle(.touch(.began, location: .zero), at: 0.01)
    run.handle(.wheel(WheelInput(.notches(CGPoint(x: 0, y: -1)))), at: 0.02)
    run.handle(.touch(.moved, location: CGPoint(x: 0, y: 5)), at: 0.02)
    run.handle(.touch(.ended, location: .zero), at: 0.03)
    run.advance(to: 0.1)
    #expect(run.scenario.events.count == 4)
    try expectReplay(run, lines.finish())
  }

  @Test func whoWatchesIsToldOfFramesCallsAndMotions() throws {
    final class Watcher: RunObserver {
      var frames = 0
      var motions: [MotionSummary] = []
      func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) { frames += 1 }
      func scrollView(_ scrollView: ScrollView, didComplete motion: MotionSummary) {
        motions.append(motion)
      }
    }
    let run = LiveRun(try read(Self.plain))
    let (early, late) = (Watcher(), Watcher())
    run.add(early)
    run.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 1)), at: 0)
    play(run, to: 1)
    run.add(late)
    play(run, from: 61, to: 4)
    run.remove(early)
    play(run, from: 241, to: 5)
    #expect(early.frames == 241)
    #expect(late.frames == 240)
    #expect(early.motions == run.motions && late.motions == run.motions)
    #expect(run.motions.map(\.ending) == [.settled])
    #expect(run.isAtRest)
  }

  @Test func beforeTheFirstFrameNothingHasHappened() throws {
    let run = LiveRun(try read(Self.plain + Self.script))
    run.handle(.touch(.began, location: .zero), at: 0)
    #expect(run.scenario == run.base)
    #expect(!run.advance(to: -1))
    #expect(!run.advance(to: .nan))
  }
}

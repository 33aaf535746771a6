import CollectionEngine
import Foundation
import Scenarios
import Testing

@testable import DesktopWindow

/// What holds whatever a person does.
@Suite struct SessionLawTests {
  static let stages = [
    ChangeCommandTests.flow, ChangeCommandTests.plain, ChangeCommandTests.empty,
    ChangeCommandTests.one,
    """
    viewport: {width: 320, height: 480, scale: 3, direction: rightToLeft}
    layout: line-carousel
    snap: {to: item, alignment: center}
    content: {sections: [{items: 30}]}
    events:
      - {at: 0.1, drag: {from: [300, 330], to: [120, 335], duration: 0.12}}
      - {at: 1, setContentOffset: {contentOffset: [900, 0], animated: true}}
      - {at: 1.5, resize: {width: 480, height: 320}}

    """,
    """
    frames: {rate: 120}
    physics: {integration: perTick}
    layout: {type: waterfall, columnCount: 3}
    content: {sections: [{items: 80, itemSizes: [[100, 140], [100, 90]]}, {items: 9}]}

    """,
  ]

  @Test(
    "a session replays bit for bit, whatever was done to it",
    arguments: stages.indices, 0..<4 as Range<UInt64>)
  func replays(_ stage: Int, _ seed: UInt64) throws {
    let other = Self.stages[(stage + 1) % Self.stages.count]
    let bench = try SessionBench(Self.stages[stage], scenarios: ["other": other])
    let session = bench.session
    let lines = TraceLines(session.run.base)
    session.run.add(lines.recorder)
    let beginning = session.run
    var person = RandomPerson(seed: seed * 31 + UInt64(stage))
    var now = 0.0
    for _ in 0..<250 {
      if person.chance(0.4) { person.act(on: session, at: now) }
      let frame = session.pacer.next(at: now)
      _ = session.frame(at: frame.time, missed: frame.missed)
      now += person.nextFrame()
    }
    #expect(session.run.failure == nil)
    if session.run !== beginning { #expect(session.scenario != session.run.scenario) }
    let saved = session.scenario
    let (here, there) = (lines.finish(), TraceLines.replay(saved))
    // Another scenario may have come before there was a frame: then there is nothing to replay.
    guard !here.isEmpty else { return }
    let first = zip(here, there).first { $0 != $1 }
    #expect(first == nil && here.count == there.count)
    let back = try Scenario(bytes: Array(saved.yaml.utf8), name: "saved.yaml")
    #expect(back == saved)
  }

}

import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing
import Tracing

@testable import Scenarios

/// Updates, resizes and changes of layout that a scenario animates.
@Suite struct AnimatedChangeTests {
  private func record(_ event: String) throws -> Trace {
    let text = """
      glissade: 1
      viewport: {width: 320, height: 320}
      layout: {type: appear, itemSize: [150, 150], minimumLineSpacing: 20}
      content: {sections: [{items: 3}]}
      events:
        - {at: 0.1, \(event)}
      """
    let scenario = try Scenario(bytes: Array(text.utf8), name: "animated")
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "animated", bytes: Array(text.utf8)),
      writers: [JSONLinesWriter(to: sink)])
    #expect(Simulation(scenario, recorder: recorder).run() == .finished)
    recorder.finish()
    let trace = try Trace(reading: Data(sink.bytes))
    // Read back, a trace says the same.
    let again = MemorySink()
    let writer = JSONLinesWriter(to: again)
    for line in trace.lines { try writer.write(line) }
    try writer.finish()
    #expect(again.bytes == sink.bytes)
    return trace
  }

  private func elements(_ trace: Trace, _ path: IndexPath) -> [TraceElement] {
    trace.lines.compactMap {
      if case .element(let element) = $0, element.indexPath == path { element } else { nil }
    }
  }

  /// From 0.1 s to 0.4 s at 60 Hz: 18 frames on the way and the one that is there.
  @Test func anInsertedItemFliesInFrameByFrame() throws {
    let trace = try record("update: {insert: [[0, 3]]}")
    let way = elements(trace, [0, 3])
    #expect(way.count == 19 && way.first?.frame == 6 && way.last?.frame == 24)
    #expect(way.first?.appearance?.center == CGPoint(x: 160, y: 160))
    #expect(way.first?.appearance?.alpha == 0)
    #expect(way.last?.appearance?.center == CGPoint(x: 245, y: 245))
    #expect(way.last?.appearance?.alpha == 1)
    let xs = way.compactMap(\.appearance?.center.x)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    #expect(trace.frames.last?.frame == 24, "it rests when the items do")
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let trace = try record("update: {insert: [[0, 3]], animated: false}")
    #expect(elements(trace, [0, 3]).compactMap(\.appearance?.center.x) == [245])
    #expect(trace.frames.last?.frame == 6)
  }

  @Test func aDeletedItemSaysWhichChangeTakesItAway() throws {
    let trace = try record("update: {delete: [[0, 0]]}")
    let leaving = elements(trace, [0, 0]).filter { $0.departure == 1 }
    #expect(leaving.count > 15)
    #expect(
      leaving.last?.appearance == nil && leaving.dropLast().allSatisfy { $0.appearance != nil })
    let next = elements(trace, [0, 0]).filter { $0.departure == nil && $0.frame > 5 }
    #expect(next.first?.appearance?.center == CGPoint(x: 245, y: 75))
    #expect(next.last?.appearance?.center == CGPoint(x: 75, y: 75))
  }

  /// A duration, a curve and a spring; how far the new item has come after 0.1 s, and how many frames show it come.
  @Test(arguments: [
    ("{duration: 1, curve: linear}", 0.1, 60), ("{curve: [0, 0, 1, 1]}", 1.0 / 3, 18),
    ("{duration: 0.2, curve: linear}", 0.5, 12),
    ("{spring: {mass: 1, stiffness: 100, damping: 20}}", 1 - 2 * exp(-1), 56),
  ])
  func aTimingSaysHowLongAndHow(_ timing: String, share: Double, frames: Int) throws {
    let trace = try record("update: {insert: [[0, 3]], timing: \(timing)}")
    let way = elements(trace, [0, 3])
    let start = CGPoint(x: 160, y: 160)
    #expect(way.first?.appearance?.center == start)
    #expect(way.count == frames + 1, "\(way.count)")
    let seen = way.first { $0.frame == 12 }?.appearance?.center.x ?? 0
    #expect(abs(seen - (160 + share * 85)) < 1e-9)
    #expect(way.last?.appearance?.center == CGPoint(x: 245, y: 245))
  }

  /// The trace says how a change is animated, and the summary how long it took.
  @Test func aChangeIsSummedUp() throws {
    let text = """
      glissade: 1
      viewport: {width: 320, height: 320}
      layout: {type: appear, itemSize: [150, 150], itemAppearance: drop}
      content: {sections: [{items: 3}]}
      events:
        - {at: 0.1, update: {insert: [[0, 3]], timing: {duration: 0.5}}}
        - {at: 1, update: {delete: [[0, 0]], animated: false}}
        - {at: 2, resize: {width: 200, height: 320, timing: {duration: 5}}}
      until: 3
      """
    let simulation = Simulation(try Scenario(bytes: Array(text.utf8), name: "summed up"))
    #expect(simulation.run() == .finished)
    #expect(simulation.changes.map(\.start) == [0.1, 1, 2])
    #expect(simulation.changes.map(\.ending) == [.finished, .finished, .unfinished])
    let durations = simulation.changes.map(\.duration)
    #expect(abs(durations[0] - 0.5) < 1e-9 && durations[1] == 0 && durations[2] == 1)
  }

  /// The appearance is an option of every layout, and changes while it runs.
  @Test func anyLayoutTakesAnAppearance() throws {
    let text = """
      glissade: 1
      viewport: {width: 300, height: 300}
      layout: {type: flow, itemSize: [100, 100], itemAppearance: drop}
      content: {sections: [{items: 3}]}
      events:
        - {at: 0, set: {layout.itemAppearance: scale}}
        - {at: 0.1, update: {insert: [[0, 3]]}}
      """
    for (word, scale, y) in [("drop", 1.0, -50.0), ("scale", 0.1, 160)] {
      let scenario = try Scenario(
        bytes: Array(
          text.replacingOccurrences(of: "emAppearance: scale", with: "emAppearance: \(word)").utf8),
        name: "appearance")
      let simulation = Simulation(scenario)
      var first: CollectionViewLayoutAttributes?
      _ = simulation.run { time in
        first =
          first
          ?? simulation.collectionView?.shownElements.first {
            $0.attributes.indexPath == [0, 3]
          }?.attributes
        return first == nil
      }
      #expect(
        abs((first?.transform.a ?? 0) - scale) < 1e-12 && first.map { Double($0.center.y) } == y,
        "\(word)")
    }
  }

  /// Every card is followed by its name: the new one has the next number, the one behind it keeps its own.
  @Test func elementsSayWhatTheyAreCalledWhereTheirPathsDoNot() throws {
    let trace = try record("update: {insert: [[0, 1]], reload: [[0, 0]]}")
    func names(_ path: IndexPath, from frame: Int) -> Set<ContentIdentity?> {
      Set(
        elements(trace, path).filter { $0.frame >= frame && $0.departure == nil }.map(\.identity))
    }
    #expect(names([0, 1], from: 0) == [nil, ContentIdentity([0, 3])])
    #expect(names([0, 1], from: 6) == [ContentIdentity([0, 3])])
    #expect(names([0, 2], from: 6) == [ContentIdentity([0, 1])])
    #expect(names([0, 0], from: 6) == [ContentIdentity([0, 0], revision: 1)])
    #expect(elements(trace, [0, 0]).contains { $0.departure == 1 && $0.identity == nil })
  }

  /// Another name at the same place is a change, though nothing stands elsewhere.
  @Test func aNameThatChangesAtOnceHasALine() throws {
    let trace = try record("update: {reconfigure: [[0, 1]]}")
    let lines = elements(trace, [0, 1])
    #expect(lines.map(\.identity) == [nil, ContentIdentity([0, 1], revision: 1)])
    #expect(lines.map(\.frame) == [0, 6])
  }

  @Test(arguments: [
    "resize: {width: 480, height: 320, animated: true}",
    "setLayout: {layout: {type: circle}, animated: true}",
  ])
  func sizesAndLayoutsTakeTheirTime(_ event: String) throws {
    let moving = try record(event)
    let atOnce = try record(event.replacingOccurrences(of: "true", with: "false"))
    #expect(moving.frames.count == 25 && atOnce.frames.count == 7)
    for item in 0..<3 {
      let (way, end) = (elements(moving, [0, item]), elements(atOnce, [0, item]))
      #expect(way.last?.appearance == end.last?.appearance)
      #expect(way.count > 10 || way.count == 1, "\(item) goes all the way or nowhere")
    }
  }
}

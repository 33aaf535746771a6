import CollectionEngine
import Foundation
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

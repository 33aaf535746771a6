import CollectionEngine
import Foundation
import Layouts
import Scenarios
import Testing

@testable import DesktopWindow

/// What a finger does beside dragging: it moves an item, and pulls the next layout in.
@Suite struct HoldingTests {
  static let rows = """
    viewport: {width: 300, height: 400}
    layout: {type: flow, minimumLineSpacing: 0}
    content: {sections: [{items: 30, itemSize: [300, 100]}]}

    """

  private func press(_ bench: SessionBench, _ phase: TouchPhase, _ x: Double, _ y: Double) {
    bench.session.handle(.touch(phase, location: CGPoint(x: x, y: y)), at: bench.now)
  }

  private func lifted(_ bench: SessionBench) -> IndexPath? {
    bench.session.run.collectionView?.indexPathForInteractivelyMovingItem
  }

  @Test("a finger that rests for half a second lifts the item, and no sooner")
  func longPress() throws {
    let bench = try SessionBench(Self.rows)
    bench.wait()
    press(bench, .began, 150, 150)
    bench.wait(0.45)
    #expect(lifted(bench) == nil)
    #expect(!bench.session.isIdle)
    bench.wait(0.1)
    #expect(lifted(bench) == [0, 1])
    press(bench, .moved, 150, 330)
    bench.wait()
    #expect(lifted(bench) == [0, 3])
    press(bench, .ended, 150, 330)
    bench.settle()
    #expect(lifted(bench) == nil)
    #expect(bench.offset == .zero)
    #expect(bench.session.hand == nil)
  }

  @Test("a finger that moves on meanwhile drags the content")
  func drag() throws {
    let bench = try SessionBench(Self.rows)
    bench.wait()
    press(bench, .began, 150, 250)
    press(bench, .moved, 150, 220)
    bench.wait(0.7)
    #expect(lifted(bench) == nil)
    #expect(bench.offset.y > 0)
  }

  @Test("a finger that catches a glide lifts nothing")
  func caught() throws {
    let bench = try SessionBench(Self.rows)
    bench.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 100))
    press(bench, .began, 150, 150)
    bench.wait(1)
    #expect(lifted(bench) == nil)
  }

  @Test("Escape has what is held return, and quits where nothing is")
  func escape() throws {
    let bench = try SessionBench(Self.rows)
    bench.wait()
    press(bench, .began, 150, 150)
    bench.wait(0.6)
    press(bench, .moved, 150, 330)
    bench.wait()
    bench.press(.cancel)
    #expect(lifted(bench) == nil && !bench.session.isOver)
    press(bench, .moved, 150, 100)
    press(bench, .ended, 150, 100)
    bench.settle()
    bench.press(.cancel)
    #expect(bench.session.isOver)
  }

  @Test("a finger that is taken away has the item return")
  func cancelled() throws {
    let bench = try SessionBench(Self.rows)
    bench.wait()
    press(bench, .began, 150, 150)
    bench.wait(0.6)
    press(bench, .cancelled, 150, 150)
    bench.settle()
    #expect(lifted(bench) == nil && bench.session.hand == nil)
  }

  @Test(
    "a pull past the middle brings the next layout in, and a shorter one does not",
    arguments: [(100.0, "strip"), (60, "flow")])
  func pull(way: Double, name: String) throws {
    let bench = try SessionBench(Self.rows)
    bench.wait()
    func pull(_ phase: TouchPhase, _ x: Double) {
      bench.session.pull(phase, CGPoint(x: x, y: 200), at: bench.now)
      bench.wait()
    }
    pull(.began, 100)
    pull(.moved, 100 + way)
    #expect(bench.session.run.collectionView?.isLedByHand == true)
    pull(.ended, 100 + way)
    bench.settle()
    #expect(bench.session.run.current.layout?.description.name == name)
    #expect(bench.session.run.collectionView?.isLedByHand == false)
  }

  @Test("what is held and pulled is replayed bit for bit")
  func replay() throws {
    let bench = try SessionBench(Self.rows)
    let lines = TraceLines(bench.session.run.base)
    bench.session.run.add(lines.recorder)
    bench.wait()
    press(bench, .began, 150, 150)
    bench.wait(0.6)
    for y in stride(from: 150.0, through: 390, by: 13) {
      press(bench, .moved, 150, y)
      bench.wait()
    }
    bench.wait(0.5)
    press(bench, .ended, 150, 390)
    bench.wait(0.2)
    for (phase, x) in [(TouchPhase.began, 50.0), (.moved, 120), (.moved, 200), (.ended, 200)] {
      bench.session.pull(phase, CGPoint(x: x, y: 200), at: bench.now)
      bench.wait(0.05)
    }
    bench.wait(0.5)
    let saved = bench.session.run.scenario
    let read = try Scenario(bytes: Array(saved.yaml.utf8), name: "saved.yaml")
    #expect(read == saved)
    let (live, again) = (lines.finish(), TraceLines.replay(read))
    #expect(live.count > 100)
    #expect(zip(live, again).first { $0 != $1 } == nil)
    #expect(live.count == again.count)
  }
}

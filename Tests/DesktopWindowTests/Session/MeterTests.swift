import CollectionEngine
import Foundation
import Rendering
import Scenarios
import TestSupport
import Testing

@testable import DesktopWindow

/// What keeps time and counts.
@Suite struct MeterTests {
  @Test("frames stand on a grid, and a late one goes on with the next whole period")
  func pacing() {
    var pacer = FramePacer(rate: 100)
    #expect(pacer.due(at: 5) == 5)
    #expect(pacer.next(at: 5) == (5, 0))
    #expect(abs(pacer.due(at: 5.001) - 5.01) < 1e-12)
    // A little late is still on the grid.
    var frame = pacer.next(at: 5.017)
    #expect(abs(frame.time - 5.01) < 1e-12 && frame.missed == 0)
    frame = pacer.next(at: 5.0551)
    #expect(abs(frame.time - 5.05) < 1e-12 && frame.missed == 3)
    #expect(pacer.missed == 3 && pacer.count == 3)
    pacer.pause()
    #expect(pacer.next(at: 7.1234) == (7.1234, 0))
    pacer.setRate(100)
    #expect(abs(pacer.due(at: 7.13) - 7.1334) < 1e-12, "the same rate is no other")
    pacer.setRate(50)
    #expect(pacer.due(at: 7.2) == 7.2)
  }

  @Test("frame times only grow, whenever they are asked for", arguments: 0..<20 as Range<UInt64>)
  func pacingLaws(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pacer = FramePacer(rate: 60)
    var (now, last, missed) = (0.0, -1.0, 0)
    for _ in 0..<2000 {
      now = max(pacer.due(at: now), now + Double.random(in: 0...0.05, using: &random))
      let frame = pacer.next(at: now)
      #expect(frame.time > last && frame.time <= now + 1e-6)
      #expect(now - frame.time < pacer.period + 1e-6, "never a whole period behind")
      (last, missed) = (frame.time, missed + frame.missed)
      if Int.random(in: 0..<50, using: &random) == 0 { pacer.pause() }
    }
    #expect(pacer.count == 2000 && pacer.missed == missed)
  }

  @Test("the simulation's time has no jump, whatever the speed becomes")
  func clock() {
    var clock = SimulationClock(at: 10, time: 2)
    #expect(clock.time(at: 10) == 2 && clock.time(at: 11.5) == 3.5)
    clock.setSpeed(0.25, at: 12)
    #expect(clock.time(at: 12) == 4 && clock.time(at: 16) == 5)
    clock.setPaused(true, at: 16)
    #expect(clock.time(at: 100) == 5)
    clock.step(by: 0.5)
    #expect(clock.time(at: 100) == 5.5)
    clock.setSpeed(1, at: 100)
    #expect(clock.time(at: 110) == 5.5)
    clock.setPaused(false, at: 110)
    #expect(clock.time(at: 111) == 6.5)
  }

  @Test("ten seconds are kept, and no more frames than fit")
  func history() {
    var history = PreviewHistory()
    history.move(by: -1)
    #expect(history.shown == nil && history.distance == 0)
    let scene = Scene(size: CGSize(width: 1, height: 1))
    for number in 0..<5000 {
      history.append(.init(time: Double(number) / 60, scene: scene, marks: []))
      #expect(history.frames.count <= PreviewHistory.mostFrames * 9 / 8)
    }
    history.move(by: -100_000)
    let oldest = try? #require(history.shown?.time)
    #expect(abs((oldest ?? 0) - (4999.0 / 60 - PreviewHistory.span)) < 0.02)
    history.move(by: 5)
    #expect(history.distance == 595)
    history.move(by: 100_000)
    #expect(history.shown == nil)
    history.move(by: -3)
    history.append(.init(time: 90, scene: scene, marks: []))
    #expect(history.shown == nil, "the newest frame is looked at when it comes")
  }

  @Test("hitches are late frames in motion: milliseconds a second")
  func costs() {
    var meter = CostMeter()
    #expect(meter.hitchRatio == 0)
    meter.note(missed: 9, period: 0.01, isMoving: false)
    #expect(meter.hitches == 0 && meter.hitchRatio == 0)
    for _ in 0..<98 { meter.note(missed: 0, period: 0.01, isMoving: true) }
    meter.note(missed: 1, period: 0.01, isMoving: true)
    #expect(meter.hitches == 1)
    #expect(abs(meter.hitchRatio - 10) < 1e-9)
    for number in 0..<500 { meter.note(cost: Double(number)) }
    #expect(meter.costs.count == 120 && meter.costs.last == 499)
  }

  @Test("an item on its way is motion, though the content stands")
  func itemsOnTheirWay() throws {
    let bench = try SessionBench(ChangeCommandTests.flow)
    bench.settle()
    let offset = bench.offset
    bench.session.perform(.insertItem, at: bench.now)
    bench.wait()
    _ = bench.session.frame(at: bench.now + 0.05, missed: 2)
    #expect(bench.session.meter.hitches == 1 && bench.offset == offset)
    bench.settle()
    _ = bench.session.frame(at: bench.now + 1, missed: 2)
    #expect(bench.session.meter.hitches == 1)
  }

  @Test("the log keeps the last seconds, however long a session is")
  func log() throws {
    let bench = try SessionBench(ChangeCommandTests.flow)
    for round in 0..<40 {
      bench.press(.jump(item: round % 2 == 0 ? 39 : 0))
      #expect(bench.session.log.samples.count <= 1001)
      #expect(bench.session.log.calls.count <= 80)
    }
    #expect(bench.session.log.samples.last?.time == bench.session.run.frameTimes.last)
    #expect(bench.session.log.calls.contains { $0.contains("didEndScrollingAnimation") })
    let place = CGPoint(x: 50, y: 60)
    bench.session.handle(.touch(.began, location: place), at: bench.now)
    bench.wait()
    #expect(bench.session.log.touch == place)
    bench.session.handle(.touch(.ended, location: place), at: bench.now)
    bench.wait()
    #expect(bench.session.log.touch == nil)
  }
}

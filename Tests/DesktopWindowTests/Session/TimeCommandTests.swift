import CollectionEngine
import Foundation
import Layouts
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

/// Pause, steps, slow motion and what is looked at.
@Suite struct TimeCommandTests {
  private static let plain = "viewport: {width: 300, height: 300}\ncontent: {size: [300, 9000]}\n"

  private func flung() throws -> SessionBench {
    let bench = try SessionBench(Self.plain)
    bench.settle()
    bench.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 100))
    bench.wait(0.1)
    #expect(bench.session.run.scrollView.activity == .decelerating)
    return bench
  }

  @Test func aPauseStopsAllMotionAndGoesOnWhereItWas() throws {
    let bench = try flung()
    let other = try flung()
    bench.session.perform(.togglePause, at: bench.now)
    let still = bench.wait(0.5)
    #expect(still.badges.map(\.text) == ["Paused"])
    #expect(bench.offset == other.offset)
    #expect(bench.session.isIdle)
    bench.session.perform(.togglePause, at: bench.now)
    bench.settle()
    other.settle()
    #expect(abs(bench.offset.y - other.offset.y) < 1e-6)
    #expect(bench.wait().badges.isEmpty)
  }

  @Test("a step shows the next frame, and steps back look at those before, bit for bit")
  func steps() throws {
    let bench = try flung()
    bench.session.perform(.togglePause, at: bench.now)
    var scenes = [bench.wait().scene]
    for _ in 0..<5 {
      bench.session.perform(.stepForward, at: bench.now)
      scenes.append(bench.wait().scene)
    }
    for (one, next) in zip(scenes, scenes.dropFirst()) { #expect(one != next) }
    for (back, scene) in scenes.dropLast().reversed().enumerated() {
      bench.session.perform(.stepBackward, at: bench.now)
      let picture = bench.wait()
      #expect(picture.scene == scene)
      #expect(picture.badges.first?.text == "\(back + 1) frames back")
    }
    for scene in scenes.dropFirst() {
      bench.session.perform(.stepForward, at: bench.now)
      #expect(bench.wait().scene == scene)
    }
    #expect(bench.session.history.distance == 0)
  }

  @Test("a step back pauses, and going on leaves what was looked at")
  func aStepBackPauses() throws {
    let bench = try flung()
    bench.session.perform(.stepBackward, at: bench.now)
    #expect(bench.session.clock.isPaused && bench.session.history.distance == 1)
    bench.session.perform(.togglePause, at: bench.now)
    #expect(!bench.session.clock.isPaused && bench.session.history.distance == 0)
  }

  @Test func withoutAFrameThereIsNothingToLookBackAt() throws {
    let bench = try SessionBench(Self.plain)
    bench.session.perform(.stepBackward, at: 0)
    #expect(bench.session.history.distance == 0)
    #expect(bench.wait().scene.size.height == 300)
  }

  @Test("slow motion halves down to 1/64 and doubles back to what it was")
  func slowMotion() throws {
    let bench = try flung()
    for power in 1...8 {
      bench.session.perform(.slower, at: bench.now)
      let speed = max(1 / Double(1 << power), 1.0 / 64)
      #expect(bench.session.clock.speed == speed)
      #expect(bench.wait().badges.map(\.text) == ["1/\(Int(1 / speed))"])
    }
    for _ in 0..<8 { bench.session.perform(.faster, at: bench.now) }
    #expect(bench.session.clock.speed == 1)
    #expect(bench.wait().badges.isEmpty)
  }

  @Test("in slow motion the same happens, later")
  func slowMotionIsTheSame() throws {
    let bench = try flung()
    let other = try flung()
    bench.session.perform(.slower, at: bench.now)
    bench.session.perform(.slower, at: bench.now)
    bench.wait(0.8)
    other.wait(0.2)
    #expect(abs(bench.offset.y - other.offset.y) < 1e-6)
  }

  @Test("while time stands a press is told so, and a finger that is down can lift")
  func fingersWhilePaused() throws {
    let bench = try SessionBench(Self.plain)
    bench.settle()
    let place = CGPoint(x: 150, y: 200)
    bench.session.handle(.touch(.began, location: place), at: bench.now)
    bench.wait()
    bench.session.handle(.touch(.moved, location: CGPoint(x: 150, y: 150)), at: bench.now)
    bench.wait()
    #expect(bench.session.run.scrollView.isTracking)
    bench.session.perform(.togglePause, at: bench.now)
    bench.wait()
    bench.session.handle(.touch(.ended, location: place), at: bench.now)
    bench.session.handle(.touch(.began, location: place), at: bench.now)
    bench.session.handle(.wheel(.init(.notches(CGPoint(x: 0, y: -3)))), at: bench.now)
    #expect(bench.wait().notice == "Paused: P goes on")
    bench.session.handle(.touch(.moved, location: .zero), at: bench.now)
    bench.session.perform(.togglePause, at: bench.now)
    bench.settle()
    #expect(!bench.session.run.scrollView.isTracking)
    #expect(bench.session.run.isAtRest)
  }

  @Test("a notice stays three seconds, and is no reason for further pictures")
  func notices() throws {
    let bench = try SessionBench(Self.plain)
    bench.settle()
    bench.wait(3)
    #expect(bench.session.isIdle)
    bench.session.perform(.nextLayout, at: bench.now)
    #expect(!bench.session.isIdle)
    #expect(bench.wait().notice != nil)
    #expect(bench.session.isIdle)
    bench.session.endNotice(at: bench.now + 2.9)
    #expect(bench.session.isIdle)
    bench.session.endNotice(at: bench.now + 3.1)
    #expect(!bench.session.isIdle)
    bench.wait(3.2)
    #expect(bench.wait().notice == nil)
    #expect(bench.session.isIdle)
  }

  @Test("inspector, help and marks come with the next picture and go with the one after")
  func overlays() throws {
    let bench = try flung()
    #expect(bench.wait().marks.isEmpty == false || bench.session.showsMarks)
    for isOn in [true, false] {
      bench.session.perform(.toggleInspector, at: bench.now)
      #expect(!bench.session.isIdle)
      #expect((bench.wait().inspector != nil) == isOn)
    }
    bench.session.perform(.toggleMarks, at: bench.now)
    #expect(bench.wait().marks.isEmpty)
  }

  @Test("the help's key turns its pages and then closes it, Escape closes it at once")
  func helpPages() throws {
    let bench = try flung()
    let pages = HelpCard.ofPreview.pageCount(in: bench.session.windowSize)
    #expect(pages > 1)
    for page in Array(0..<pages).map(Optional.init) + [nil] {
      bench.session.perform(.turnHelp, at: bench.now)
      #expect(bench.wait().help?.page == page)
    }
    bench.session.perform(.turnHelp, at: bench.now)
    bench.session.perform(.cancel, at: bench.now)
    #expect(bench.wait().help == nil && !bench.session.isOver)
    bench.session.perform(.cancel, at: bench.now)
    #expect(bench.session.isOver)
  }
}

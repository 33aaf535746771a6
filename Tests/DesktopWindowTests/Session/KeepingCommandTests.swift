import CollectionEngine
import Foundation
import Layouts
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

/// Recording, restarts, other scenarios and files that change.
@Suite struct KeepingCommandTests {
  private static let plain = "viewport: {width: 300, height: 300}\ncontent: {size: [300, 9000]}\n"
  private static let wide = "viewport: {width: 400, height: 200}\ncontent: {size: [4000, 200]}\n"

  @Test("a recording has all since the start, and replays")
  func recording() throws {
    let bench = try SessionBench(Self.plain)
    let lines = TraceLines(bench.session.run.base)
    bench.session.run.add(lines.recorder)
    bench.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 100))
    bench.session.perform(.toggleRecording, at: bench.now)
    #expect(bench.wait().badges.map(\.text) == ["REC"])
    bench.press(.scroll(.page, .forward))
    bench.session.perform(.toggleRecording, at: bench.now)
    #expect(bench.session.notice?.text == "Kept")
    let saved = try #require(bench.world.saved.first)
    #expect(TraceLines.replay(saved) == lines.finish())
    #expect(bench.wait().badges.isEmpty)
  }

  @Test("a recording that cannot be kept is told, and everything goes on")
  func cannotKeep() throws {
    let bench = try SessionBench(Self.plain)
    bench.world.savingFailure = .init(description: "the disk is full")
    bench.press(.toggleRecording)
    bench.session.perform(.toggleRecording, at: bench.now)
    #expect(bench.wait().notice == "the disk is full")
    bench.press(.scroll(.end, .forward))
    #expect(bench.offset.y == 8700)
  }

  @Test("what is recorded is kept when another scenario comes, at a restart and at the end")
  func keptAtTheEnd() throws {
    let bench = try SessionBench(Self.plain, scenarios: ["other": Self.wide])
    for command in [KeyCommand.restart, .nextScenario] {
      bench.press(.toggleRecording, .scroll(.page, .forward), command)
      bench.wait(4)
      #expect(bench.session.isIdle, "nothing is said for ever")
    }
    bench.press(.toggleRecording)
    bench.session.endRecording(at: bench.now)
    bench.session.endRecording(at: bench.now)
    #expect(bench.world.saved.count == 3)
  }

  @Test("a restart begins anew, and what was before remains what observers were told")
  func restart() throws {
    let bench = try SessionBench(Self.plain)
    let lines = TraceLines(bench.session.run.base)
    bench.session.run.add(lines.recorder)
    bench.press(.scroll(.end, .forward))
    bench.session.perform(.slower, at: bench.now)
    bench.wait()
    bench.session.perform(.restart, at: bench.now)
    bench.wait()
    #expect(bench.offset == .zero && bench.session.run.scenario.events.isEmpty)
    #expect(bench.session.clock.speed == 0.5, "the speed is the person's")
    bench.press(.scroll(.page, .forward), .restart)
    #expect(TraceLines.replay(bench.session.scenario) == lines.finish())
  }

  @Test("scenarios go round by name, forwards and backwards, and a wrong one is told")
  func scenarios() throws {
    let bench = try SessionBench(
      Self.plain, scenarios: ["a": Self.plain, "b": Self.wide, "c": "content: wrong\n"])
    bench.press(.nextScenario)
    #expect(bench.session.name == "a")
    bench.press(.nextScenario)
    #expect(bench.session.name == "b" && bench.session.run.current.viewport.size.width == 400)
    bench.press(.nextScenario)
    #expect(bench.session.name == "b" && bench.session.notice?.text == "c: c is no scenario")
    bench.press(.previousScenario)
    #expect(bench.session.name == "a")
    let backwards = try SessionBench(Self.plain, scenarios: ["a": Self.plain, "b": Self.wide])
    backwards.press(.previousScenario)
    #expect(backwards.session.name == "b")
  }

  @Test("a file that changes is begun anew, a wrong one is told and the old one goes on")
  func reload() throws {
    let bench = try SessionBench(Self.plain)
    bench.press(.scroll(.end, .forward))
    bench.session.reloadFile(at: bench.now)
    #expect(bench.session.notice == nil, "what has not changed is not spoken of")
    bench.world.changed = .failure(.init(description: "sample.yaml:3:1: unknown key"))
    bench.session.reloadFile(at: bench.now)
    #expect(bench.wait().notice == "sample.yaml:3:1: unknown key")
    #expect(bench.offset.y == 8700)
    bench.world.changed = .success(try SessionBench.read(Self.wide))
    bench.session.reloadFile(at: bench.now)
    #expect(bench.wait().notice == "The file has changed: begun anew")
    #expect(bench.session.run.current.viewport.size.width == 400)
  }

  @Test func aScreenshotIsAskedForOnce() throws {
    let bench = try SessionBench(Self.plain)
    bench.session.perform(.screenshot, at: 0)
    #expect(bench.session.needsScreenshot && !bench.session.isIdle)
  }
}

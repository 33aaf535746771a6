import CSDL2
import CollectionEngine
import Foundation
import Layouts
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// A window under the driver without a display, and what no other means can send here: parts of notches, and touches.
  @Suite struct PushedEventTests {
    private static let plain = "viewport: {width: 300, height: 400}\ncontent: {size: [300, 9000]}\n"

    @Test("parts of notches scroll, go on as momentum, and replay")
    func trackpad() throws {
      let bench = try WindowBench(Self.plain)
      #expect(bench.window.driver == "dummy")
      try bench.live(0.05)
      for amount in [0.4, 0.9, 1.4, 1.6, 1.6, 1.6] as [Float] {
        try bench.push(.wheel(amount / 8, -amount))
      }
      let there = bench.window.session.run.scrollView.contentOffset
      #expect(there.y > 200 && there.x == 0)
      try bench.settle()
      #expect(bench.window.session.run.scrollView.contentOffset.y > there.y)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("a finger drags, is caught, thrown again, and replays")
    func touch() throws {
      let bench = try WindowBench(Self.plain)
      try bench.live(0.05)
      for _ in 0..<2 {
        try bench.push(.finger(SDL_FINGERDOWN, 0.5, 0.9, id: 7))
        for step in 1...8 {
          try bench.push(.finger(SDL_FINGERMOTION, 0.5, 0.9 - Float(step) * 0.06, id: 7))
        }
        try bench.push(.finger(SDL_FINGERUP, 0.5, 0.42, id: 7))
        try bench.live(0.1)
        #expect(bench.window.session.run.scrollView.activity == .decelerating)
      }
      try bench.settle()
      #expect(bench.window.session.run.scrollView.contentOffset.y > 400)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("a drag ends without a throw when the window loses the focus")
    func focusLoss() throws {
      let bench = try WindowBench(Self.plain)
      try bench.live(0.05)
      try bench.push(.press(150, 350), .move(150, 300), .move(150, 250))
      #expect(bench.window.session.run.scrollView.isDragging)
      try bench.push(.window(SDL_WINDOWEVENT_FOCUS_LOST))
      try bench.live(0.05)
      #expect(!bench.window.session.run.scrollView.isDragging)
      #expect(bench.window.session.run.scrollView.isAtRest)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("keys show at once: help, inspector, another layout, and the window gets room")
    func keys() throws {
      let bench = try WindowBench(ChangeCommandTests.flow)
      try bench.live(0.05)
      let size = bench.window.window.size
      try bench.push(.key(SDLK_l), .key(SDLK_h), interval: 0)
      // One turn takes all that has come, and shows it.
      try bench.live(0.001)
      #expect(bench.window.session.helpPage == 0)
      #expect(bench.window.session.picture().help != nil)
      #expect(bench.window.session.run.current.layout?.description.name == "strip")
      try bench.push(.key(SDLK_i))
      #expect(bench.window.window.size.width > size.width)
      try bench.settle()
      #expect(bench.window.session.run.current.viewport.size == size)
      try bench.push(.key(SDLK_i))
      try bench.settle()
      #expect(bench.window.window.size == size)
      try bench.push(.key(SDLK_s))
      #expect(bench.world.pictures == 1)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("the map has room beside the viewport, is pressed, and what it throws replays")
    func map() throws {
      let bench = try WindowBench(MapPaneTests.stages[1])
      try bench.live(0.05)
      try bench.settle()
      let size = bench.window.window.size
      bench.window.session.mapGrids = [(11, 10), (31, 30)]
      try bench.push(.key(SDLK_v))
      #expect(Double(bench.window.window.size.width) == Double(size.width) + WindowPlan.mapWidth)
      let limit = bench.window.now + 60
      while bench.window.session.map?.isWorking == true, bench.window.now < limit {
        try bench.live(0.05)
      }
      let area = try #require(bench.window.session.map?.area)
      let place = (x: Int32(area.midX + area.width / 4), y: Int32(area.midY))
      try bench.push(.move(place.x, place.y))
      #expect(bench.window.lastPicture?.pane?.mark != nil)
      #expect(bench.window.session.run.scrollView.contentOffset == .zero)
      try bench.push(.press(place.x, place.y), .lift(place.x, place.y))
      try bench.settle()
      #expect(bench.window.session.run.scrollView.contentOffset.x > 100)
      try bench.push(.key(SDLK_ESCAPE))
      try bench.settle()
      #expect(bench.window.window.size == size && !bench.window.session.isOver)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("another scenario has the window it needs, and its name stands over it")
    func otherScenario() throws {
      let bench = try WindowBench(
        Self.plain,
        scenarios: ["wide": "viewport: {width: 500, height: 200}\ncontent: {size: [2000, 200]}\n"])
      try bench.live(0.05)
      #expect(bench.window.window.size == CGSize(width: 300, height: 400))
      try bench.push(.key(SDLK_n))
      try bench.live(0.1)
      #expect(bench.window.window.size == CGSize(width: 500, height: 200))
      #expect(bench.window.session.stage.size == bench.window.session.run.current.viewport.size)
      #expect(bench.window.window.title == "wide – Glissade")
      #expect(bench.window.session.run.scenario.events.isEmpty, "nobody has resized it")
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("while nothing moves no picture is made, whatever is said or shown")
    func idle() throws {
      let bench = try WindowBench(ChangeCommandTests.flow)
      try bench.push(.key(SDLK_i), .key(SDLK_h), .key(SDLK_l))
      try bench.live(4)
      #expect(bench.window.session.isIdle)
      let count = bench.window.pictureCount
      try bench.live(1.2)
      #expect(bench.window.pictureCount == count)
      // A pointer that moves over it is no reason either.
      for x in 0..<20 as Range<Int32> { try bench.push(.move(100 + x, 100), interval: 0.01) }
      #expect(bench.window.pictureCount == count)
      try bench.push(.window(SDL_WINDOWEVENT_EXPOSED), interval: 0.1)
      #expect(bench.window.pictureCount == count + 1)
    }

    @Test("a trace says when each frame was due, ready and shown, in this order")
    func timing() throws {
      let bench = try WindowBench(Self.plain)
      try bench.live(0.1)
      try bench.push(.wheel(0, -1))
      try bench.settle()
      let frames = bench.window.session.run.frameTimes.count
      let timings = bench.lines.timings
      #expect(timings.count > 10 && timings.count <= frames, "\(timings.count) of \(frames)")
      for (index, line) in timings.enumerated() {
        let members = try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(members["frame"] as? Int == index)
        let times = ["due", "ready", "shown"].compactMap { members[$0] as? Double }
        #expect(times.count == 3 && times == times.sorted())
      }
    }

    @Test("a window that is closed ends the session")
    func closed() throws {
      let bench = try WindowBench(Self.plain)
      var event = SDL_Event.window(SDL_WINDOWEVENT_CLOSE)
      SDL_PushEvent(&event)
      #expect(try bench.window.run { false } == .closed)
    }
  }
}

import CSDL2
import CollectionEngine
import Foundation
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// A renderer that cannot be made, that fails while a session is under way, and that loses what it was handed.
  @Suite struct RendererFailureTests {
    private static let plain = "viewport: {width: 300, height: 400}\ncontent: {size: [300, 9000]}\n"

    /// A renderer that shows some pictures and then none.
    private final class FailingPresenter: Presenter {
      let name = "failing"
      private(set) var pictures = 0
      private(set) var losses = 0
      private let limit: Int

      init(after limit: Int) { self.limit = limit }

      func present(_ picture: Picture) throws(WindowError) {
        guard pictures < limit else { throw WindowError("No more", because: "it is broken") }
        pictures += 1
      }

      func forgetCopies() { losses += 1 }
    }

    private func bench(_ drawing: PreviewOptions.Drawing) throws -> WindowBench {
      var options = PreviewOptions()
      options.drawing = drawing
      return try WindowBench(SessionBench.read(Self.plain), options: options)
    }

    @Test("one that fails gives way to the processor, which is said, and nothing is lost")
    func givesWay() throws {
      let bench = try bench(.automatic)
      let failing = FailingPresenter(after: 3)
      bench.window.use(failing)
      try bench.push(.key(SDLK_END))
      try bench.settle()
      #expect(failing.pictures == 3)
      #expect(bench.window.presenter.name == "processor")
      #expect(bench.window.session.presenter == "processor")
      #expect(
        bench.window.session.notice?.text
          == "No more: it is broken. The processor draws from now on")
      #expect(bench.window.session.run.scrollView.contentOffset.y == 8600)
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("one that somebody asked for ends the session with its sentence")
    func endsTheSession() throws {
      let bench = try bench(.graphics)
      #expect(bench.window.presenter.name == "SDL software")
      bench.window.use(FailingPresenter(after: 1))
      let error = #expect(throws: WindowError.self) {
        try bench.push(.key(SDLK_END))
        try bench.settle()
      }
      #expect(error?.description == "No more: it is broken.")
      #expect(TraceLines.replay(bench.window.scenario) == bench.lines.finish())
    }

    @Test("one that cannot be made is told where somebody asked for it; else the processor draws")
    func cannotBeMade() throws {
      let window = try PresenterTests.window("dummy")
      // A window has one renderer at most.
      let taken = try #require(
        SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_SOFTWARE.rawValue))
      defer { SDL_DestroyRenderer(taken) }
      func make(_ drawing: PreviewOptions.Drawing) throws -> any Presenter {
        var options = PreviewOptions()
        options.drawing = drawing
        return try PreviewWindow.makePresenter(
          window, BitmapCache(style: PlainStyle()), options, hasGraphicsProcessor: true)
      }
      let error = #expect(throws: WindowError.self) { _ = try make(.graphics) }
      #expect(error?.description.hasPrefix("A renderer cannot be made: ") == true)
      #expect(try make(.automatic).name == "processor")
      #expect(try make(.processor).name == "processor")
    }

    @Test(
      "after a reset of the device everything is handed over again, after one of its targets it is drawn"
    )
    func resets() throws {
      let bench = try bench(.automatic)
      let presenter = FailingPresenter(after: .max)
      bench.window.use(presenter)
      try bench.settle()
      for (type, losses) in [(SDL_RENDER_TARGETS_RESET, 0), (SDL_RENDER_DEVICE_RESET, 1)] {
        let count = presenter.pictures
        var event = SDL_Event()
        event.type = type.rawValue
        try bench.push(event, interval: 0.05)
        #expect(presenter.losses == losses && presenter.pictures == count + 1)
      }
    }
  }
}

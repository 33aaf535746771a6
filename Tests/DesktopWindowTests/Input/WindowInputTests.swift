import CSDL2
import Foundation
import Testing

@testable import DesktopWindow

@Suite struct WindowInputTests {
  static var changes: [(SDL_Event, [WindowChange])] {
    [
      (
        .window(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480), [.resized(CGSize(width: 640, height: 480))]
      ),
      (.window(SDL_WINDOWEVENT_SIZE_CHANGED, -1, 0), [.resized(.zero)]),
      (.window(SDL_WINDOWEVENT_RESIZED, 640, 480), []),
      (.window(SDL_WINDOWEVENT_EXPOSED), [.exposed]), (.window(SDL_WINDOWEVENT_SHOWN), [.exposed]),
      (.window(SDL_WINDOWEVENT_RESTORED), [.exposed]),
      (.window(SDL_WINDOWEVENT_LEAVE), [.pointerLeft]), (.window(SDL_WINDOWEVENT_ENTER), []),
      (.window(SDL_WINDOWEVENT_FOCUS_LOST), [.focusLost]),
      (.window(SDL_WINDOWEVENT_FOCUS_GAINED), []),
      (.window(SDL_WINDOWEVENT_DISPLAY_CHANGED), [.displayChanged]),
      (.window(SDL_WINDOWEVENT_CLOSE), [.closed]),
      (quit, [.closed]), (SDL_Event(), []),
    ]
  }

  @Test(arguments: Self.changes.indices)
  func aWindowSaysWhatHasChanged(index: Int) {
    var bench = InputBench()
    #expect(bench.actions(Self.changes[index].0) == Self.changes[index].1.map { .window($0) })
  }

  @Test func aStageFillsTheWindowUnlessSomethingElseIsSaid() {
    let whole = InputGeometry(windowSize: CGSize(width: 800, height: 600), stageScale: 2)
    #expect(whole.stageSize == CGSize(width: 400, height: 300))
    #expect(whole.stageContains(.zero) && !whole.stageContains(CGPoint(x: 400, y: 0)))
    let stage = InputBench().geometry
    #expect(stage.stagePoint(CGPoint(x: 120, y: 210)) == CGPoint(x: 50, y: 100))
  }

  private static var quit: SDL_Event {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    return event
  }
}

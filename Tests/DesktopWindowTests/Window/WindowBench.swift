import CSDL2
import Foundation
import Rendering
import Scenarios

@testable import DesktopWindow

/// A preview's window that nobody sees, driven by events that are pushed into the system's queue.
final class WindowBench {
  let window: PreviewWindow
  let world = SessionBench.World()
  let lines: TraceLines
  private let ownTime: OwnTime
  /// The time of a bench with a clock of its own, in s.
  var clock: Double {
    get { ownTime.seconds }
    set { ownTime.seconds = newValue }
  }

  /// A time that is handed on to whoever asks.
  private final class OwnTime { var seconds = 0.0 }

  /// Opens a window on `text` under SDL's dummy driver, on the person's clock.
  convenience init(_ text: String, scenarios: [String: String] = [:]) throws {
    try self.init(SessionBench.read(text), scenarios: scenarios)
  }

  /// Opens a window on `scenario`, on the person's clock or on one that stands still until it is set.
  init(
    _ scenario: Scenario, scenarios: [String: String] = [:],
    options: PreviewOptions = PreviewOptions(), style: any CellStyle = PlainStyle(),
    observers: [any RunObserver] = [], hasOwnClock: Bool = false
  ) throws {
    world.scenarios = scenarios
    lines = TraceLines(scenario)
    let time = OwnTime()
    var surroundings = SessionBench.surroundings(world)
    if hasOwnClock { surroundings.clock = { time.seconds } }
    ownTime = time
    window = try withHint(SDL_HINT_VIDEODRIVER, "dummy") {
      [lines] in
      try PreviewWindow(
        scenario, name: "sample", surroundings: surroundings, style: style, options: options,
        observers: [lines.recorder] + observers)
    }
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  /// Pushes `events`, one at a time, and lets the window live for `interval` s after each.
  func push(_ events: SDL_Event..., interval: Double = 0.012) throws {
    for var event in events {
      SDL_PushEvent(&event)
      try live(interval)
    }
  }

  /// Lets the window live for `seconds` of the person's time.
  func live(_ seconds: Double) throws {
    let end = window.now + seconds
    _ = try window.run { [window] in window.now >= end }
  }

  /// Lets the window live until nothing moves, at most `seconds`.
  func settle(atMost seconds: Double = 10) throws {
    let end = window.now + seconds
    _ = try window.run { [window] in window.session.isIdle || window.now >= end }
  }
}

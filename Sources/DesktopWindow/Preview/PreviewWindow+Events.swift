internal import CSDL2
internal import CollectionEngine
internal import Foundation

extension PreviewWindow {
  /// Waits for something to happen, at most `seconds`, and does all that has happened by then.
  ///
  /// While frames are being made it looks about once a millisecond: SDL's own stamps only say when it looked.
  func waitForEvent(upTo seconds: Double) {
    var event = SDL_Event()
    let milliseconds = Int32(min(max(seconds * 1000, 0), 1000).rounded(.up))
    guard session.isIdle ? SDL_WaitEventTimeout(&event, milliseconds) != 0 : poll(&event, seconds)
    else { return }
    repeat { act(on: event) } while SDL_PollEvent(&event) != 0
    fit()
  }

  private func poll(_ event: inout SDL_Event, _ seconds: Double) -> Bool {
    if SDL_PollEvent(&event) != 0 { return true }
    guard seconds > 0 else { return false }
    // Less than a millisecond is left: a nap as long as that, not a whole one.
    if seconds < 0.0015 {
      var nap = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
      nanosleep(&nap, nil)
    } else {
      SDL_Delay(1)
    }
    return SDL_PollEvent(&event) != 0
  }

  /// Does what `event` asks for.
  func act(on event: SDL_Event) {
    let time = now
    for action in translator.actions(for: event, at: time, in: session.inputGeometry) {
      switch action {
      case .scroll(let input): session.handle(input, at: time)
      case .pull(let phase, let location): session.pull(phase, location, at: time)
      case .point(let phase, let location): session.point(phase, location, at: time)
      case .command(let command): session.perform(command, at: time)
      case .window(.closed): session.isOver = true
      case .window(.resized), .window(.exposed), .window(.displayChanged):
        session.needsPicture = true
      case .window(.copiesLost):
        presenter.forgetCopies()
        session.needsPicture = true
      case .window(.pointerLeft): session.point(.left, .zero, at: time)
      case .window(.focusLost): break
      }
    }
  }
}

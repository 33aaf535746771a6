internal import CSDL2
internal import Foundation
internal import Rendering

extension PreviewWindow {
  /// Says in the window that the engine does not come back, and looks whether the person wants to quit. Any thread may call
  /// this while another runs the window; where that one is at work itself nothing is done.
  ///
  /// - Returns: whether the window is to be closed.
  public func speakForStall(_ sentence: String) -> Bool {
    guard turn.try() else { return false }
    defer { turn.unlock() }
    saysStall = true
    window.title = sentence
    // A graphics processor's renderer belongs to the thread that made it: then the title alone says it.
    if presenter is SurfacePresenter, var picture = lastPicture {
      picture.notice = "\(sentence)\nQ quits"
      try? presenter.present(picture)
    }
    SDL_PumpEvents()
    return wantsToQuit()
  }

  /// Whether what has happened to the window closes it; all other events wait.
  private func wantsToQuit() -> Bool {
    var event = SDL_Event()
    func takes(_ kind: SDL_EventType) -> Bool {
      SDL_PeepEvents(&event, 1, SDL_GETEVENT, kind.rawValue, kind.rawValue) > 0
    }
    if takes(SDL_QUIT) { return true }
    let geometry = session.inputGeometry
    while takes(SDL_KEYDOWN) {
      let actions = translator.actions(for: event, at: now, in: geometry)
      let quits = actions.contains { action in
        if case .command(.quit) = action { true } else { false }
      }
      if quits { return true }
    }
    return false
  }
}

internal import CSDL2
internal import Foundation

/// SDL's video, from its start to its end. One at a time in a process.
final class Video {
  /// Which of SDL's drivers is at work: `x11`, `wayland`, `offscreen`, `dummy`…
  let driver: String

  /// Starts video with `driver`, or with the one that the environment or the system chooses.
  ///
  /// Errors: no display, or no such driver.
  init(driver: String? = nil) throws(WindowError) {
    SDL_SetMainReady()
    let isChosen = driver != nil || SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil
    // The environment has the last word on a hint unless it is overridden; the next start chooses again.
    if let driver { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE) }
    if !isChosen, let drivers = Self.quietDrivers { SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers) }
    defer { if driver != nil || !isChosen { SDL_ResetHint(SDL_HINT_VIDEODRIVER) } }
    // Each touch would come twice: as a finger, and as a mouse that follows it.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The processor draws straight into what the window shows, many times faster than through a driver's emulation.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // A debugger and the terminal keep their interrupt.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw isChosen
        ? WindowError("SDL cannot show anything")
        : WindowError("SDL cannot show anything", because: "there is no display")
    }
    let started = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    // Where there is no display SDL takes a driver that shows nothing, and says nothing.
    guard !Self.isOffscreen(started) || isChosen else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw WindowError("SDL cannot show anything", because: "there is no display")
    }
    self.driver = started
  }

  deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// Whether nobody can see what is shown.
  var isOffscreen: Bool { Self.isOffscreen(driver) }

  private static func isOffscreen(_ driver: String) -> Bool {
    driver == "offscreen" || driver == "dummy"
  }

  /// The drivers to choose from where Wayland has nowhere to look for a display: its library says so on standard error
  /// by itself. nil for all.
  private static var quietDrivers: String? {
    #if os(Linux)
      ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] == nil ? "x11,KMSDRM" : nil
    #else
      nil
    #endif
  }

  /// Seconds since some moment in the past, on a clock that never goes back.
  static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }
}

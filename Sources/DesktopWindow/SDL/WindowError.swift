internal import CSDL2

/// Why there is no window, or no longer one: a full sentence.
public struct WindowError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String

  /// `what` did not work, for the reason that SDL gives.
  init(_ what: String) { self.init(what, because: String(cString: SDL_GetError())) }

  /// `what` did not work, for `reason`; none where it is empty.
  init(_ what: String, because reason: String) {
    description = reason.isEmpty ? "\(what)." : "\(what): \(reason)."
  }
}

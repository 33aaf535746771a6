import CSDL2
import Foundation
import Testing

@testable import DesktopWindow

/// Everything that starts SDL: it is one for the whole process, so these tests run one after another.
@Suite(.serialized) enum SystemTests {}

/// Sets a hint of SDL over whatever the environment says, for as long as `body` runs.
func withHint<Result>(_ name: String, _ value: String, _ body: () throws -> Result) rethrows
  -> Result
{
  SDL_SetHintWithPriority(name, value, SDL_HINT_OVERRIDE)
  defer { SDL_ResetHint(name) }
  return try body()
}

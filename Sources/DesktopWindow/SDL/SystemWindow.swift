internal import CSDL2
internal import Foundation

/// A window of the system.
final class SystemWindow {
  let handle: OpaquePointer
  private let video: Video

  /// A window of `size` pt in the middle of the screen, no larger than what a screen that is seen has room for.
  init(title: String, size: CGSize, on video: Video) throws(WindowError) {
    self.video = video
    var size = size
    var room = SDL_Rect()
    if !video.isOffscreen, SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 {
      size.width = min(size.width, CGFloat(room.w))
      size.height = min(size.height, CGFloat(room.h))
    }
    let centered = Int32(bitPattern: windowPositionCentered)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let handle = SDL_CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { throw WindowError("A window cannot be opened") }
    self.handle = handle
    SDL_SetWindowMinimumSize(handle, 120, 120)
  }

  deinit { SDL_DestroyWindow(handle) }

  /// The size that events are measured in, in pt.
  var size: CGSize {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(handle, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set { SDL_SetWindowSize(handle, Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The size in pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  var title: String = "" { didSet { if title != oldValue { SDL_SetWindowTitle(handle, title) } } }

  /// Whether pictures of it would be seen by nobody: it is hidden or minimized.
  var isHidden: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) != 0
  }
}

/// `SDL_WINDOWPOS_CENTERED`, which is a macro that Swift does not see.
private let windowPositionCentered: UInt32 = 0x2FFF_0000

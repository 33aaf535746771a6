internal import CSDL2
internal import Drawing
internal import Foundation
internal import Rendering

/// Draws with the processor straight into the pixels that the window shows: the fastest way where there is no graphics
/// processor. It waits for nothing, so a picture may tear.
final class SurfacePresenter: Presenter {
  let name = "processor"
  private let window: SystemWindow
  private let compositor: PictureCompositor

  init(_ window: SystemWindow, cache: BitmapCache) {
    self.window = window
    compositor = PictureCompositor(cache: cache)
  }

  func present(_ picture: Picture) throws(WindowError) {
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw WindowError("The window has nothing to draw into")
    }
    let pixels = surface.pointee
    guard pixels.w > 0, pixels.h > 0, picture.size.width > 0 else { return }
    let scale = Double(pixels.w) / picture.size.width
    if pixels.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue, let memory = pixels.pixels {
      let bitmap = Bitmap(
        borrowing: memory, width: Int(pixels.w), height: Int(pixels.h),
        bytesPerRow: Int(pixels.pitch), scale: scale, isOpaque: true)
      compositor.draw(picture, into: bitmap)
    } else {
      try drawAside(picture, scale, surface)
    }
    guard SDL_UpdateWindowSurface(window.handle) == 0 else {
      throw WindowError("The window shows nothing more")
    }
  }

  /// It has handed over nothing.
  func forgetCopies() {}

  /// For displays whose pixels are not ours: draws into a bitmap and has SDL turn that into theirs.
  private func drawAside(
    _ picture: Picture, _ scale: Double, _ surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(WindowError) {
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    guard
      let bitmap = try? Bitmap(
        width: Int(width), height: Int(height), scale: scale, isOpaque: true)
    else { throw WindowError("There is no memory for the window's picture") }
    compositor.draw(picture, into: bitmap)
    let status = bitmap.withBytes { bytes in
      SDL_ConvertPixels(
        width, height, SDL_PIXELFORMAT_RGB888.rawValue, bytes.baseAddress,
        Int32(bitmap.bytesPerRow), surface.pointee.format.pointee.format, surface.pointee.pixels,
        surface.pointee.pitch)
    }
    guard status == 0 else { throw WindowError("The window's pixels cannot be made") }
  }
}

internal import CPangoCairo

/// Pixels that can be drawn into and composited: premultiplied, 8 bits a channel.
public final class Bitmap {
  let surface: OpaquePointer

  init(owning surface: OpaquePointer) { self.surface = surface }

  deinit { cairo_surface_destroy(surface) }
}

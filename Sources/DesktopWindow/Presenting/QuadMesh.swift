internal import CSDL2
internal import Drawing
internal import Foundation
internal import Geometry
internal import Rendering

/// An element's bitmap as triangles on the screen, in pixels.
struct QuadMesh {
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []
  /// Where the bitmap stands if it is only shifted: copied, its pixels stay what they are with every renderer.
  private var place: SDL_Rect?

  /// The mesh of `layer`, drawn as `entry`, in a viewport whose corner stands at `origin` pixels.
  ///
  /// A triangle maps its texture evenly, which perspective does not: there the quad is divided, the finer the stronger the
  /// perspective is. Nothing comes of a quad of which a corner is not in front of the eye.
  init(_ layer: SceneLayer, _ entry: BitmapCache.Entry, origin: CGPoint, scale: Double) {
    let projection = layer.projection(entry, origin: origin, scale: scale)
    let size = (Double(entry.bitmap.width), Double(entry.bitmap.height))
    if layer.transform == CATransform3DIdentity, let corner = projection.apply(.zero) {
      place = SDL_Rect(
        x: Int32(corner.x), y: Int32(corner.y), w: Int32(entry.bitmap.width),
        h: Int32(entry.bitmap.height))
      return
    }
    let count = projection.isAffine ? 1 : 16
    for row in 0...count {
      for column in 0...count {
        let (u, v) = (Double(column) / Double(count), Double(row) / Double(count))
        guard let place = projection.apply(CGPoint(x: u * size.0, y: v * size.1)) else {
          (vertices, indices) = ([], [])
          return
        }
        vertices.append(
          SDL_Vertex(
            position: SDL_FPoint(x: Float(place.x), y: Float(place.y)),
            color: SDL_Color(),
            tex_coord: SDL_FPoint(x: Float(u), y: Float(v))))
      }
    }
    for row in 0..<count {
      for column in 0..<count {
        let corner = Int32(row * (count + 1) + column)
        let below = corner + Int32(count + 1)
        indices += [corner, corner + 1, below, corner + 1, below + 1, below]
      }
    }
  }

  /// Draws the mesh with `texture`, as transparent as `alpha` says; answers SDL's status.
  mutating func draw(_ texture: Texture, alpha: Double, on renderer: OpaquePointer) -> Int32 {
    let part = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    let light = texture.isPremultiplied ? part : 255
    if var place {
      SDL_SetTextureAlphaMod(texture.handle, part)
      SDL_SetTextureColorMod(texture.handle, light, light, light)
      return SDL_RenderCopy(renderer, texture.handle, nil, &place)
    }
    guard !indices.isEmpty else { return 0 }
    // A mesh has its own colours.
    SDL_SetTextureAlphaMod(texture.handle, 255)
    SDL_SetTextureColorMod(texture.handle, 255, 255, 255)
    let color = SDL_Color(r: light, g: light, b: light, a: part)
    for index in vertices.indices { vertices[index].color = color }
    return SDL_RenderGeometry(
      renderer, texture.handle, vertices, Int32(vertices.count), indices, Int32(indices.count))
  }
}

internal import CSDL2
internal import Drawing
internal import Foundation
internal import Geometry
internal import Rendering

/// An element's bitmap as triangles on the screen, in pixels.
struct QuadMesh {
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  /// The mesh of `layer`, drawn as `entry`, in a viewport whose corner stands at `origin` pixels.
  ///
  /// A triangle maps its texture evenly, which perspective does not: there the quad is divided, the finer the stronger the
  /// perspective is. Nothing comes of a quad of which a corner is not in front of the eye.
  init(_ layer: SceneLayer, _ entry: BitmapCache.Entry, origin: CGPoint, scale: Double) {
    let projection = layer.projection(entry, origin: origin, scale: scale)
    let size = (Double(entry.bitmap.width), Double(entry.bitmap.height))
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

  /// Draws the mesh with `texture`, as transparent as `alpha` says.
  mutating func draw(_ texture: Texture, alpha: Double, on renderer: OpaquePointer) {
    guard !indices.isEmpty else { return }
    let part = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    let light = texture.isPremultiplied ? part : 255
    let color = SDL_Color(r: light, g: light, b: light, a: part)
    for index in vertices.indices { vertices[index].color = color }
    SDL_RenderGeometry(
      renderer, texture.handle, vertices, Int32(vertices.count), indices, Int32(indices.count))
  }
}

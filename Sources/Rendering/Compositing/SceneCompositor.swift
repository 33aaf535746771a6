internal import CollectionEngine
public import Drawing
public import Foundation
internal import Geometry

/// Draws scenes into a bitmap by the processor alone: the picture that golden tests hold.
public struct SceneCompositor {
  /// The drawn elements.
  public let cache: BitmapCache

  public init(cache: BitmapCache) { self.cache = cache }

  /// Draws `scene` with its top left corner at `origin` (pt) of `target`, in the target's scale, and nothing beyond its
  /// own rectangle.
  ///
  /// Elements that are only shifted stand on whole pixels.
  ///
  /// Complexity: O(pixels drawn), with nothing to draw but what the cache does not have.
  public func draw(_ scene: Scene, into target: Bitmap, at origin: CGPoint = .zero) {
    let scale = target.scale
    let stage = CGRect(
      x: (origin.x * scale).rounded(), y: (origin.y * scale).rounded(),
      width: (scene.size.width * scale).rounded(), height: (scene.size.height * scale).rounded())
    target.fill(scene.background, in: stage)
    for layer in scene.layers { draw(layer, into: target, stage) }
    cache.endScene()
    guard !scene.indicators.isEmpty else { return }
    let canvas = Canvas(target)
    canvas.group(
      clip: Path(CGRect(origin: origin, size: scene.size)),
      CGAffineTransform(translationX: origin.x, y: origin.y)
    ) {
      for indicator in scene.indicators { canvas.draw(indicator) }
    }
  }

  private func draw(_ layer: SceneLayer, into target: Bitmap, _ stage: CGRect) {
    guard let entry = cache.entry(for: layer.content, size: layer.size, scale: target.scale) else {
      return
    }
    let projection = layer.projection(entry, origin: stage.origin, scale: target.scale)
    target.composite(
      entry.bitmap, projection, alpha: layer.alpha, clip: stage, opaque: entry.opaque)
  }
}

extension SceneLayer {
  /// Where the pixels of `entry` go in a viewport whose corner stands at `origin` (pixels), with `scale` pixels a point.
  ///
  /// An element that is only shifted stands on whole pixels.
  public func projection(
    _ entry: BitmapCache.Entry, origin: CGPoint, scale: Double
  ) -> Projection {
    let left = (size.width / 2 + entry.outset.left) * scale
    let top = (size.height / 2 + entry.outset.top) * scale
    let (x, y) = (origin.x + center.x * scale, origin.y + center.y * scale)
    guard transform != CATransform3DIdentity else {
      return Projection(translationX: (x - left).rounded(), y: (y - top).rounded())
    }
    // The transform's lengths are pt, the bitmap's pixels.
    return Projection(translationX: -left, y: -top)
      .followed(by: Projection(scaleX: 1 / scale, y: 1 / scale))
      .followed(by: Projection(transform))
      .followed(by: Projection(scaleX: scale, y: scale))
      .followed(by: Projection(translationX: x, y: y))
  }
}

extension Canvas {
  /// A rounded bar, dark and half transparent, as on a light background.
  func draw(_ indicator: ScrollIndicator) {
    let radius = min(indicator.frame.width, indicator.frame.height) / 2
    fill(
      Path(indicator.frame, radius: radius),
      .indicator(alpha: indicator.alpha))
  }
}

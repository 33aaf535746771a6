internal import CollectionEngine
public import Drawing
public import Foundation
internal import Geometry
public import Rendering

/// Draws shots, one after another, into one bitmap.
public final class ShotPainter {
  /// What the last shot drawn looks like.
  public let bitmap: Bitmap
  private let look: ShotLook
  private let compositor: SceneCompositor
  private let size: CGSize

  /// A painter of pictures of `size` pt, the largest that the viewport gets; a smaller scene stands in the middle.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - hasEvenSides: whether a side with an odd number of pixels gets one more, as films in 4:2:0 need it.
  ///
  /// Errors: `.undrawable` where that is more than a bitmap can have.
  public init(
    size: CGSize, scale: Double, style: any CellStyle, look: ShotLook = ShotLook(),
    hasEvenSides: Bool = false
  ) throws(FilmError) {
    self.look = look
    self.size = size
    compositor = SceneCompositor(cache: BitmapCache(style: style))
    do {
      let exact = try Bitmap(size: size, scale: scale, isOpaque: true)
      bitmap =
        hasEvenSides && (exact.width % 2 == 1 || exact.height % 2 == 1)
        ? try Bitmap(
          width: exact.width + exact.width % 2, height: exact.height + exact.height % 2,
          scale: scale, isOpaque: true)
        : exact
    } catch {
      throw FilmError(error)
    }
  }

  /// Draws `shot` over whatever the bitmap shows.
  public func draw(_ shot: Shot) {
    let scene = shot.scene
    let isWhole = scene.size == size
    bitmap.fill(isWhole ? scene.background : .surround)
    let origin = CGPoint(
      x: (size.width - scene.size.width) / 2, y: (size.height - scene.size.height) / 2)
    compositor.draw(scene, into: bitmap, at: origin)
    guard look != ShotLook() else { return }
    let canvas = Canvas(bitmap)
    canvas.group(CGAffineTransform(translationX: origin.x, y: origin.y)) {
      if look.showsTouch, let finger = shot.finger { canvas.draw(finger, at: shot.time) }
      if look.isBurntIn { canvas.draw(ShotCaption(shot), inCornerOf: scene.size) }
    }
  }
}

extension Color {
  /// What surrounds a scene that is smaller than the film: a darker grey than any scene's own ground.
  static let surround = Color(red: 0.86, green: 0.87, blue: 0.9)
}

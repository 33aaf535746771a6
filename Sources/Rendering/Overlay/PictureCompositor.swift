public import CollectionEngine
public import Drawing
internal import Foundation
internal import Geometry

/// Draws whole pictures by the processor alone.
public struct PictureCompositor {
  private let scenes: SceneCompositor

  public init(cache: BitmapCache) { scenes = SceneCompositor(cache: cache) }

  /// Draws `picture` into `target`, in the target's scale.
  public func draw(_ picture: Picture, into target: Bitmap) {
    for strip in picture.surroundings {
      target.fill(.surroundings, in: strip.scaled(by: target.scale))
    }
    scenes.draw(picture.scene, into: target, at: picture.stage.origin)
    guard picture.hasOverlay else { return }
    drawOverlay(of: picture, on: Canvas(target))
  }

  /// Draws what stands over the elements and beside the viewport.
  public func drawOverlay(of picture: Picture, on canvas: Canvas) {
    let stage = picture.stage
    if !picture.marks.isEmpty {
      canvas.group(
        clip: Path(stage), CGAffineTransform(translationX: stage.minX, y: stage.minY)
      ) {
        for mark in picture.marks { canvas.draw(mark, in: stage.size) }
      }
    }
    if let inspector = picture.inspector, !picture.inspectorFrame.isNull {
      inspector.draw(on: canvas, in: picture.inspectorFrame)
    }
    picture.pane?.draw(on: canvas)
    drawBadges(picture.badges, on: canvas, in: stage)
    if let notice = picture.notice { drawNotice(notice, on: canvas, in: stage) }
    picture.help?.draw(on: canvas, size: picture.size)
  }

  private func drawBadges(_ badges: [Badge], on canvas: Canvas, in stage: CGRect) {
    let style = TextStyle(size: 11, weight: .semibold, color: .white, alignment: .center)
    var x = stage.minX + 10
    for badge in badges {
      let width = canvas.size(of: badge.text, style).width + 18
      let plate = CGRect(x: x, y: stage.minY + 10, width: width, height: 22)
      canvas.fill(Path(plate, radius: 11), badge.color)
      canvas.draw(badge.text, style, in: plate)
      x += width + 6
    }
  }

  private func drawNotice(_ notice: String, on canvas: Canvas, in stage: CGRect) {
    let style = TextStyle(size: 12.5, weight: .medium, color: .white, alignment: .center)
    let widths = notice.split(separator: "\n").map { canvas.size(of: String($0), style).width }
    let width = min((widths.max() ?? 0) + 28, stage.width - 16)
    guard width > 40 else { return }
    // Words leave the ends of lines free: about an eighth of them.
    let lines = widths.reduce(0) {
      $0 + ($1 <= width - 24 ? 1 : ($1 * 1.125 / (width - 24)).rounded(.up))
    }
    let height = min(18 + 16 * lines, max(34, stage.height - 36))
    let plate = CGRect(
      x: stage.midX - width / 2, y: stage.maxY - 18 - height, width: width, height: height)
    canvas.fill(Path(plate, radius: 10), Color(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.84))
    canvas.draw(notice, style, in: plate.insetBy(dx: 12, dy: 0))
  }
}

extension Picture {
  /// Whether anything stands over the elements or beside the viewport.
  public var hasOverlay: Bool {
    !marks.isEmpty || inspector != nil || pane != nil || help != nil || !badges.isEmpty
      || notice != nil
  }

  /// What of the window is not the viewport, as rectangles.
  var surroundings: [CGRect] {
    [
      CGRect(x: 0, y: 0, width: size.width, height: stage.minY),
      CGRect(x: 0, y: stage.maxY, width: size.width, height: size.height - stage.maxY),
      CGRect(x: 0, y: stage.minY, width: stage.minX, height: stage.height),
      CGRect(x: stage.maxX, y: stage.minY, width: size.width - stage.maxX, height: stage.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

extension CGRect {
  fileprivate func scaled(by scale: Double) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}

extension Color {
  /// What is around the viewport: nearly black.
  public static let surroundings = Color(red: 0.09, green: 0.094, blue: 0.11)

  /// A scroll indicator's dark grey on a light background, as visible as `alpha` says. Ours.
  public static func indicator(alpha: Double) -> Color {
    Color(red: 0, green: 0, blue: 0, alpha: 0.38 * alpha)
  }
}

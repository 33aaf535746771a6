import Drawing
import Foundation
import Geometry
import Rendering
import Scenarios
import TestSupport
import Testing

@testable import Film

@Suite("Pictures of films")
struct FilmPictureTests {
  private let folder = Bundle.module.url(forResource: "Golden", withExtension: nil)

  @Test("A filmstrip looks as it is kept")
  func filmstrip() throws {
    let survey = RunSurvey(of: Samples.carousel)
    let shots = Camera(Samples.carousel).shots(at: survey.instants(count: 6))
    let strip = Filmstrip(
      title: "carousel", subtitle: "\(survey.frameCount) frames, 60 Hz", style: CardStyle(),
      look: ShotLook(showsTouch: true, isBurntIn: true))
    try expectPicture(try strip.draw(shots, size: survey.size), "filmstrip", in: folder)
  }

  @Test("Many pictures stand in rows, and one alone has room for its title")
  func rows() throws {
    let survey = RunSurvey(of: Samples.fling)
    let camera = Camera(Samples.fling)
    let strip = Filmstrip(
      title: "A title that is far too long for a sheet this small, and ends before its edge",
      subtitle: "60 Hz", style: CardStyle())
    let many = camera.shots(at: survey.instants(count: 20))
    try expectPicture(try strip.draw(many, size: survey.size), "filmstrip-in-rows", in: folder)
    let one = camera.shots(at: [0.5])
    try expectPicture(try strip.draw(one, size: survey.size), "filmstrip-of-one", in: folder)
  }

  @Test("A frame with the finger and what is burnt in looks as it is kept")
  func frame() throws {
    let shot = try #require(Camera(Samples.carousel).shots(at: [0.25]).first)
    let painter = try ShotPainter(
      size: shot.scene.size, scale: 2, style: CardStyle(),
      look: ShotLook(showsTouch: true, isBurntIn: true))
    painter.draw(shot)
    try expectPicture(painter.bitmap, "frame", in: folder)
  }

  @Test("A scene that is smaller than the film stands in its middle")
  func turned() throws {
    let survey = RunSurvey(of: Samples.turned)
    let shot = try #require(Camera(Samples.turned).shots(at: [survey.end]).last)
    let painter = try ShotPainter(
      size: survey.size, scale: 1, style: CardStyle(), look: ShotLook(showsTouch: true))
    painter.draw(shot)
    try expectPicture(painter.bitmap, "turned", in: folder)
  }

  @Test("Drawing a shot leaves nothing of the one before")
  func overdrawn() throws {
    let shots = Camera(Samples.turned).shots(at: [0, 0.4])
    let look = ShotLook(showsTouch: true, isBurntIn: true)
    let size = CGSize(width: 240, height: 240)
    let used = try ShotPainter(size: size, scale: 1, style: CardStyle(), look: look)
    for shot in shots { used.draw(shot) }
    let fresh = try ShotPainter(size: size, scale: 1, style: CardStyle(), look: look)
    fresh.draw(shots[1])
    #expect(try PictureDifference(used.bitmap, fresh.bitmap, channel: 0).count == 0)
  }

  @Test("Films in 4:2:0 have even sides, and what is too large is refused")
  func sides() throws {
    let even = try ShotPainter(
      size: CGSize(width: 203, height: 151), scale: 1, style: CardStyle(), hasEvenSides: true)
    #expect(even.bitmap.width == 204 && even.bitmap.height == 152)
    let error = #expect(throws: FilmError.self) {
      try ShotPainter(size: CGSize(width: 1e9, height: 10), scale: 2, style: CardStyle())
    }
    #expect(error?.kind == .undrawable)
  }

  @Test(
    "A grid keeps to its bounds, its pictures apart and inside",
    arguments: [1, 2, 7, 8, 9, 30, 64],
    [
      CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 1, height: 1),
      CGSize(width: 1e9, height: 1), CGSize(width: 3000, height: 2000),
    ])
  func grids(count: Int, size: CGSize) {
    let grid = FilmstripGrid(count: count, of: size)
    #expect(grid.columns * grid.rows >= count && grid.columns * (grid.rows - 1) < count)
    #expect(max(grid.size.width, grid.size.height) * grid.scale <= FilmstripGrid.mostPixels + 1)
    #expect(grid.scale >= 0.9, "what stands below a picture can be read")
    let sheet = CGRect(origin: .zero, size: grid.size)
    let frames = (0..<count).map(grid.frame)
    #expect(frames.allSatisfy { sheet.insetBy(dx: 20, dy: 20).contains($0) })
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(!one.intersects(next)) }
  }

  @Test("Numbers have a real minus, and no minus where nothing is left of it")
  func numbers() {
    #expect(ShotCaption.fixed(-12.34, decimals: 1) == "\u{2212}12.3")
    #expect(ShotCaption.fixed(-0.04, decimals: 1) == "0.0")
  }
}

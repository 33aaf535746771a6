import CSDL2
import CollectionEngine
import Drawing
import Foundation
import Geometry
import Rendering
import TestSupport
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// Both ways of showing a picture show the one that golden tests hold.
  @Suite struct PresenterTests {
    private static let size = CGSize(width: 320, height: 240)

    /// Drivers that need no display.
    static let drivers = ["dummy", "offscreen"]

    /// What layers can be like.
    enum Sample: String, CaseIterable {
      case shifted, turned, scaled, tilted, transparent, clipped, mirrored, overlaid

      /// Whether pixels of bitmaps come to lie between those of the window. SDL's software renderer takes the nearest one
      /// then, where the processor mixes the four around: edges are harder and up to a pixel elsewhere.
      var isMapped: Bool {
        switch self {
        case .turned, .scaled, .tilted: true
        case .shifted, .transparent, .clipped, .overlaid, .mirrored: false
        }
      }

      var picture: Picture {
        let all = CGRect(origin: .zero, size: size)
        var scene = Scene(size: size)
        scene.layers = (0..<6).map { layer($0) }
        scene.indicators = []
        var picture = Picture(size: size, stage: all, scene: scene)
        if self == .clipped {
          picture.stage = CGRect(x: 40, y: 30, width: 200, height: 150)
          picture.scene.size = picture.stage.size
        }
        if self == .overlaid {
          picture.badges = [Badge("REC", Color(red: 0.9, green: 0.2, blue: 0.2))]
          picture.marks = [.line(.target, .vertical, position: 120)]
          picture.notice = "Kept"
        }
        return picture
      }

      private func layer(_ index: Int) -> SceneLayer {
        let center = CGPoint(x: 60 + Double(index % 3) * 100, y: 65 + Double(index / 3) * 110)
        var layer = SceneLayer(
          CellContent(.cell, [0, index]), center: center, size: CGSize(width: 80, height: 90))
        switch self {
        case .shifted, .clipped, .overlaid: break
        case .turned: layer.transform = CATransform3DMakeRotation(0.1 * Double(index + 1), 0, 0, 1)
        case .scaled:
          let scale = 0.6 + 0.15 * Double(index)
          layer.transform = CATransform3DMakeScale(scale, scale, 1)
        case .mirrored: layer.transform = CATransform3DMakeScale(-1, 1, 1)
        case .transparent: layer.alpha = Double(index + 1) / 7
        case .tilted:
          var eye = CATransform3DIdentity
          eye.m34 = -1 / 400
          layer.transform = CATransform3DRotate(eye, 0.2 * Double(index + 1), 0, 1, 0)
        }
        return layer
      }
    }

    @Test("the renderer shows what the processor draws", arguments: Sample.allCases, drivers)
    func renderer(_ sample: Sample, _ driver: String) throws {
      let window = try Self.window(driver)
      let cache = BitmapCache(style: CardStyle())
      let presenter = try TexturePresenter(window, cache: cache, driver: "software")
      #expect(presenter.name == "SDL software")
      for _ in 0..<2 { try presenter.present(sample.picture) }
      let shown = try presenter.readPixels()
      if sample.isMapped {
        // Measured: 107 pixels turned, 95 scaled, 149 tilted, of 76,800; strokes thinner than what is stepped over.
        let strays = PictureDifference.strays(
          shown, from: try Self.drawn(sample.picture), channel: 6)
        #expect(strays <= 150)
      } else {
        try Self.expectSame(shown, sample.picture, channel: 6)
      }
    }

    @Test("the window's surface has what the processor draws", arguments: Sample.allCases, drivers)
    func surface(_ sample: Sample, _ driver: String) throws {
      let window = try Self.window(driver)
      let presenter = SurfacePresenter(window, cache: BitmapCache(style: CardStyle()))
      try presenter.present(sample.picture)
      let surface = try #require(SDL_GetWindowSurface(window.handle)).pointee
      let memory = try #require(surface.pixels)
      let shown = Bitmap(
        borrowing: memory, width: Int(surface.w), height: Int(surface.h),
        bytesPerRow: Int(surface.pitch), scale: 1, isOpaque: true)
      try Self.expectSame(shown, sample.picture, channel: 0)
    }

    @Test("a renderer that is not there is told in a sentence")
    func noRenderer() throws {
      let window = try Self.window("dummy")
      let error = #expect(throws: WindowError.self) {
        _ = try TexturePresenter(
          window, cache: BitmapCache(style: PlainStyle()), driver: "nonsense")
      }
      #expect(error?.description == "A renderer cannot be made: there is no \"nonsense\".")
    }

    @Test("a picture that the renderer has no room for is told in a sentence")
    func noRoom() throws {
      let window = try Self.window("dummy")
      let renderer = try #require(
        SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_SOFTWARE.rawValue))
      let store = TextureStore(renderer)
      defer { SDL_DestroyRenderer(renderer) }
      // A row more than any bitmap may have; nobody looks at its pixels.
      var pixel: UInt32 = 0
      let error = withUnsafeMutableBytes(of: &pixel) { memory in
        memory.baseAddress.flatMap { pixel in
          let huge = Bitmap(
            borrowing: pixel, width: 8192, height: 8193, bytesPerRow: 4 * 8192, scale: 1,
            isOpaque: false)
          return #expect(throws: WindowError.self) { _ = try store.texture(of: huge) }
        }
      }
      #expect(error?.description.hasPrefix("The renderer has no room for a picture: ") == true)
      #expect(store.count == 0)
    }

    @Test("what the graphics processor has lost is handed over again")
    func copiesLost() throws {
      let window = try Self.window("dummy")
      let presenter = try TexturePresenter(
        window, cache: BitmapCache(style: CardStyle()), driver: "software")
      try presenter.present(Sample.overlaid.picture)
      let before = try presenter.readPixels()
      presenter.forgetCopies()
      try presenter.present(Sample.overlaid.picture)
      #expect(try PictureDifference(presenter.readPixels(), before, channel: 0).count == 0)
    }

    @Test("a driver that is not there is told in a sentence, and the next one starts")
    func noDriver() throws {
      let error = #expect(throws: WindowError.self) { _ = try Video(driver: "nonsense") }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("SDL cannot show anything: ") && text.hasSuffix("."))
      #expect(try Video(driver: "dummy").isOffscreen)
    }

    @Test("textures go when their bitmaps have gone, and when nobody asks for them any more")
    func textureStore() throws {
      let window = try Self.window("dummy")
      let renderer = try #require(
        SDL_CreateRenderer(window.handle, -1, SDL_RENDERER_SOFTWARE.rawValue))
      let store = TextureStore(renderer)
      defer {
        store.removeAll()
        SDL_DestroyRenderer(renderer)
      }
      let kept = try Bitmap(width: 8, height: 8)
      for _ in 0..<200 {
        // Each is let go of at once; its place in memory is the next one's.
        let passing = try Bitmap(width: 8, height: 8)
        _ = try store.texture(of: passing)
        _ = try store.texture(of: kept)
        store.endFrame()
        #expect(store.count <= 2 + 60)
      }
      for _ in 0..<60 { store.endFrame() }
      #expect(store.count <= 1)
      for _ in 0..<60 { store.endFrame() }
      #expect(store.count == 0)
      _ = try store.texture(of: kept)
      #expect(store.count == 1)
    }

    static func window(_ driver: String) throws -> SystemWindow {
      try SystemWindow(title: "test", size: size, on: Video(driver: driver))
    }

    private static func drawn(_ picture: Picture) throws -> Bitmap {
      let drawn = try Bitmap(size: picture.size, scale: 1, isOpaque: true)
      PictureCompositor(cache: BitmapCache(style: CardStyle())).draw(picture, into: drawn)
      return drawn
    }

    private static func expectSame(
      _ shown: Bitmap, _ picture: Picture, channel: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let difference = try PictureDifference(shown, drawn(picture), channel: channel)
      #expect(
        difference.count == 0, "\(difference.count) pixels, by up to \(difference.largest)",
        sourceLocation: sourceLocation)
    }
  }
}

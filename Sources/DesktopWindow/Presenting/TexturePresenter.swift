internal import CSDL2
internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry
internal import Rendering

/// Draws with SDL's renderer: each element is a texture that is mapped and mixed by the graphics processor.
final class TexturePresenter: Presenter {
  let name: String
  private let window: SystemWindow
  private let renderer: OpaquePointer
  private let cache: BitmapCache
  private let compositor: PictureCompositor
  private let textures: TextureStore
  /// What stands over the elements, as it was last drawn.
  private var overlay: (picture: Picture, bitmap: Bitmap)?

  /// - Parameter driver: SDL's name of a renderer; nil for the best one there is.
  ///
  /// Errors: the renderer cannot be made.
  init(_ window: SystemWindow, cache: BitmapCache, driver: String? = nil) throws(WindowError) {
    self.window = window
    self.cache = cache
    compositor = PictureCompositor(cache: cache)
    let index = try driver.map(Self.index) ?? -1
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    guard
      let renderer = SDL_CreateRenderer(window.handle, index, SDL_RENDERER_PRESENTVSYNC.rawValue)
    else { throw WindowError("A renderer cannot be made") }
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    name = "SDL " + (info.name.map { String(cString: $0) } ?? "renderer")
    textures = TextureStore(renderer)
  }

  deinit {
    textures.removeAll()
    SDL_DestroyRenderer(renderer)
  }

  /// SDL's number of the renderer called `driver`.
  private static func index(of driver: String) throws(WindowError) -> Int32 {
    var info = SDL_RendererInfo()
    for index in 0..<SDL_GetNumRenderDrivers() where SDL_GetRenderDriverInfo(index, &info) == 0 {
      if info.name.map({ String(cString: $0) }) == driver { return index }
    }
    throw WindowError("A renderer cannot be made", because: "there is no \"\(driver)\"")
  }

  func present(_ picture: Picture) throws(WindowError) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard width > 0, height > 0, picture.size.width > 0 else { return }
    let scale = Double(width) / picture.size.width
    try draw(picture, scale)
    if picture.hasOverlay {
      try drawOverlay(picture, width: Int(width), height: Int(height), scale)
    }
    SDL_RenderPresent(renderer)
    textures.endFrame()
    cache.endScene()
  }

  func forgetCopies() {
    textures.removeAll()
    overlay = nil
  }

  /// The pixels of the window as they would be shown, for tests and screenshots.
  func readPixels() throws(WindowError) -> Bitmap {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard
      let memory = calloc(Int(width * height), 4),
      let bitmap = try? Bitmap(width: Int(width), height: Int(height), isOpaque: true)
    else { throw WindowError("There is no memory for the window's picture") }
    defer { free(memory) }
    guard
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_RGB888.rawValue, memory, width * 4) == 0
    else { throw WindowError("The window's pixels cannot be read") }
    let copy = Bitmap(
      borrowing: memory, width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4,
      scale: 1, isOpaque: true)
    bitmap.composite(copy, .identity)
    return bitmap
  }

  /// Draws everything but what stands over the elements; what is shown is what `present` shows last.
  private func draw(_ picture: Picture, _ scale: Double) throws(WindowError) {
    set(.surroundings)
    try check(SDL_RenderClear(renderer))
    let stage = picture.stage
    var area = SDL_Rect(
      x: Int32((stage.minX * scale).rounded()), y: Int32((stage.minY * scale).rounded()),
      w: Int32((stage.width * scale).rounded()), h: Int32((stage.height * scale).rounded()))
    SDL_RenderSetClipRect(renderer, &area)
    set(picture.scene.background)
    SDL_RenderFillRect(renderer, &area)
    for layer in picture.scene.layers { try draw(layer, area, scale) }
    for indicator in picture.scene.indicators {
      set(.indicator(alpha: indicator.alpha))
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
      var bar = SDL_FRect(
        x: Float(Double(area.x) + indicator.frame.minX * scale),
        y: Float(Double(area.y) + indicator.frame.minY * scale),
        w: Float(indicator.frame.width * scale), h: Float(indicator.frame.height * scale))
      SDL_RenderFillRectF(renderer, &bar)
    }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_RenderSetClipRect(renderer, nil)
  }

  private func draw(
    _ layer: SceneLayer, _ area: SDL_Rect, _ scale: Double
  ) throws(WindowError) {
    guard let entry = cache.entry(for: layer.content, size: layer.size, scale: scale) else {
      return
    }
    let texture = try textures.texture(of: entry.bitmap)
    var mesh = QuadMesh(
      layer, entry, origin: CGPoint(x: Double(area.x), y: Double(area.y)), scale: scale)
    try check(mesh.draw(texture, alpha: layer.alpha, on: renderer))
  }

  private func drawOverlay(
    _ picture: Picture, width: Int, height: Int, _ scale: Double
  ) throws(WindowError) {
    var bare = picture
    bare.scene = Scene(size: picture.scene.size)
    let isSame = overlay.map {
      $0.picture == bare && $0.bitmap.width == width && $0.bitmap.height == height
    }
    if isSame != true {
      guard let bitmap = try? Bitmap(width: width, height: height, scale: scale) else {
        throw WindowError("There is no memory for the window's picture")
      }
      compositor.drawOverlay(of: picture, on: Canvas(bitmap))
      overlay = (bare, bitmap)
    }
    guard let bitmap = overlay?.bitmap else { return }
    try check(SDL_RenderCopy(renderer, try textures.texture(of: bitmap).handle, nil, nil))
  }

  private func check(_ status: Int32) throws(WindowError) {
    guard status == 0 else { throw WindowError("The renderer draws nothing more") }
  }

  private func set(_ color: Color) {
    func part(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    SDL_SetRenderDrawColor(
      renderer, part(color.red), part(color.green), part(color.blue), part(color.alpha))
  }
}

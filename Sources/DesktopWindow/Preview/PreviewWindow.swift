internal import CSDL2
internal import CollectionEngine
internal import Drawing
internal import Foundation
public import Rendering
public import Scenarios

/// A window in which a scenario runs and a person scrolls.
///
/// One at a time in a process, on its main thread.
public final class PreviewWindow {
  /// Which of SDL's drivers shows it.
  public var driver: String { video.driver }
  /// What has happened since the preview began, until another scenario was loaded, as a scenario: what the observers were
  /// told.
  public var scenario: Scenario { session.scenario }
  /// The motions of the run so far.
  public var motions: [MotionSummary] { session.run.motions }
  /// What was wrong with the layout, each sentence once.
  public var warnings: [String] { session.run.warnings }
  /// Why the run is over by itself; nil where it is not.
  public var failure: String? { session.run.failure }

  let video: Video
  let window: SystemWindow
  private(set) var presenter: any Presenter
  let session: PreviewSession
  var translator = InputTranslator()
  /// How much wider than the viewport the window was made for what stands beside it, in pt.
  var widthBeside = 0.0
  /// What the window was last fitted to: a run, and its viewport in pt.
  var fitted: (run: LiveRun, viewport: CGSize)
  /// How many pictures have been shown.
  var pictureCount = 0
  /// The last picture that was shown.
  var lastPicture: Picture?
  /// Who may use the window: the thread that runs it, or while the engine works somebody who speaks for it.
  let turn = NSLock()
  /// Whether the window says that the engine does not come back.
  var saysStall = false
  /// Whether nobody sees the window.
  let isOffscreen: Bool
  /// Who is to draw.
  private let drawing: PreviewOptions.Drawing
  /// When it was last looked whether the scenario's file has changed, in s.
  var lastLook = 0.0
  /// The time on the person's clock when the session began.
  private let epoch: Double

  /// Opens a window for `scenario`.
  ///
  /// Errors: no display, no window, no renderer.
  public init(
    _ scenario: Scenario, name: String, surroundings: PreviewSurroundings, style: any CellStyle,
    options: PreviewOptions, observers: [any RunObserver] = []
  ) throws(WindowError) {
    isOffscreen = options.isOffscreen
    drawing = options.drawing
    let cache = BitmapCache(style: style)
    video = try Video(driver: options.isOffscreen ? "offscreen" : nil)
    epoch = surroundings.clock()
    session = PreviewSession(
      scenario, name: name, surroundings: surroundings, cache: cache, at: 0)
    for observer in observers { session.run.add(observer) }
    if let rate = options.rate { session.pacer.setRate(rate) }
    fitted = (session.run, scenario.viewport.size)
    window = try SystemWindow(title: Self.title(name), size: session.windowSize, on: video)
    presenter = try Self.makePresenter(window, cache, options)
    session.presenter = presenter.name
    session.showsInspector = options.showsInspector
    let opened = window.size
    // A viewport that is smaller than any window stays as it is; one that is larger than the screen cannot.
    if opened.width < session.windowSize.width || opened.height < session.windowSize.height {
      session.resize(to: opened, at: 0)
    }
    session.windowSize = opened
    fit()
    if let code = surroundings.code {
      session.working = { [turn] work in
        code.willWork()
        turn.unlock()
        work()
        turn.lock()
        code.didWork()
      }
    }
  }

  /// Who draws as `options` say. Where nobody says, a renderer that cannot be made is no error: the processor draws then.
  static func makePresenter(
    _ window: SystemWindow, _ cache: BitmapCache, _ options: PreviewOptions,
    hasGraphicsProcessor: Bool = PreviewWindow.hasGraphicsProcessor
  ) throws(WindowError) -> any Presenter {
    let surface = SurfacePresenter(window, cache: cache)
    guard !options.isOffscreen else { return surface }
    switch options.drawing {
    case .processor: return surface
    case .graphics: return try TexturePresenter(window, cache: cache)
    case .automatic:
      return hasGraphicsProcessor
        ? (try? TexturePresenter(window, cache: cache)) ?? surface : surface
    }
  }

  /// Shows the scenario and takes what a person does until somebody closes the window.
  ///
  /// - Parameter isInterrupted: asked before each frame, and twice a second while nothing moves; true ends it.
  ///
  /// Errors: the window or its display is gone.
  public func run(isInterrupted: () -> Bool = { false }) throws(WindowError) -> PreviewEnd {
    turn.lock()
    defer {
      session.endRecording(at: now)
      turn.unlock()
    }
    return isOffscreen
      ? try runOffscreen(isInterrupted: isInterrupted) : try runLive(isInterrupted: isInterrupted)
  }

  /// Has `picture`, that of `time` (s), shown. Where SDL's renderer cannot, and nobody has asked for it, the processor draws
  /// from now on.
  func present(_ picture: Picture, at time: Double) throws(WindowError) {
    do {
      try presenter.present(picture)
    } catch {
      guard drawing == .automatic, !(presenter is SurfacePresenter) else { throw error }
      use(SurfacePresenter(window, cache: session.cache))
      session.say("\(error.description) The processor draws from now on", at: time)
      try presenter.present(picture)
    }
  }

  /// Has `presenter` draw from now on.
  func use(_ presenter: any Presenter) {
    self.presenter = presenter
    session.presenter = presenter.name
  }

  /// The person's time, in s since the session began.
  var now: Double { session.surroundings.clock() - epoch }

  /// Whether the machine has one, as far as one can see.
  static var hasGraphicsProcessor: Bool {
    #if os(Linux)
      FileManager.default.fileExists(atPath: "/dev/dri/renderD128")
    #else
      true
    #endif
  }
}

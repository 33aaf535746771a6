internal import CSDL2
internal import CollectionEngine
internal import Drawing
public import Foundation
public import Rendering
public import Scenarios

/// A window in which a scenario runs and a person scrolls.
///
/// One at a time in a process, on its main thread.
public final class PreviewWindow {
  /// Which of SDL's drivers shows it.
  public var driver: String { video.driver }
  /// Who draws, in a word or two.
  public var presenterName: String { presenter.name }
  /// What has happened since the preview began, or since its scenario was last changed, as a scenario.
  public var scenario: Scenario { session.run.scenario }
  /// The motions of the run so far.
  public var motions: [MotionSummary] { session.run.motions }
  /// What was wrong with the layout, each sentence once.
  public var warnings: [String] { session.run.warnings }
  /// Why the run is over by itself; nil where it is not.
  public var failure: String? { session.run.failure }

  let video: Video
  let window: SystemWindow
  let presenter: any Presenter
  let session: PreviewSession
  var translator = InputTranslator()
  /// Whether the window has been made wider for the inspector.
  private var hasPanel = false
  private let options: PreviewOptions
  /// The time on SDL's clock when the session began.
  private let epoch: Double

  /// Opens a window for `scenario`.
  ///
  /// Errors: no display, no window, no renderer.
  public init(
    _ scenario: Scenario, name: String, surroundings: PreviewSurroundings, style: any CellStyle,
    options: PreviewOptions, observers: [any RunObserver] = []
  ) throws(WindowError) {
    self.options = options
    let cache = BitmapCache(style: style)
    video = try Video(driver: options.isOffscreen ? "offscreen" : nil)
    epoch = Video.now
    session = PreviewSession(
      scenario, name: name, surroundings: surroundings, cache: cache, at: 0)
    for observer in observers { session.run.add(observer) }
    if let rate = options.rate { session.pacer.setRate(rate) }
    window = try SystemWindow(title: "\(name) – Glissade", size: session.windowSize, on: video)
    let isGraphic =
      options.drawing == .graphics || options.drawing == .automatic && Self.hasGraphicsProcessor
    presenter =
      isGraphic && !options.isOffscreen
      ? try TexturePresenter(window, cache: cache) : SurfacePresenter(window, cache: cache)
    session.presenter = presenter.name
    session.showsInspector = options.showsInspector
    session.windowSize = window.size
    fitPanel()
  }

  /// Shows the scenario and takes what a person does until somebody closes the window.
  ///
  /// - Parameter isInterrupted: asked about a hundred times a second; true ends it.
  ///
  /// Errors: the window or its display is gone.
  public func run(isInterrupted: () -> Bool = { false }) throws(WindowError) -> PreviewEnd {
    defer { session.endRecording() }
    return options.isOffscreen
      ? try runOffscreen(isInterrupted: isInterrupted) : try runLive(isInterrupted: isInterrupted)
  }

  /// On the person's clock.
  private func runLive(isInterrupted: () -> Bool) throws(WindowError) -> PreviewEnd {
    var lastLook = 0.0
    while !session.isOver {
      if isInterrupted() { return .interrupted }
      if session.isIdle {
        session.pacer.pause()
        waitForEvent(upTo: idleTimeout)
      } else {
        let due = session.pacer.due(at: now)
        repeat { waitForEvent(upTo: due - now) } while now < due && !session.isOver
        let frame = session.pacer.next(at: now)
        try show(at: frame.time, missed: frame.missed)
      }
      if now > lastLook + 0.5 {
        lastLook = now
        session.reloadFile(at: now)
      }
    }
    return .closed
  }

  /// How long nothing has to be looked at, in s: files that may change are looked at twice a second.
  private var idleTimeout: Double {
    guard let until = session.notice?.until else { return 0.5 }
    return min(0.5, max(0, until - now))
  }

  /// On a virtual clock, until the script is over.
  private func runOffscreen(isInterrupted: () -> Bool) throws(WindowError) -> PreviewEnd {
    let scenario = session.run.base
    var limit = (scenario.events.map(\.at).max() ?? 0) + Simulation.settlingLimit
    if case .time(let end) = scenario.until { limit = end }
    var frames = FrameTimes(scenario.frames)
    while !session.isOver, let time = frames.next {
      if isInterrupted() { return .interrupted }
      if time > limit {
        if case .time = scenario.until { return .closed }
        return .unsettled
      }
      try show(at: time, missed: 0)
      if session.run.failure != nil { return .closed }
      if case .settled = scenario.until, session.run.isScriptOver, session.run.isAtRest {
        return .closed
      }
      frames.advance(rate: session.run.current.frames.rate)
    }
    return .closed
  }

  private func show(at time: Double, missed: Int) throws(WindowError) {
    let start = processorTime()
    let picture = session.frame(at: time, missed: missed)
    if !window.isHidden || options.isOffscreen { try presenter.present(picture) }
    session.meter.note(cost: processorTime() - start)
    if session.needsScreenshot {
      session.needsScreenshot = false
      keepScreenshot(of: picture, at: time)
    }
  }

  private func keepScreenshot(of picture: Picture, at time: Double) {
    let scale = Double(window.pixelSize.width) / max(1, picture.size.width)
    do {
      let bitmap = try Bitmap(size: picture.size, scale: scale, isOpaque: true)
      PictureCompositor(cache: session.cache).draw(picture, into: bitmap)
      session.say(try session.surroundings.savePicture(try bitmap.pngData()), at: time)
    } catch { session.say("\(error)", at: time) }
  }

  /// The person's time, in s since the session began.
  var now: Double { Video.now - epoch }

  /// Whether the machine has one, as far as one can see.
  private static var hasGraphicsProcessor: Bool {
    #if os(Linux)
      FileManager.default.fileExists(atPath: "/dev/dri/renderD128")
    #else
      true
    #endif
  }

  /// Makes the window wider or narrower, so that the inspector stands beside the viewport, and tells the session how large
  /// it is.
  func fitPanel() {
    if hasPanel != session.showsInspector {
      hasPanel = session.showsInspector
      var size = window.size
      size.width = max(120, size.width + (hasPanel ? Inspector.width : -Inspector.width))
      window.size = size
    }
    let size = window.size
    guard size != session.windowSize else { return }
    session.windowSize = size
    session.needsPicture = true
    session.resize(to: session.stage.size, at: now)
  }
}

/// What this thread has taken of the processor so far, in s.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts
internal import Rendering
internal import Scenarios

/// A preview without its window: takes what a person does and when frames are, and says what there is to be seen.
///
/// It reads no clock: all times are handed in, in s of the person's time since the session began.
final class PreviewSession {
  /// What runs, by name.
  private(set) var name: String
  private(set) var run: LiveRun
  /// The layout of the code that is followed, as it is now; nil before the code has changed.
  var newestLayout: LayoutDescription?
  /// The layout that is to be replaced with the next frames, until it is.
  var outgoingLayout: CollectionViewLayout?
  /// Whether the next picture is the first one with a new layout of the code.
  var showsNewLayout = false
  /// Does what may call a layout: whoever shares the thread with something else hands that on meanwhile.
  var working: (_ work: () -> Void) -> Void = { $0() }
  /// What happened before another scenario was loaded; nil while the first one runs.
  private var first: Scenario?
  private(set) var log = PreviewLog()
  let surroundings: PreviewSurroundings
  let cache: BitmapCache
  var clock: SimulationClock
  var pacer: FramePacer
  var history = PreviewHistory()
  var meter = CostMeter()
  /// Who draws, in a word or two.
  var presenter = ""

  var showsInspector = false
  /// Which page of the help is shown; nil for none.
  var helpPage: Int?
  var showsMarks = true
  /// What is said at the bottom, and until when.
  var notice: (text: String, until: Double)?
  /// Whether what happens is going to be saved when recording ends.
  var isRecording = false
  /// The window's size, in pt.
  var windowSize: CGSize
  /// How many pixels the window has for each pt.
  var windowScale = 1.0
  /// The map of where releases land; nil while it is not shown.
  var map: MapPane?
  /// How fine it is, coarse first.
  var mapGrids = MapWork.grids
  /// Where it stands in the round of what keys switch between.
  var choices = PreviewChoices()
  /// Makes what keys shuffle; the same session is shuffled the same way.
  var numbers: SplitMix64
  /// Where keys are scrolling to; nil where they are not.
  var goal: Goal?
  /// What keys have asked for that depends on where things are, while that changes with the next frame.
  private var waiting: [KeyCommand] = []
  /// What the person's finger does other than dragging; nil for nothing.
  var hand: PreviewHand?
  /// Whether the last picture was of a new frame of the run, not of one that was shown before.
  private(set) var showsNewFrame = false
  /// Whether the next picture is to be kept.
  var needsScreenshot = false
  /// Whether somebody has asked for the end.
  var isOver = false
  /// Whether there is anything new to be seen that no motion brings.
  var needsPicture = true

  /// Where keys are scrolling to.
  enum Goal {
    case offset(CGPoint)
    case item(IndexPath)
  }

  /// A session on `scenario`.
  init(
    _ scenario: Scenario, name: String, surroundings: PreviewSurroundings, cache: BitmapCache,
    at real: Double
  ) {
    self.name = name
    self.surroundings = surroundings
    self.cache = cache
    run = LiveRun(scenario)
    clock = SimulationClock(at: real)
    pacer = FramePacer(rate: scenario.frames.rate ?? 60)
    windowSize = scenario.viewport.size
    numbers = SplitMix64(seed: scenario.seed)
    run.add(log)
  }

  deinit { map?.stop() }

  /// Begins anew with another scenario, at `real`.
  func load(_ scenario: Scenario, name: String, at real: Double) {
    endRecording(at: real)
    first = first ?? run.scenario
    self.name = name
    let scenario = scenario.mappingCompiledLayouts { layout, file in
      newestLayout.flatMap { $0.file == file ? $0 : nil } ?? layout
    }
    outgoingLayout = nil
    working { run = LiveRun(scenario) }
    hand = nil
    log = PreviewLog()
    run.add(log)
    let speed = clock.speed
    clock = SimulationClock(at: real)
    clock.setSpeed(speed, at: real)
    pacer = FramePacer(rate: scenario.frames.rate ?? 60)
    history = PreviewHistory()
    choices = PreviewChoices()
    numbers = SplitMix64(seed: scenario.seed)
    goal = nil
    waiting = []
    needsPicture = true
  }

  /// What happened from the beginning until another scenario was loaded, or until now: what a trace of the session has.
  var scenario: Scenario { first ?? run.scenario }

  /// How everything is set once all has happened that was asked for.
  var wanted: Scenario {
    run.pendingChanges.reduce(into: run.current) { scenario, kind in
      switch kind {
      case .setLayout(let layout, _): scenario.layout = layout
      case .resize(let size, _): scenario.viewport.size = size
      case .set(let changes): for change in changes { change.apply(to: &scenario) }
      default: break
      }
    }
  }

  /// Whether the next frame shows the content otherwise than by scrolling: nobody knows yet what stands where then.
  private var isContentPending: Bool {
    run.pendingChanges.contains { kind in
      switch kind {
      case .update, .setLayout, .resize, .set, .reorderStep, .transitionStep: true
      default: false
      }
    }
  }

  /// Whether the next frame would show what the last one did, until something happens or a notice has been read.
  var isIdle: Bool {
    guard !needsPicture, !isPressing else { return false }
    if clock.isPaused || run.failure != nil { return true }
    return run.isAtRest && run.isScriptOver
      && Axis.allCases.allSatisfy { run.scrollView.scrollIndicator($0).alpha == 0 }
  }

  /// Shows the frame that is due at `real`, `missed` periods late: what there is to be seen.
  func frame(at real: Double, missed: Int = 0) -> Picture {
    endNotice(at: real)
    liftWhenPressed(at: real)
    showsNewFrame = false
    if !clock.isPaused { advance(to: clock.time(at: real), missed: missed, at: real) }
    followMap()
    needsPicture = false
    return picture()
  }

  /// Takes away what has been said for long enough at `real`.
  func endNotice(at real: Double) {
    guard let until = notice?.until, real >= until else { return }
    notice = nil
    needsPicture = true
  }

  /// One frame on, at `real`, while the clock stands.
  func step(at real: Double) {
    clock.step(by: pacer.period * clock.speed)
    advance(to: clock.time(at: real), missed: 0, at: real)
  }

  private func advance(to time: Double, missed: Int, at real: Double) {
    meter.note(missed: missed, period: pacer.period, isMoving: run.isMoving)
    var isShown = false
    working { isShown = run.advance(to: max(time, 0)) }
    guard isShown else {
      if let failure = run.failure { say(failure, at: nil) }
      return
    }
    showsNewFrame = true
    if let outgoingLayout, run.collectionView?.collectionViewLayout !== outgoingLayout {
      self.outgoingLayout = nil
      showsNewLayout = true
    }
    if run.scrollView.activity != .animating, run.pendingChanges.isEmpty { goal = nil }
    let scene = Scene(of: run.scrollView)
    history.append(.init(time: time, scene: scene, marks: marks(over: scene)))
    let commands = waiting
    waiting = []
    for command in commands { perform(command, at: real) }
  }

  /// Whether anything has been shown: before that content has no place.
  var hasFrames: Bool { !run.frameTimes.isEmpty }

  /// Whether `command` has to wait for the next frame, and is done after it.
  func puts(off command: KeyCommand) -> Bool {
    let waits = command == .toggleMap ? !hasFrames : command.needsContent && isContentPending
    guard waits else { return false }
    waiting.append(command)
    return true
  }

  /// Says `text` at the bottom for three seconds after `real`, or until something else is said.
  func say(_ text: String, at real: Double?) {
    notice = (text, (real ?? .infinity) + 3)
    needsPicture = true
  }

  /// What the person does at `real`.
  ///
  /// While time stands nothing moves, but a finger that came down before can lift.
  func handle(_ input: ScrollInput, at real: Double) {
    if case .touch(let phase, let location) = input, hold(phase, location, at: real) { return }
    if clock.isPaused {
      switch input {
      case .touch(.ended, _), .touch(.cancelled, _): break
      case .touch(.began, _): return say("Paused: P goes on", at: real)
      default: return
      }
    }
    history.leave()
    goal = nil
    run.handle(input, at: clock.time(at: real))
  }

  /// Has the program do something now.
  func perform(_ kind: ScenarioEvent.Kind, at real: Double) {
    history.leave()
    goal = nil
    run.perform(kind, at: clock.time(at: real))
    needsPicture = true
  }
}

public import CollectionEngine
public import Foundation
internal import Layouts

/// A scenario that a person takes part in: its script runs, and whoever shows it adds inputs, changes by the program
/// and the times of the frames.
///
/// Whatever is handed over waits for the frame of its time, where it is merged with the script. A person's finger has
/// the view for itself: it takes the script's finger away, and while it is down the script's fingers do nothing.
///
/// All that happens is kept: `scenario` says it as a scenario that replays to the same inputs, calls, frames and
/// elements, bit for bit.
///
///     let run = LiveRun(scenario)
///     run.handle(.touch(.began, location: place), at: 0.012)
///     run.advance(to: 0.016)
///     try write(run.scenario.yaml)
public final class LiveRun {
  /// The scenario that it began with.
  public let base: Scenario
  /// The scroll view that it moves: a collection view where the scenario has sections.
  public var scrollView: ScrollView { stage.scrollView }
  /// The same as a collection view; nil for plain content.
  public var collectionView: CollectionView? { stage.items?.view }
  /// The scenario with the changes so far: how everything is set now. Its events are those of `base`.
  public var current: Scenario { stage.current }
  /// The items as they are now; none for plain content.
  var items: SectionList { stage.items?.list ?? SectionList([]) }
  /// What was wrong with the layout, or with what was asked for, each sentence once, at most `Simulation.mostWarnings`.
  public var warnings: [String] { stage.warnings }
  /// The motions so far, in the order in which they ended.
  public var motions: [MotionSummary] { stage.observers.log.motions }
  /// Why it is over; nil while it goes on. No frame is shown then.
  public var failure: String? { stage.failure }
  /// The times of the frames so far that are kept, in s, ascending.
  public var frameTimes: [TimeInterval] { log.frames }
  /// Whether more happened than a file can hold: `scenario` then ends before.
  public var isLogFull: Bool { log.isFull }
  /// Whether everything of the script has happened.
  public var isScriptOver: Bool { queue.isScriptOver }
  /// Whether the next frame would show what the last one did: nothing moves, and nothing is to come.
  public var isAtRest: Bool { queue.isEmpty && stage.isShownAtRest }

  /// What the program was asked for by `perform` and has not done yet, in the order in which it is going to.
  public var pendingChanges: [ScenarioEvent.Kind] { queue.waiting.filter { !$0.isOfPerson } }
  /// Whether a frame after the last one would show something else without anything happening, or a finger is down: the
  /// content moves, or an item does by an animated change.
  public var isMoving: Bool { !stage.isAtRest }

  let stage: RunStage
  private var log: LiveLog
  private var queue: EventQueue
  private var lastFrame: TimeInterval?
  /// Where a finger was last that a person has on the view, among all that was handed over.
  private var hand: CGPoint?
  /// Who has a finger on the view, among all that has happened, where, and whether it holds an item.
  private var finger: (isLive: Bool, location: CGPoint, holdsItem: Bool)?

  /// A run that has not begun. Sections without a layout are a programming error and trap: a scenario that was read
  /// has one.
  public init(_ base: Scenario) {
    self.base = base
    stage = RunStage(base)
    log = LiveLog(base)
    queue = EventQueue(base.events)
  }

  /// Has `observer` told of everything from now on, behind those that came before. A trace recorder is one.
  public func add(_ observer: any RunObserver) { stage.observers.add(observer) }

  /// Tells `observer` nothing more.
  public func remove(_ observer: any RunObserver) { stage.observers.remove(observer) }

  /// Hands over what a person does at `time`, in s since the run began. It acts at that time, before the frame of the
  /// same time; where that frame was shown already, just after it. What no file can hold, as a place that is not
  /// finite, does not happen, and is among the `warnings`.
  ///
  /// The time is kept in steps of 2^-30 s, about a nanosecond, so that differences of times are exact. A lift has the
  /// location of the touch before it, for the view looks at no other; what moves or lifts without having come down is
  /// ignored.
  public func handle(_ input: ScrollInput, at time: TimeInterval) {
    guard let kind = event(for: input) else { return }
    add(kind, at: time)
  }

  /// Hands over what the program does at `time`, in s since the run began: everything but what a person does. When it
  /// acts is as in `handle`.
  ///
  /// What does not add up then (an item that is not there, an option that the layout does not have) does not happen,
  /// nor does what no file can hold (a viewport without a height); both are among the `warnings`.
  public func perform(_ kind: ScenarioEvent.Kind, at time: TimeInterval) {
    precondition(
      !kind.isOfPerson,
      "What a person does is an input, handed to handle, or one step of a movement or a transition."
    )
    add(kind, at: time)
  }

  /// Shows the frame of `time`, in s since the run began, after all that happens until then.
  ///
  /// Answers whether it did: there is no frame less than four nanoseconds after the last one, none before 0, and none
  /// after a failure. The first frame begins the run.
  @discardableResult
  public func advance(to time: TimeInterval) -> Bool {
    guard time >= 0, time.isFinite, failure == nil else { return false }
    if let lastFrame, time < lastFrame + 4 * ScrollView.sameInstant { return false }
    if lastFrame == nil { stage.begin() }
    while let step = queue.next(
      until: time, after: scrollView.currentTime, viewport: stage.current.viewport.size)
    {
      take(step)
    }
    guard failure == nil else { return false }
    stage.advance(to: time)
    lastFrame = time
    log.noteFrame(at: time, begun: queue.begun.count)
    return true
  }

  /// What has happened so far, from the beginning to the last frame, as a scenario: `frames` has the times of all
  /// frames. Before the first frame it is `base` itself.
  ///
  /// Complexity: O(n) in what happened.
  public var scenario: Scenario { log.scenario(from: base, events: queue.begun) }

  /// When something of `time` can still act, in steps that add up exactly.
  private func moment(_ time: TimeInterval) -> TimeInterval {
    precondition(time.isFinite, "Something happens at a finite time, not \(time).")
    let moment = (max(time, 0) * Self.steps).rounded() / Self.steps
    guard let lastFrame, moment <= lastFrame + ScrollView.sameInstant else { return moment }
    return (((lastFrame + ScrollView.sameInstant) * Self.steps).rounded(.down) + 1) / Self.steps
  }

  /// How many steps of time a second has. Ours: a day of them fits into a double with six digits to spare.
  private static let steps = 0x1p30

  private func add(_ kind: ScenarioEvent.Kind, at time: TimeInterval) {
    if let fault = log.fault(of: kind) { return stage.warn(fault) }
    let event = ScenarioEvent(at: moment(time), kind)
    log.note(event)
    queue.add(event)
  }

  private func event(for input: ScrollInput) -> ScenarioEvent.Kind? {
    switch input {
    case .touch(.began, let location):
      hand = location
      return .touch(.began, location: location)
    case .touch(let phase, let location):
      guard let last = hand else { return nil }
      hand = phase == .moved ? location : nil
      return .touch(phase, location: hand ?? last)
    case .wheel(let wheel): return .wheel(wheel)
    case .release(let contentOffset, let velocity):
      return .release(.init(contentOffset: contentOffset, velocity: velocity))
    }
  }
}

extension LiveRun {
  /// Has a step happen, unless it does not add up or a person's finger is in its way.
  private func take(_ step: EventQueue.Step) {
    let isLive = queue.begun[step.event].isLive
    switch step.action {
    case .program(let kind):
      if let fault = stage.fault(of: kind) {
        stage.warn(fault)
        return queue.drop(step.event)
      }
      if case .reorderStep(let reorderStep) = kind {
        if !isLive, finger?.isLive == true { return queue.drop(step.event) }
        if isLive, reorderStep.isLift { interruptScript(step) }
        note(reorderStep, isLive: isLive)
      }
    case .input(.wheel): break
    case .input(let input):
      let begins = input.isBeginning
      if isLive ? !begins && finger?.isLive != true : finger?.isLive == true {
        return queue.drop(step.event)
      }
      if isLive, begins { interruptScript(step) }
      note(input, isLive: isLive)
    }
    stage.take(step.action, at: step.time)
  }

  /// A person's finger comes down with `step`: that of the script, if any, is taken away.
  private func interruptScript(_ step: EventQueue.Step) {
    guard let finger, !finger.isLive else {
      return queue.interruptScript(by: step.event, end: nil)
    }
    if finger.holdsItem {
      queue.interruptScript(by: step.event, end: .reorderStep(.cancel))
      stage.take(.program(.reorderStep(.cancel)), at: step.time)
    } else {
      let location = finger.location
      queue.interruptScript(by: step.event, end: .touch(.cancelled, location: location))
      stage.take(.input(.touch(.cancelled, location: location)), at: step.time)
    }
    self.finger = nil
  }

  private func note(_ step: ScenarioEvent.ReorderStep, isLive: Bool) {
    switch step {
    case .lift(_, let location): finger = (isLive, location, true)
    case .move(let location):
      if finger?.isLive == isLive { finger?.location = location }
    case .drop, .cancel:
      if finger?.isLive == isLive, finger?.holdsItem == true { finger = nil }
    }
  }

  private func note(_ input: ScrollInput, isLive: Bool) {
    switch input {
    case .touch(.began, let location):
      if finger?.isLive != isLive { finger = (isLive, location, false) }
    case .touch(.moved, let location):
      if finger?.isLive == isLive { finger?.location = location }
    case .touch(.ended, _), .touch(.cancelled, _), .release: finger = nil
    case .wheel: break
    }
  }
}

extension ScrollInput {
  /// Whether a finger comes down, or is as if it had.
  fileprivate var isBeginning: Bool {
    switch self {
    case .touch(.began, _), .release: true
    default: false
    }
  }
}

extension ScenarioEvent.ReorderStep {
  fileprivate var isLift: Bool { if case .lift = self { true } else { false } }
}

extension ScenarioEvent.Kind {
  /// Whether a person does it, and a live run is told of it in another way.
  var isOfPerson: Bool {
    switch self {
    case .wheel, .transition: true
    default: ScenarioEvent(at: 0, self).isOfFinger
    }
  }
}

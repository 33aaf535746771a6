public import CollectionEngine
public import Foundation
internal import Geometry
public import Tracing

/// A scenario on the virtual clock: a scroll view, its inputs and its frames, as fast as they go.
///
/// Events act at their own times, before the frame of the same time. Nothing here reads a clock or
/// the environment; the same scenario gives the same calls in the same order with the same numbers.
public final class Simulation {
  /// How a run ended.
  public enum Outcome: Equatable, Sendable {
    /// Everything was at rest after the last event, or the asked-for time was reached.
    case finished
    /// It moved until the limit (s) after the last event, or until the given frames were used up.
    case unsettled(String)
    /// The program asked for something that does not add up: an update, or an item that is not
    /// there.
    case failed(String)
    /// Whoever watched did not want more.
    case stopped
  }

  /// How long, in s, a run may go on after the last event before it counts as one that never
  /// settles. Ours: twenty times the longest glide at the normal rate from 1,000 pt/ms.
  public static let settlingLimit = 600.0

  /// The scenario that runs.
  public let scenario: Scenario
  /// The scroll view that it moves: a collection view where the scenario has sections. Set a
  /// delegate before `run`, if you like; the flow layout then asks that one for sizes.
  public let scrollView: ScrollView
  /// The same as a collection view; nil for plain content.
  public var collectionView: CollectionView? { stage?.view }
  /// What was wrong with the layout, or came to nothing, that the run could live with, each
  /// sentence once, at most `mostWarnings`.
  public private(set) var warnings: [String] = []
  /// How many warnings are kept. Ours: a layout that is wrong in every frame says hardly more.
  public static let mostWarnings = 20
  /// The motions so far, in the order in which they ended.
  public var motions: [MotionSummary] { log.motions }

  private let stage: ItemStage?
  private var failure: String?
  private let recorder: TraceRecorder?
  private let log = MotionLog()
  /// How things are set now: the scenario with the changes so far.
  private var current: Scenario
  private var waiting: ArraySlice<ScenarioEvent>
  private var running: [EventCursor] = []
  private var shown: CGPoint?

  /// A run of `scenario` that has not begun, recorded by `recorder`. Sections without a layout are
  /// a programming error and trap: a scenario that was read has one.
  public init(_ scenario: Scenario, recorder: TraceRecorder? = nil) {
    self.scenario = scenario
    self.recorder = recorder
    current = scenario
    waiting = scenario.events[...]
    stage = ItemStage(scenario)
    scrollView = stage?.view ?? ScrollView(size: scenario.viewport.size)
    scrollView.setUp(for: scenario)
    scrollView.observer = self
    stage?.view.updateFailure = { [weak self] in self?.failure = self?.failure ?? $0 }
    stage?.view.warning = { [weak self] in self?.warn($0) }
  }

  private func warn(_ sentence: String) {
    guard warnings.count < Self.mostWarnings, !warnings.contains(sentence) else { return }
    warnings.append(sentence)
  }

  /// Runs to the end.
  ///
  /// - Parameter goesOn: asked once a frame with the frame's time in s; false stops the run after
  ///   that frame.
  public func run(while goesOn: (TimeInterval) -> Bool = { _ in true }) -> Outcome {
    if let warning = stage?.begin(scenario) { warn(warning) }
    scrollView.putContent(for: scenario)
    let outcome = showFrames(while: goesOn)
    log.close(
      at: scrollView.currentTime, offset: scrollView.contentOffset, .unfinished)
    return outcome
  }

  private func showFrames(while goesOn: (TimeInterval) -> Bool) -> Outcome {
    let lastEvent = scenario.lastEventTime
    var frame = 0
    while let time = scenario.frames.time(ofFrame: frame) {
      if case .time(let end) = scenario.until, time > end + ScrollView.sameInstant {
        return .finished
      }
      if time > lastEvent + Self.settlingLimit, case .settled = scenario.until {
        return .unsettled(
          "still moving \(Int(Self.settlingLimit)) s after the last event, at the limit")
      }
      perform(until: time)
      if let failure { return .failed(failure) }
      scrollView.advance(to: time, displayPeriod: scenario.frames.displayPeriod)
      frame += 1
      guard goesOn(time), recorder?.isWriting != false else { return .stopped }
      if case .settled = scenario.until, isOver { return .finished }
    }
    guard case .settled = scenario.until, hasMore else { return .finished }
    return .unsettled("the given frame times end before it comes to rest")
  }

  /// Whether nothing is to come and the last frame showed the content at rest.
  private var isOver: Bool { !hasMore && shown == scrollView.contentOffset }

  /// Whether anything moves or is to come.
  private var hasMore: Bool { !(waiting.isEmpty && running.isEmpty && scrollView.isAtRest) }

  /// Takes all steps up to and including `time`, in order of time and then of the file. What is
  /// less than an instant later happens at `time` itself: it is later by rounding only.
  private func perform(until time: Double) {
    while let next = nextStep(until: time) {
      switch next.step {
      case .input(let input): scrollView.handle(input, at: next.time)
      case .program(let kind):
        scrollView.synchronize(to: next.time)
        perform(kind, at: next.time)
      }
    }
  }

  private func nextStep(until limit: Double) -> (time: Double, step: SimulationStep)? {
    let latest = limit + ScrollView.sameInstant
    while let event = waiting.first, event.at <= latest {
      running.append(EventCursor(event, viewport: current.viewport.size))
      waiting.removeFirst()
    }
    var earliest: (index: Int, time: Double, step: SimulationStep)?
    for (index, cursor) in running.enumerated() {
      guard let next = cursor.next, next.time <= latest else { continue }
      if earliest.map({ next.time < $0.time }) ?? true {
        earliest = (index, next.time, next.step)
      }
    }
    guard let earliest else { return nil }
    running[earliest.index].advance()
    if running[earliest.index].next == nil { running.remove(at: earliest.index) }
    return (min(max(earliest.time, scrollView.currentTime), limit), earliest.step)
  }

  private func perform(_ kind: ScenarioEvent.Kind, at time: Double) {
    recorder?.program(kind, at: time)
    switch kind {
    case .drag, .touches, .release, .catch, .wheel:
      preconditionFailure("An event of a person is an input, not a change by the program.")
    case .setContentOffset(let offset, let animated):
      scrollView.setContentOffset(offset, animated: animated)
    case .scrollToTop(let animated): scrollView.scrollToTop(animated: animated)
    case .stop: scrollView.stopScrollingAndZooming()
    case .scrollRectToVisible(let rect, let animated):
      scrollView.scrollRectToVisible(rect, animated: animated)
    case .scrollToItem(let path, let position, let animated):
      stage?.view.scrollToItem(at: path, at: position, animated: animated)
    case .update(let update): stage?.apply(update)
    case .setLayout(let layout):
      current.layout = layout
      stage?.setLayout(layout)
    case .resize(let size):
      current.viewport.size = size
      scrollView.bounds.size = size
    case .set(let changes):
      for change in changes {
        let before = current
        change.apply(to: &current)
        scrollView.change(from: before, to: current)
        if let layout = current.layout, let old = before.layout, layout != old {
          stage?.setOptions(layout, before: old)
        }
      }
    case .mark(let label): recorder?.mark(label, at: time)
    }
  }
}

extension Simulation: CollectionViewObserver {
  public func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    recorder?.scrollView(scrollView, didReceive: input, at: time)
  }

  public func scrollView(
    _ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval
  ) {
    log.note(call, of: scrollView, at: time)
    recorder?.scrollView(scrollView, didMake: call, at: time)
  }

  public func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    recorder?.collectionView(collectionView, didMake: call, at: time)
  }

  public func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    log.note(start)
  }

  public func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    shown = frame.contentOffset
    log.note(frame)
    recorder?.scrollView(scrollView, didAdvanceTo: frame)
  }

  public func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    log.note(end)
    recorder?.scrollView(scrollView, didEndMotion: end)
  }
}

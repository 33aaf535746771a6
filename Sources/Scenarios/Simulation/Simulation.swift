public import CollectionEngine
public import Foundation
public import Tracing

/// A scenario on the virtual clock: a scroll view, its inputs and its frames, as fast as they go.
///
/// Events act at their own times, before the frame of the same time. Nothing here reads a clock or the environment; the
/// same scenario gives the same calls in the same order with the same numbers.
public final class Simulation {
  /// How a run ended.
  public enum Outcome: Equatable, Sendable {
    /// Everything was at rest after the last event, or the asked-for time was reached.
    case finished
    /// It moved until the limit (s) after the last event, or until the given frames were used up.
    case unsettled(String)
    /// The program asked for something that does not add up: an update, or an item that is not there.
    case failed(String)
    /// Whoever watched did not want more.
    case stopped
  }

  /// How long, in s, a run may go on after the last event before it counts as one that never settles. Ours: twenty
  /// times the longest glide at the normal rate from 1,000 pt/ms.
  public static let settlingLimit = 600.0

  /// The scenario that runs.
  public let scenario: Scenario
  /// The scroll view that it moves: a collection view where the scenario has sections. Set a delegate before `run`,
  /// if you like; the flow layout then asks that one for sizes.
  public var scrollView: ScrollView { stage.scrollView }
  /// The same as a collection view; nil for plain content.
  public var collectionView: CollectionView? { stage.items?.view }
  /// What was wrong with the layout, or came to nothing, that the run could live with, each sentence once, at most
  /// `mostWarnings`.
  public var warnings: [String] { stage.warnings }
  /// How many warnings are kept. Ours: a layout that is wrong in every frame says hardly more.
  public static let mostWarnings = 20
  /// The motions so far, in the order in which they ended.
  public var motions: [MotionSummary] { stage.observers.log.motions }

  /// The changes of items, size and layout so far, in the order in which they were made.
  public var changes: [ChangeSummary] { stage.changes.changes }

  private let stage: RunStage
  private let recorder: TraceRecorder?
  private var queue: EventQueue

  /// A run of `scenario` that has not begun, recorded by `recorder`. Sections without a layout are a programming
  /// error and trap: a scenario that was read has one.
  public init(_ scenario: Scenario, recorder: TraceRecorder? = nil) {
    self.scenario = scenario
    self.recorder = recorder
    stage = RunStage(scenario)
    queue = EventQueue(scenario.events)
    if let recorder { stage.observers.add(recorder) }
  }

  /// Has `observer` told what happens from now on, after those that were added before.
  public func add(_ observer: any RunObserver) { stage.observers.add(observer) }

  /// Runs to the end.
  ///
  /// - Parameter goesOn: asked once a frame with the frame's time in s; false stops the run after that frame.
  public func run(while goesOn: (TimeInterval) -> Bool = { _ in true }) -> Outcome {
    stage.begin()
    let outcome = showFrames(while: goesOn)
    stage.end()
    return outcome
  }

  private func showFrames(while goesOn: (TimeInterval) -> Bool) -> Outcome {
    let lastEvent = scenario.lastEventTime
    var frames = FrameTimes(scenario.frames)
    while let time = frames.next {
      if case .time(let end) = scenario.until, time > end + ScrollView.sameInstant {
        return .finished
      }
      if time > lastEvent + Self.settlingLimit, case .settled = scenario.until {
        return .unsettled(
          "still moving \(Int(Self.settlingLimit)) s after the last event, at the limit")
      }
      takeSteps(until: time)
      if let failure = stage.failure { return .failed(failure) }
      stage.advance(to: time)
      frames.advance(rate: stage.current.frames.rate)
      guard goesOn(time), recorder?.isWriting != false else { return .stopped }
      if case .settled = scenario.until, queue.isEmpty, stage.isShownAtRest { return .finished }
    }
    guard case .settled = scenario.until, !(queue.isEmpty && stage.isAtRest) else {
      return .finished
    }
    return .unsettled("the given frame times end before it comes to rest")
  }

  private func takeSteps(until time: Double) {
    while let step = queue.next(
      until: time, after: scrollView.currentTime, viewport: stage.current.viewport.size)
    {
      stage.take(step.action, at: step.time)
    }
  }
}

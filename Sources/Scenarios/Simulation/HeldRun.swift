public import CollectionEngine
public import Foundation

/// A run that has come to the instant just before one of its events, and stays there: what would
/// follow can be asked any number of times.
///
/// One is used from one place at a time; many can be used side by side.
public final class HeldRun {
  /// When it is held, in s.
  public let time: Double
  /// The scroll view, as it is then: a collection view where the scenario has sections.
  public var scrollView: ScrollView { stage.scrollView }
  /// The same as a collection view; nil for plain content.
  public var collectionView: CollectionView? { stage.items?.view }
  /// Why the run did not get there: an update that does not add up, or frame times that end before.
  public let failure: String?

  private let stage: RunStage

  /// The run of `scenario` up to its event `index`, which does not happen. `index` may be the number
  /// of events: then all have happened, at the time of the last one's end.
  ///
  /// Complexity: that of the frames until then.
  public init(_ scenario: Scenario, before index: Int) {
    precondition(
      (0...scenario.events.count).contains(index), "There is no event \(index) to stop before.")
    let limit =
      index < scenario.events.count ? scenario.events[index].at : scenario.lastEventTime
    let stage = RunStage(scenario)
    self.stage = stage
    stage.begin()
    var queue = EventQueue(Array(scenario.events[..<index]))
    var frames = FrameTimes(scenario.frames)
    func takeSteps(until time: Double) {
      while stage.failure == nil,
        let step = queue.next(
          until: time, after: stage.scrollView.currentTime, viewport: stage.current.viewport.size)
      {
        stage.take(step.action, at: step.time)
      }
    }
    while let frame = frames.next, frame + ScrollView.sameInstant < limit, stage.failure == nil {
      takeSteps(until: frame)
      stage.advance(to: frame)
      frames.advance(rate: stage.current.frames.rate)
    }
    // What belongs to a frame's instant acts at that frame's time.
    let held = min(limit, frames.next ?? limit)
    takeSteps(until: held)
    time = max(held, stage.scrollView.currentTime)
    let isOver = frames.next == nil && limit > stage.scrollView.currentTime
    failure =
      stage.failure ?? (isOver ? "the given frame times end before the gesture" : nil)
  }

  /// Lets `gesture` happen now, and answers what follows if nothing interferes; nil where that needs
  /// frames. Then the run is held as before.
  ///
  /// - Parameters:
  ///   - start: where the content is put just before, in pt; nil for where it is.
  ///   - gesture: a release, a drag or another event of a finger; any other is a programming error
  ///     and traps. A drag too short to be one is taken away and moves nothing.
  ///   - watcher: told what happens meanwhile.
  public func forecast(
    from start: CGPoint? = nil, _ gesture: ScenarioEvent.Kind,
    watchedBy watcher: (any ScrollViewObserver)? = nil
  ) -> ScrollForecast? {
    let event = ScenarioEvent(at: time, gesture)
    precondition(event.isOfFinger, "Only a finger's event can be tried.")
    let view = scrollView
    return view.trying(watchedBy: watcher) {
      if let start {
        view.synchronize(to: time)
        view.setContentOffset(start, animated: false)
      }
      var cursor = EventCursor(event, viewport: stage.current.viewport.size)
      while let (time, step) = cursor.next {
        guard case .input(var input) = step else { break }
        if case .touch(.ended, let location) = input, !view.isDragging {
          input = .touch(.cancelled, location: location)
        }
        view.handle(input, at: max(time, view.currentTime))
        cursor.advance()
      }
      return view.forecast
    }
  }
}

internal import CollectionEngine
internal import Foundation

/// The events of a run on their way: those of its script and those that come while it runs, merged by time.
///
/// Of one time, events act in the order in which they began, then in the order of the script, those that came while
/// it runs last; the steps of an event that began earlier come before the first of another.
struct EventQueue {
  /// An event whose time has come.
  struct Begun {
    var event: ScenarioEvent
    /// Whether it came while the run was under way.
    let isLive: Bool
    /// Whether a step of another event had the very same time, other than a touch that came while it ran.
    var isShared = false
    /// Whether it did not happen: what it asked for did not add up.
    var isDropped = false

    /// Whether it is one touch of a person.
    var isLiveTouch: Bool { if case .touch = event.kind { isLive } else { false } }
  }

  /// One step of an event.
  struct Step {
    /// When it acts, in s: its own time, but not before what has been and not after the frame it belongs to.
    let time: Double
    let action: SimulationStep
    /// Which of `begun` it belongs to.
    let event: Int
  }

  /// All events whose time has come, in the order in which they began.
  private(set) var begun: [Begun] = []
  private var script: ArraySlice<ScenarioEvent>
  private var added: [ScenarioEvent] = []
  private var running: [(cursor: EventCursor, event: Int)] = []
  /// The last step: its own time in s, and the event it belongs to.
  private var last: (time: Double, event: Int)?

  init(_ script: [ScenarioEvent]) { self.script = script[...] }

  /// Whether nothing is to come.
  var isEmpty: Bool { script.isEmpty && added.isEmpty && running.isEmpty }

  /// Whether nothing of the script is to come.
  var isScriptOver: Bool {
    script.isEmpty && running.allSatisfy { begun[$0.event].isLive }
  }

  /// What came while the run is under way and has not begun, in the order in which it is going to.
  var waiting: [ScenarioEvent.Kind] { added.map(\.kind) }

  /// Adds an event that came while the run is under way, behind those of its time.
  mutating func add(_ event: ScenarioEvent) {
    let index = added.lastIndex { $0.at <= event.at }.map { $0 + 1 } ?? 0
    added.insert(event, at: index)
  }

  /// The next step up to and including `limit` (s). What is less than an instant later happens at `limit` itself: it is
  /// later by rounding only.
  ///
  /// - Parameters:
  ///   - now: the time of the last step or frame, in s.
  ///   - viewport: the size of the viewport as it is now.
  mutating func next(until limit: Double, after now: Double, viewport: CGSize) -> Step? {
    let latest = limit + ScrollView.sameInstant
    while let (event, isLive) = popWaiting(until: latest) {
      running.append((EventCursor(event, viewport: viewport), begun.count))
      begun.append(Begun(event: event, isLive: isLive))
    }
    var earliest: (index: Int, time: Double, action: SimulationStep)?
    for (index, one) in running.enumerated() {
      guard let next = one.cursor.next, next.time <= latest else { continue }
      if earliest.map({ next.time < $0.time }) ?? true {
        earliest = (index, next.time, next.step)
      }
    }
    guard let earliest else { return nil }
    let event = running[earliest.index].event
    if let last, last.time == earliest.time, last.event != event,
      !(begun[last.event].isLiveTouch && begun[event].isLiveTouch)
    {
      begun[last.event].isShared = true
      begun[event].isShared = true
    }
    last = (earliest.time, event)
    running[earliest.index].cursor.advance()
    if running[earliest.index].cursor.next == nil { running.remove(at: earliest.index) }
    return Step(time: min(max(earliest.time, now), limit), action: earliest.action, event: event)
  }

  private mutating func popWaiting(until latest: Double) -> (ScenarioEvent, isLive: Bool)? {
    let scripted = script.first.flatMap { $0.at <= latest ? $0 : nil }
    if let live = added.first, live.at <= latest, live.at < scripted?.at ?? .infinity {
      added.removeFirst()
      return (live, true)
    }
    if scripted != nil { script.removeFirst() }
    return scripted.map { ($0, false) }
  }
}

extension EventQueue {
  /// A finger of a person comes down with the live event `event`: what a finger of the script has not done yet does
  /// not happen, and the one that is down, if any, is taken away just before, as `end` says.
  mutating func interruptScript(by event: Int, end: ScenarioEvent.Kind?) {
    let begun = begun
    func isCut(_ one: (cursor: EventCursor, event: Int)) -> Bool {
      one.cursor.isUnderWay && one.cursor.event.isOfFinger && !begun[one.event].isLive
    }
    for one in running where isCut(one) { self.begun[one.event].event = one.cursor.cut }
    running.removeAll(where: isCut)
    guard let end else { return }
    let cancel = ScenarioEvent(at: begun[event].event.at, end)
    self.begun.insert(Begun(event: cancel, isLive: true, isShared: true), at: event)
    for place in running.indices where running[place].event >= event { running[place].event += 1 }
    if let last, last.event >= event { self.last = (last.time, last.event + 1) }
  }

  /// Has the event with this index of `begun` not happen: none of its steps was taken yet.
  mutating func drop(_ event: Int) {
    begun[event].isDropped = true
    running.removeAll { $0.event == event }
  }
}

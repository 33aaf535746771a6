public import CollectionEngine
public import Foundation
public import Geometry
public import Scenarios

/// A scenario whose first gesture is swept: what comes before it happens as it stands, what comes
/// after it does not happen.
public struct SnapSubject: Sendable {
  /// The scenario as it was given.
  public let scenario: Scenario
  /// The axis along which gestures are made.
  public let axis: Axis
  /// What is swept.
  public let kind: Flick.Kind
  /// The gesture that is replaced.
  let gesture: ScenarioEvent
  /// How many events happen before it.
  let eventsBefore: Int
  /// Where the content is when the gesture begins, in pt.
  public let contentOffset: CGPoint
  /// The numbers that say where it can be scrolled to then.
  public let metrics: ScrollMetrics
  /// How fast the gesture is along the axis, in pt/ms; 0 for a drag.
  let ownVelocity: Double
  /// Where it lets go along the axis, in pt, as far as it says that.
  let ownOffset: Double?

  /// The first `release` or `drag` of `scenario`.
  ///
  /// - Parameters:
  ///   - time: when to let go instead, in s: the events until then happen. Nil for the scenario's
  ///     own gesture.
  ///   - kind: what is swept. Default: releases.
  ///   - axis: the axis of the gestures; nil for the one along which the content can scroll, and
  ///     where both can, the one along which the gesture is larger.
  ///
  /// Errors: there is neither a release nor a drag and no time is given; the run does not get there;
  /// the content cannot scroll along the axis.
  public init(
    _ scenario: Scenario, at time: Double? = nil, sweeping kind: Flick.Kind = .release,
    axis: Axis? = nil
  ) throws(SnapLabError) {
    self.scenario = scenario
    if let time {
      gesture = ScenarioEvent(at: time, .release(.init(velocity: .zero)))
      eventsBefore = scenario.events.prefix { $0.at <= time }.count
    } else {
      guard let index = scenario.events.firstIndex(where: \.isSwept) else {
        throw SnapLabError(
          "there is no release and no drag among the events: add one, or say when to let go")
      }
      gesture = scenario.events[index]
      eventsBefore = index
    }
    self.kind = kind
    let run = HeldRun(Self.heldScenario(scenario, gesture, eventsBefore), before: eventsBefore)
    if let failure = run.failure { throw SnapLabError(failure) }
    contentOffset = run.scrollView.contentOffset
    metrics = run.scrollView.metrics
    let chosen: Axis
    if let axis { chosen = axis } else { chosen = try Self.axis(of: gesture, in: metrics) }
    self.axis = chosen
    if case .release(let release) = gesture.kind {
      ownVelocity = release.velocity[chosen]
      ownOffset = release.contentOffset?[chosen]
    } else {
      ownVelocity = 0
      ownOffset = nil
    }
    guard range.upperBound > range.lowerBound else {
      throw SnapLabError("the content cannot scroll along the \(chosen.rawValue) axis")
    }
  }

  /// The offsets that are inside along the axis, in pt.
  public var range: ClosedRange<Double> { metrics.range(axis) }
  /// The length of the view along the axis, in pt.
  public var viewLength: Double { metrics.boundsSize[axis] }
  /// A pixel, in pt.
  public var pixel: Double { 1 / scenario.viewport.scale }
  /// Whether content is read towards smaller offsets along the axis.
  public var isReversed: Bool {
    axis == .horizontal && scenario.viewport.direction == .rightToLeft
  }

  /// The run just before the gesture. Each thread has one of its own.
  func makeRun() -> HeldRun {
    HeldRun(Self.heldScenario(scenario, gesture, eventsBefore), before: eventsBefore)
  }

  /// The scenario up to the gesture and with it, so that the run is held at its time.
  private static func heldScenario(
    _ scenario: Scenario, _ gesture: ScenarioEvent, _ eventsBefore: Int
  ) -> Scenario {
    var held = scenario
    held.events = Array(scenario.events.prefix(eventsBefore)) + [gesture]
    return held
  }

  private static func axis(
    of gesture: ScenarioEvent, in metrics: ScrollMetrics
  ) throws(SnapLabError) -> Axis {
    let free = Axis.allCases.filter {
      let range = metrics.range($0)
      return range.upperBound > range.lowerBound
    }
    guard let first = free.first else {
      throw SnapLabError("the content fits into the viewport: nothing can scroll")
    }
    guard free.count > 1 else { return first }
    let reach =
      switch gesture.kind {
      case .release(let release): release.velocity
      case .drag(let drag): CGPoint(x: drag.to.x - drag.from.x, y: drag.to.y - drag.from.y)
      default: CGPoint.zero
      }
    return abs(reach.x) > abs(reach.y) ? .horizontal : .vertical
  }
}

extension SnapSubject {
  /// The scenario in which `flick` happens in place of the gesture, and nothing after it: what shows
  /// a cell of a map to anyone.
  public func scenario(of flick: Flick) -> Scenario {
    var shown = scenario
    shown.events = Array(scenario.events.prefix(eventsBefore))
    if case .release(_, _, let start?) = flick {
      var offset = contentOffset
      offset[axis] = start
      shown.events.append(
        ScenarioEvent(at: gesture.at, .setContentOffset(offset, animated: false)))
    }
    shown.events.append(ScenarioEvent(at: gesture.at, kind(of: flick)))
    shown.until = .settled
    return shown
  }

  /// `flick` as an event's kind; what it does across the axis is the gesture's.
  func kind(of flick: Flick) -> ScenarioEvent.Kind {
    switch flick {
    case .release(let offset, let velocity, _):
      var release = ScenarioEvent.Release(contentOffset: contentOffset, velocity: .zero)
      if case .release(let own) = gesture.kind {
        release.velocity = own.velocity
        if let contentOffset = own.contentOffset { release.contentOffset = contentOffset }
      }
      release.contentOffset?[axis] = offset
      release.velocity[axis] = velocity
      return .release(release)
    case .drag(let distance, let duration):
      let size = metrics.boundsSize
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      var drag = ScenarioEvent.Drag(from: middle, to: middle, duration: duration)
      if case .drag(let own) = gesture.kind {
        drag = own
        drag.duration = duration
      }
      drag.from[axis] = middle[axis] + distance / 2
      drag.to[axis] = middle[axis] - distance / 2
      return .drag(drag)
    }
  }
}

extension ScenarioEvent {
  /// Whether it is a gesture that can be swept.
  fileprivate var isSwept: Bool {
    switch kind {
    case .release, .drag: true
    default: false
    }
  }
}

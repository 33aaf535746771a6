import CollectionEngine
import Foundation
import Geometry

/// A scroll view that lives through a script, frame by frame.
final class ScriptRun {
  let view: ScrollView
  let probe = Probe()
  let watcher = Watcher()
  /// The ends that the range has had.
  private(set) var edges = AxisPair<Set<Double>> { _ in [] }
  private let script: RandomScript
  private var next = 0

  init(_ script: RandomScript) {
    self.script = script
    view = ScrollView(size: CGSize(width: 390, height: 700))
    var constants = script.stage.profile.constants
    constants.integration = script.stage.integration
    view.physics = script.stage.profile.makePhysics(constants)
    view.contentSize = script.stage.contentSize
    view.bounces = script.stage.bounces
    view.isPagingEnabled = script.stage.isPagingEnabled
    view.contentOffset = view.metrics.clamped(CGPoint(x: 800, y: 2000))
    view.delegate = probe
    view.observer = watcher
    probe.ignoresScrolling = true
    noteEdges()
    if script.stage.snaps {
      probe.target = { _, proposed in CGPoint { (proposed[$0] / 310).rounded() * 310 } }
    }
  }

  /// Shows the frame of `time`, after everything that happens until then. `event` is called with
  /// each thing that happens, brought up to its time; it has to perform it.
  func advance(to time: Double, event: (RandomScript.Action, () -> Void) -> Void = { $1() }) {
    while next < script.events.count, script.events[next].time <= time {
      let (instant, action) = script.events[next]
      next += 1
      view.synchronize(to: instant)
      event(action) { self.perform(action, at: instant) }
    }
    view.advance(to: time)
  }

  /// Whether nothing is to come and everything rests.
  var isOver: Bool { next == script.events.count && view.isAtRest }

  private func noteEdges() {
    for axis in Axis.allCases {
      let range = view.metrics.range(axis)
      edges[axis].formUnion([range.lowerBound, range.upperBound])
    }
  }

  private func perform(_ action: RandomScript.Action, at time: Double) {
    switch action {
    case .input(let input): view.handle(input, at: time)
    case .program(.animate(let target)):
      view.setContentOffset(view.metrics.clamped(target), animated: true)
    case .program(.jump(let target)):
      view.setContentOffset(view.metrics.clamped(target), animated: false)
    case .program(.adjust(let target)): view.contentOffset = view.metrics.clamped(target)
    case .program(.top): view.scrollToTop()
    case .program(.stop): view.stopScrollingAndZooming()
    case .setting(.contentSize(let size)): view.contentSize = size
    case .setting(.boundsSize(let size)): view.bounds.size = size
    case .setting(.inset(let inset)): view.contentInset = inset
    case .setting(.rate(let rate)): view.decelerationRate = rate
    }
    noteEdges()
  }
}

extension RandomScript.Stage: CaseIterable {
  /// Every way of moving: plain flings, changed targets, paging, without bounces.
  static let allCases: [RandomScript.Stage] =
    PhysicsConstants.Integration.allCases.flatMap { integration in
      [
        RandomScript.Stage(integration: integration),
        RandomScript.Stage(snaps: true, integration: integration),
        RandomScript.Stage(isPagingEnabled: true, integration: integration),
        RandomScript.Stage(bounces: false, integration: integration),
        RandomScript.Stage(bounces: false, snaps: true, integration: integration),
        RandomScript.Stage(bounces: false, isPagingEnabled: true, integration: integration),
        RandomScript.Stage(contentSize: CGSize(width: 100, height: 900), integration: integration),
      ]
    }
    + [PhysicsProfile.android, .flutter, .flutterBouncing].flatMap { profile in
      [
        RandomScript.Stage(profile: profile), RandomScript.Stage(snaps: true, profile: profile),
        RandomScript.Stage(isPagingEnabled: true, profile: profile),
        RandomScript.Stage(bounces: false, profile: profile),
        RandomScript.Stage(contentSize: CGSize(width: 100, height: 900), profile: profile),
      ]
    }
}

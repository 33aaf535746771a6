internal import Foundation
internal import Geometry

extension ScrollView {
  /// Runs `body`, in which inputs are handed over and nothing else than `forecast` is looked at, and
  /// then is as before: at its time and offset, with what was under way.
  ///
  /// So one view decides any number of releases from the same instant, each on its own release path:
  /// the layout, the targeting and the delegate are asked as ever. `body` shows no frames and
  /// changes neither the content nor the size; what a layout or a delegate keeps of a release for
  /// themselves stays.
  ///
  /// - Parameter watcher: who watches meanwhile, in place of `observer`.
  ///
  /// Complexity: O(1), beside what `body` and a layout pass cost.
  public func trying<Result>(
    watchedBy watcher: (any ScrollViewObserver)? = nil, _ body: () -> Result
  ) -> Result {
    let before = TrialStart(self)
    observer = watcher
    defer { before.restore(self) }
    return body()
  }
}

/// How a scroll view was before a trial.
private struct TrialStart {
  private let time: Double
  private let offset: CGPoint
  private let state: ScrollView.State
  /// What each axis did, where it was moving: a motion is an object and goes on in place.
  private let motion: (axes: AxisPair<AxisMotion>, target: CGPoint, tick: Double, hasTicked: Bool)?
  private let directionLock: ScrollView.DirectionLock
  private let owes: (endDecelerating: Bool, beginDragging: Bool, didScroll: Bool)
  private let gestureBeganOffset: CGPoint
  private let wheel: (steps: WheelSteps, echo: WheelEcho?)
  private let fade: IndicatorFade
  private weak var observer: (any ScrollViewObserver)?

  init(_ view: ScrollView) {
    time = view.currentTime
    offset = view.offset
    state = view.state
    if case .moving(let motion) = view.state {
      self.motion = (motion.axes, motion.target, motion.lastTick, motion.hasTicked)
    } else {
      motion = nil
    }
    directionLock = view.directionLock
    owes = (view.owesEndDecelerating, view.owesBeginDragging, view.owesDidScroll)
    gestureBeganOffset = view.gestureBeganOffset
    wheel = (view.wheelSteps, view.wheelEcho)
    fade = view.fade
    observer = view.observer
  }

  func restore(_ view: ScrollView) {
    if case .moving(let moving) = state, let motion {
      moving.axes = motion.axes
      moving.target = motion.target
      moving.lastTick = motion.tick
      moving.hasTicked = motion.hasTicked
    }
    view.currentTime = time
    view.state = state
    view.changeOffset(to: offset)
    view.directionLock = directionLock
    view.owesEndDecelerating = owes.endDecelerating
    view.owesBeginDragging = owes.beginDragging
    view.owesDidScroll = owes.didScroll
    view.gestureBeganOffset = gestureBeganOffset
    view.wheelSteps = wheel.steps
    view.wheelEcho = wheel.echo
    view.fade = fade
    view.observer = observer
  }
}

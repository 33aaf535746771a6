public import Foundation
internal import Geometry

extension ScrollView {
  /// Shows the frame of `time` (s): moves what is under way, tells the delegate, ends what has come
  /// to rest.
  ///
  /// The frame's time is the instant at which it is shown, not the one at which it is computed.
  ///
  /// - Parameter displayPeriod: the time (s) that the first step after a release takes in `perTick`
  ///   integration; the time since the last frame unless given. `exact` does not use it.
  ///
  /// Complexity: O(1).
  public func advance(to time: TimeInterval, displayPeriod: TimeInterval? = nil) {
    screen.asMain { showFrame(at: time, displayPeriod: displayPeriod) }
  }

  private func showFrame(at time: TimeInterval, displayPeriod: TimeInterval?) {
    let sinceLastFrame = time - (lastFrame?.time ?? currentTime)
    moveClock(to: time)
    stepTicks(by: sinceLastFrame, first: displayPeriod ?? sinceLastFrame)
    followMotion()
    flushDidScroll()
    layoutIfNeeded()
    frameWillBeShown()
    let frame = observer == nil ? nil : sample()
    if !endMotion(in: frame), let frame { observer?.scrollView(self, didAdvanceTo: frame) }
    lastFrame = (time, offset)
  }

  /// Brings the clock to `time` (s) without showing a frame, so that a change by the program acts
  /// then.
  ///
  /// A motion that has come to rest by then is ended, with its calls; `perTick` motions wait for
  /// their frame.
  public func synchronize(to time: TimeInterval) {
    screen.asMain { followTime(to: time) }
  }

  private func followTime(to time: TimeInterval) {
    moveClock(to: time)
    followMotion()
    guard case .moving(let motion) = state, !motion.isTicked else { return }
    endMotion(in: nil)
  }

  /// What is shown at the current time.
  func sample() -> ScrollFrame {
    var frame = ScrollFrame(
      time: currentTime, contentOffset: offset, velocity: currentVelocity, activity: activity,
      contentSize: contentSize)
    if case .moving(let motion) = state, !motion.isStanding {
      frame.proposedTarget = motion.proposedTarget
      frame.target = motion.target
    }
    return frame
  }

  /// How the content moves now; of two axes that move differently, the one that is named last in
  /// `ScrollActivity`.
  public var activity: ScrollActivity {
    switch state {
    case .resting: return .idle
    case .touched(let pan): return pan.hasBegun ? .dragging : .idle
    case .wheeled: return .wheel
    case .moving(let motion):
      return max(
        activity(of: motion.axes.horizontal, .horizontal),
        activity(of: motion.axes.vertical, .vertical))
    }
  }

  /// The slope of the offset now, in pt/ms: the curve's own while one is followed, and what the
  /// last frame and this instant make of it while a finger or a wheel leads.
  public var currentVelocity: CGPoint {
    switch state {
    case .resting: return .zero
    case .moving(let motion): return motion.velocity(at: currentTime)
    case .touched, .wheeled:
      guard let lastFrame, currentTime > lastFrame.time else { return .zero }
      let interval = (currentTime - lastFrame.time) * 1000
      return CGPoint { (offset[$0] - lastFrame.offset[$0]) / interval }
    }
  }

  private func activity(of motion: AxisMotion, _ axis: Axis) -> ScrollActivity {
    guard !motion.isStanding else { return .idle }
    switch motion.goal?.kind {
    case nil:
      guard metrics.range(axis).contains(offset[axis]) else { return .bouncing }
      return motion.isMomentum ? .wheel : .decelerating
    case .snap, .pager: return .snapping
    case .page: return .paging
    case .animation, .steady: return .animating
    case .wheel: return .wheel
    }
  }

  /// Sets the clock, which never goes back; ends a wheel gesture whose silence is over at the
  /// instant it is.
  func moveClock(to time: TimeInterval) {
    precondition(
      time >= currentTime && time.isFinite,
      "Time runs forwards: \(time) s comes after \(currentTime) s.")
    if case .wheeled(let gesture) = state, let end = gesture.end(physics.constants), end <= time {
      currentTime = max(currentTime, end)
      releaseWheel()
    }
    currentTime = time
  }

  /// Steps what is stepped. The first step after a release takes a display period, whenever in it
  /// the release was; a frame at the very instant of the release is not after it.
  private func stepTicks(by interval: Double, first: Double) {
    guard case .moving(let motion) = state, motion.isTicked else { return }
    guard currentTime - motion.lastTick > Self.sameInstant else { return }
    let step = motion.hasTicked ? interval : first
    motion.axes.horizontal.step(by: step)
    motion.axes.vertical.step(by: step)
    motion.lastTick = currentTime
    motion.hasTicked = true
  }

  /// Times closer than this, in s, are one instant: a nanosecond, the resolution of traces.
  public static let sameInstant = 1e-9

  /// Puts the content where the motion is now. A closed form that has come to rest lands; a stepped
  /// one shows its own last value first.
  private func followMotion() {
    guard case .moving(let motion) = state else { return }
    if !motion.axes.horizontal.isTicked { land(&motion.axes.horizontal, .horizontal) }
    if !motion.axes.vertical.isTicked { land(&motion.axes.vertical, .vertical) }
    changeOffset(to: motion.offset(at: currentTime))
  }

  /// Lands what has come to rest and, where everything has, ends the motion with its calls; `frame`
  /// is then reported between the calls and the end. Answers whether it ended.
  @discardableResult
  private func endMotion(in frame: ScrollFrame?) -> Bool {
    guard case .moving(let motion) = state else { return false }
    if motion.isTicked {
      land(&motion.axes.horizontal, .horizontal)
      land(&motion.axes.vertical, .vertical)
      changeOffset(to: motion.offset(at: currentTime))
      flushDidScroll()
    }
    guard motion.isStanding, case .moving(let now) = state, now === motion else { return false }
    state = .resting
    report(nil, in: frame, after: { tellEnd(of: motion.cause, hasArrived: true) })
    return true
  }

  private func land(_ motion: inout AxisMotion, _ axis: Axis) {
    guard !motion.isStanding, let rest = motion.rest(at: currentTime) else { return }
    motion = .standing(motion.goal?.target ?? landed(rest, axis))
  }
}

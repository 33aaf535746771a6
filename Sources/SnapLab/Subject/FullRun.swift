internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Scenarios

/// A gesture's whole run, frame by frame: what a closed form does not show.
struct FullRun {
  /// The landing, its measures taken from the frames.
  let landing: Landing
  /// The frames from the release on, or all of them where nothing was let go.
  let frames: [ScrollFrame]
  /// When it was let go, in s; nil where nothing was.
  let releaseTime: Double?
  /// Whether it came to rest.
  let isSettled: Bool

  /// Runs `flick` in `subject`.
  ///
  /// - Parameter rate: frames a second; nil for the scenario's own.
  init(_ flick: Flick, in subject: SnapSubject, rate: Double? = nil) {
    var scenario = subject.scenario(of: flick)
    if let rate { scenario.frames = FrameClock(rate: rate) }
    let simulation = Simulation(scenario)
    let watch = ReleaseWatch(keepsFrames: true)
    simulation.add(watch)
    isSettled = simulation.run() == .finished
    frames = watch.frames
    releaseTime = watch.release?.time
    let axis = subject.axis
    let rest = simulation.scrollView.contentOffset[axis]
    let motion = watch.release == nil ? nil : simulation.motions.last
    let begin = watch.release?.offset[axis] ?? rest
    let beyond =
      watch.frames.lazy.map {
        Landing.excess($0.contentOffset[axis], beyond: rest, from: begin)
      }.max() ?? 0
    landing = Landing(
      offset: begin, velocity: watch.release?.velocity[axis] ?? 0,
      proposed: motion?.proposedTarget?[axis] ?? rest, asked: watch.asked?[axis], rest: rest,
      duration: motion?.duration ?? 0,
      overshoot: beyond < subject.pixel ? 0 : beyond,
      peakSpeed: watch.frames.lazy.map { abs($0.velocity[axis]) }.max() ?? 0,
      activity: motion?.activity ?? .idle)
  }
}

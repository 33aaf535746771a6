internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Rendering
internal import Scenarios

/// Watches a run for a camera: what its last frame said, and where the finger is.
///
/// It stands between a simulation and its scroll view and hands everything on.
final class RunWatch {
  private(set) var finger: Shot.Finger?
  private var frame: ScrollFrame?
  private let simulation: Simulation

  /// Begins to watch `simulation`, which has not begun to run. The scroll view holds its observer weakly: keep the watch.
  init(_ simulation: Simulation) {
    self.simulation = simulation
    simulation.scrollView.observer = self
  }

  /// What the last frame shows.
  var shot: Shot? {
    frame.map { frame in
      let scene = Scene(of: simulation.scrollView)
      let axes = Axis.allCases.filter {
        frame.contentSize[$0] > scene.size[$0] || frame.contentOffset[$0] != 0
      }
      return Shot(
        time: frame.time, scene: scene, contentOffset: frame.contentOffset, axes: axes,
        activity: frame.activity, finger: finger)
    }
  }
}

extension RunWatch: CollectionViewObserver {
  func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    simulation.scrollView(scrollView, didReceive: input, at: time)
    guard case .touch(let phase, let location) = input else { return }
    switch phase {
    case .began, .moved: finger = Shot.Finger(location: location)
    case .ended, .cancelled: finger = Shot.Finger(location: location, liftTime: time)
    }
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    simulation.scrollView(scrollView, didMake: call, at: time)
  }

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    simulation.collectionView(collectionView, didMake: call, at: time)
  }

  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    simulation.scrollView(scrollView, didBeginMotion: start)
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    self.frame = frame
    simulation.scrollView(scrollView, didAdvanceTo: frame)
  }

  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    simulation.scrollView(scrollView, didEndMotion: end)
  }
}

internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Rendering
internal import Scenarios

/// Watches a run for a camera: what its last frame said, and where the finger is.
final class RunWatch: RunObserver {
  private var finger: Shot.Finger?
  private var frame: ScrollFrame?

  /// What the last frame shows of `scrollView`, the one that is watched; nil before the first.
  func shot(of scrollView: ScrollView) -> Shot? {
    frame.map { frame in
      let scene = Scene(of: scrollView)
      let axes = Axis.allCases.filter {
        frame.contentSize[$0] > scene.size[$0] || frame.contentOffset[$0] != 0
      }
      return Shot(
        time: frame.time, scene: scene, contentOffset: frame.contentOffset, axes: axes,
        activity: frame.activity, finger: finger)
    }
  }

  func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    guard case .touch(let phase, let location) = input else { return }
    switch phase {
    case .began, .moved: finger = Shot.Finger(location: location)
    case .ended, .cancelled: finger = Shot.Finger(location: location, liftTime: time)
    }
  }

  func scrollView(
    _ scrollView: ScrollView, willPerform kind: ScenarioEvent.Kind, at time: TimeInterval
  ) {
    guard case .reorderStep(let step) = kind else { return }
    switch step {
    case .lift(_, let location), .move(let location): finger = Shot.Finger(location: location)
    case .drop, .cancel:
      finger = finger.map { Shot.Finger(location: $0.location, liftTime: time) }
    }
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    self.frame = frame
  }
}

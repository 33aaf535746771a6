internal import CollectionEngine
internal import Foundation
internal import Scenarios

/// Sees what is asked and answered at a release.
final class ReleaseWatch: RunObserver {
  /// What layout and delegate are handed, and where it is let go; nil where nothing was.
  private(set) var release: (offset: CGPoint, velocity: CGPoint, time: Double)?
  /// What the layout answered.
  private(set) var asked: CGPoint?
  /// The frames since the release, where any were shown.
  private(set) var frames: [ScrollFrame] = []
  /// Whether frames are kept.
  private let keepsFrames: Bool

  init(keepsFrames: Bool = false) { self.keepsFrames = keepsFrames }

  func reset() {
    release = nil
    asked = nil
    frames = []
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    guard case .willEndDragging(let velocity, _, _) = call else { return }
    release = (scrollView.contentOffset, velocity, time)
    frames = []
  }

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    guard case .targetContentOffset(_, _, let target) = call else { return }
    asked = target
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    if keepsFrames { frames.append(frame) }
  }
}

public import Foundation
internal import Scenarios
public import Testing

extension LayoutSimulation {
  /// Shows the frames of the next `duration` seconds.
  ///
  /// - Parameter duration: in s; frames are at the rate of the scenario, 60 a second unless configured.
  public func advance(
    by duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    precondition(duration >= 0 && duration.isFinite, "A duration is finite and not negative.")
    begin(sourceLocation)
    advance(to: time + duration, sourceLocation)
  }

  /// Shows frames until nothing moves any more, neither the content nor an element.
  ///
  /// What still moves after `limit` seconds is an issue of the test.
  public func settle(
    within limit: TimeInterval = 30, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    begin(sourceLocation)
    let end = time + limit
    while !run.isAtRest, run.failure == nil {
      guard nextTime <= end else {
        return fail(
          "The content still moves after \(limit.short) s, at "
            + "\(collectionView.contentOffset.short).", sourceLocation)
      }
      showFrame()
    }
    tellFaults(sourceLocation)
  }

  /// Shows the first frame, unless it was shown.
  func begin(_ sourceLocation: SourceLocation) {
    guard frameCount == 0 else { return }
    showFrame()
    tellFaults(sourceLocation)
  }

  /// Shows the frames until the first that is not before `end` (s).
  func advance(to end: TimeInterval, _ sourceLocation: SourceLocation) {
    while time < end - ScrollView.sameInstant, run.failure == nil { showFrame() }
    tellFaults(sourceLocation)
  }

  /// Has `act` happen now, and shows the frame after it.
  func happen(_ sourceLocation: SourceLocation, _ act: () -> Void) {
    begin(sourceLocation)
    act()
    showFrame()
    tellFaults(sourceLocation)
  }

  private var nextTime: TimeInterval { Double(frameCount) / (run.current.frames.rate ?? 60) }

  private func showFrame() {
    run.advance(to: nextTime)
    frameCount += 1
  }

  /// Makes issues of what the run refused or warned of since the last time.
  private func tellFaults(_ sourceLocation: SourceLocation) {
    for warning in run.warnings.dropFirst(toldWarnings) { fail(warning, sourceLocation) }
    toldWarnings = run.warnings.count
    guard let failure = run.failure, !isFailureTold else { return }
    isFailureTold = true
    fail(failure, sourceLocation)
  }

  func fail(_ sentence: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
  }
}

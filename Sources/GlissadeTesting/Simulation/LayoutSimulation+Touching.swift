public import CollectionEngine
public import Foundation
public import Testing

extension LayoutSimulation {
  /// How many times a second a finger is seen: as a phone's screen does.
  private static var touchRate: Double { 120 }

  /// A finger comes down at `start`, moves along a line and lifts at `end`, in points of the viewport. The frame after
  /// the lift is shown.
  ///
  /// - Parameters:
  ///   - duration: how long it moves, in s, above 0.
  ///   - hold: how long it rests before it lifts, in s. A finger that rests for a tenth of a second has lost its speed.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.15, hold: TimeInterval = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    precondition(duration > 0 && hold >= 0, "A drag takes longer than 0 s.")
    begin(sourceLocation)
    let begun = time
    run.handle(.touch(.began, location: start), at: begun)
    let samples = Int((duration * Self.touchRate).rounded(.up))
    for sample in 1...samples {
      let elapsed = min(Double(sample) / Self.touchRate, duration)
      let part = elapsed / duration
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      run.handle(.touch(.moved, location: place), at: begun + elapsed)
    }
    run.handle(.touch(.ended, location: end), at: begun + duration + hold)
    advance(to: begun + duration + hold, sourceLocation)
  }

  /// The view is as if a finger had just left it with `velocity`.
  ///
  /// - Parameters:
  ///   - velocity: in pt/ms, positive when the offset grows: what `targetContentOffset` is asked with.
  ///   - contentOffset: where it leaves it, in pt; nil for where the content is.
  public func fling(
    _ velocity: CGPoint, from contentOffset: CGPoint? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    happen(sourceLocation) {
      run.handle(.release(contentOffset: contentOffset, velocity: velocity), at: time)
    }
  }

  /// A finger does one thing, at a location in points of the viewport: to hold content in the middle of a test, as
  /// catching what moves.
  public func touch(
    _ phase: TouchPhase, at location: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    happen(sourceLocation) { run.handle(.touch(phase, location: location), at: time) }
  }

  /// A wheel turns by whole notches with SDL's signs: y positive away from the person, x positive to the right.
  public func wheel(notches: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    happen(sourceLocation) { run.handle(.wheel(WheelInput(.notches(notches))), at: time) }
  }

  /// A trackpad moves the content by `delta` pt of offset.
  public func wheel(points delta: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    happen(sourceLocation) { run.handle(.wheel(WheelInput(.points(delta))), at: time) }
  }
}

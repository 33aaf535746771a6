public import Foundation
public import Motion

/// How an animated change runs from its beginning to its end.
///
/// What counts is the part of the way that is left: 1 at the beginning, 0 at the end. Of changes
/// that overlap, what each has left is added.
public enum ChangeTiming: Equatable, Sendable {
  /// Along a curve, in `duration` s; 0 or less is over at once.
  case curve(TimingCurve, duration: TimeInterval)
  /// As a spring from rest to rest; it may go beyond the end and come back.
  case spring(SpringParameters)

  /// Ease in, ease out in 0.3 s: reported of UIKit's batches, and as long as its animated scrolls.
  /// A longer one is seen better and stands longer in the way.
  public static let standard = ChangeTiming.curve(.easeInEaseOut, duration: 0.3)

  /// How long it takes, in s; infinite for a spring without damping.
  public var duration: TimeInterval {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let parameters): Spring(parameters: parameters).settlingDuration
    }
  }

  /// The part of the way that is left `elapsed` s after the beginning.
  func remaining(after elapsed: TimeInterval) -> Double {
    switch self {
    case .curve(let curve, let duration):
      elapsed < duration ? 1 - curve.progress(at: elapsed / duration) : 0
    case .spring(let parameters):
      1 - Spring(parameters: parameters).value(at: elapsed * 1000)
    }
  }
}

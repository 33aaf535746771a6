internal import Foundation
internal import Geometry

extension ReleaseGrid {
  /// What of a grid is chosen by hand; what is nil is derived from the scenario.
  public struct Choices: Equatable, Sendable {
    /// Velocities in pt/ms, or durations in s.
    public var columns: ClosedRange<Double>?
    /// Release offsets or distances, in pt.
    public var rows: ClosedRange<Double>?
    /// How many columns and rows. Default: 101 and 100, about 10,000 gestures; an odd number of
    /// columns has a release without velocity.
    public var columnCount = 101
    public var rowCount = 100

    public init() {}

    /// 21 velocities at 20 offsets. Ours: faults of a layout show in so few, and a test or a hundred files are judged
    /// while one waits.
    public static var coarse: Choices {
      var choices = Choices()
      (choices.columnCount, choices.rowCount) = (21, 20)
      return choices
    }
  }

  /// The slowest fastest flick of a map, in pt/ms. Ours: hard flicks of recordings have about 3.
  private static let fastestFlick = 3.0
  /// How many screens of release offsets a map has at most. Ours: more cannot be told apart.
  private static let screens = 8.0
  /// The durations of drags, in s. Ours: from three samples of a finger at 60 Hz to a slow push.
  private static let dragDurations = 0.05...0.6
  /// The longest drag, as a share of the view's length. Ours: what a finger can do on the view.
  private static let longestDrag = 0.8

  /// The grid for `subject`, with what `choices` says.
  ///
  /// - Velocities: from -v to v, where v is 3 pt/ms or, if that is more, 1.25 times the gesture's
  ///   own, in halves.
  /// - Release offsets: the range, where it has at most eight screens; else the four screens around
  ///   where the gesture lets go, or begins.
  /// - Durations: 0.05 to 0.6 s. Distances: 0.8 of the view, both ways.
  public init(for subject: SnapSubject, _ choices: Choices = Choices()) {
    func range(_ range: ClosedRange<Double>, _ count: Int) -> SampleRange {
      SampleRange(from: range.lowerBound, to: range.upperBound, count: count)
    }
    switch subject.kind {
    case .release:
      let own = (abs(subject.ownVelocity) * 1.25 * 2).rounded(.up) / 2
      let fastest = max(Self.fastestFlick, own)
      self = .releases(
        velocities: range(choices.columns ?? -fastest...fastest, choices.columnCount),
        offsets: range(choices.rows ?? Self.offsets(of: subject), choices.rowCount))
    case .drag:
      let longest = (subject.viewLength * Self.longestDrag).rounded()
      self = .drags(
        durations: range(choices.columns ?? Self.dragDurations, choices.columnCount),
        distances: range(choices.rows ?? -longest...longest, choices.rowCount))
    }
  }

  private static func offsets(of subject: SnapSubject) -> ClosedRange<Double> {
    let range = subject.range
    let screen = max(subject.viewLength, 1)
    guard range.upperBound - range.lowerBound > screens * screen else { return range }
    let middle = subject.ownOffset ?? subject.contentOffset[subject.axis]
    let half = screens * screen / 4
    let start = min(max(middle - half, range.lowerBound), range.upperBound - 2 * half)
    return start...(start + 2 * half)
  }
}

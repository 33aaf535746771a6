public import CollectionEngine
public import Foundation
public import Scenarios

/// What a film has to know of a run before it begins: when something moves, how large it gets, when it ends.
///
/// Fed by one run, frame by frame. Its memory grows with the number of motions, never with that of frames.
public struct RunSurvey: Equatable, Sendable {
  /// When the content or an item of its own moved, each from the frame before to the frame that shows it at rest, in s; ascending, apart.
  public private(set) var motions: [ClosedRange<TimeInterval>] = []
  /// The largest width and the largest height that the viewport had, in pt.
  public private(set) var size = CGSize.zero
  /// The time of the last frame, in s.
  public private(set) var end: TimeInterval = 0
  /// How many frames there were.
  public private(set) var frameCount = 0
  private var lastBounds: CGRect?
  /// Whether items were on a way of their own.
  private var wasAnimating = false

  /// What is known before the run.
  public init() {}

  /// What a whole run of `scenario` shows, or what it shows until `goesOn`, asked once a frame, says false.
  public init(of scenario: Scenario, while goesOn: (TimeInterval) -> Bool = { _ in true }) {
    self.init()
    let simulation = Simulation(scenario)
    _ = simulation.run { time in
      note(simulation.scrollView, at: time)
      return goesOn(time)
    }
  }

  /// Notes what `scrollView` shows in its frame at `time`.
  public mutating func note(_ scrollView: ScrollView, at time: TimeInterval) {
    let bounds = scrollView.bounds
    size = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    let view = scrollView as? CollectionView
    let isAnimating = view.map { $0.isAnimatingChanges || $0.isLedByHand } ?? false
    defer { wasAnimating = isAnimating }
    if let lastBounds, lastBounds != bounds || isAnimating || wasAnimating {
      if let last = motions.last, last.upperBound == end {
        motions[motions.count - 1] = last.lowerBound...time
      } else {
        motions.append(end...time)
      }
    }
    lastBounds = bounds
    end = time
    frameCount += 1
  }

  /// `count` instants, evenly over the time in which something moves, from the first to the last; the end where nothing
  /// ever does.
  public func instants(count: Int) -> [TimeInterval] {
    let last = motions.last?.upperBound ?? end
    guard count > 1, movingTime > 0 else { return [last] }
    let step = movingTime / Double(count - 1)
    return (0..<count - 1).map { instant(atMovingTime: step * Double($0)) } + [last]
  }

  /// An instant every `interval` s of the time in which something moves, at most `limit` of them, and the last.
  public func instants(every interval: TimeInterval, limit: Int) -> [TimeInterval] {
    let steps = min((movingTime / interval).rounded(.up), Double(limit - 1))
    let before = (0..<max(0, Int(steps))).map { instant(atMovingTime: Double($0) * interval) }
    return before + [motions.last?.upperBound ?? end]
  }

  /// For how long something moves, in s.
  public var movingTime: TimeInterval {
    motions.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// The instant at which something has moved for `time` s.
  private func instant(atMovingTime time: TimeInterval) -> TimeInterval {
    var rest = time
    for motion in motions {
      let length = motion.upperBound - motion.lowerBound
      if rest <= length { return motion.lowerBound + rest }
      rest -= length
    }
    return motions.last?.upperBound ?? end
  }
}

import Foundation
import Geometry

extension TraceComparison {
  /// Compares the content offsets of two traces, and their targets where both have them.
  ///
  /// An axis that only one of them knows is not compared.
  ///
  /// - Parameters:
  ///   - alignment: Which frames belong together.
  ///   - tolerance: The largest error that passes, in points, finite and at least 0; `nil` for half
  ///     a pixel of the header with the larger scale, half a point where there is no header.
  ///   - liftOfA: Which of the `lifts` of `a` is counted from, from 0.
  ///   - liftOfB: The same of `b`.
  ///   - comparesElements: Whether the elements that both show are compared too: the distance of
  ///     their corners in points, alpha, order. An element is where its last line says, and not
  ///     interpolated.
  /// - Throws: `TraceError` where the frames are out of the order that the alignment needs, or the
  ///   lift is not there.
  /// - Complexity: O(lines of both).
  public static func compare(
    _ a: Trace, _ b: Trace, alignment: TraceAlignment = .time, tolerance: Double? = nil,
    liftOfA: Int = 0, liftOfB: Int = 0, comparesElements: Bool = false
  ) throws(TraceError) -> TraceComparison {
    let tolerance = tolerance ?? defaultTolerance(a, b)
    guard tolerance >= 0, tolerance.isFinite else {
      fatalError("A tolerance is a finite number of at least 0 pt, not \(tolerance).")
    }
    let pairing: TracePairing
    switch alignment {
    case .time: pairing = try .byTime(a.frames, b.frames)
    case .frame: pairing = try .byFrame(a.frames, b.frames)
    case .release:
      pairing = .byPlace(
        a.frames, from: try a.lift(liftOfA, of: "first"),
        b.frames, from: try b.lift(liftOfB, of: "second"))
    }
    var comparison = TraceComparison(alignment: alignment, tolerance: tolerance)
    comparison.unpairedA = pairing.unpairedA
    comparison.unpairedB = pairing.unpairedB
    comparison.read(
      pairing.pairs, axes: a.axes.filter(b.axes.contains),
      comparesActivities: !a.isForeign && !b.isForeign)
    if comparesElements { comparison.compareElements(a, b, pairing.pairs) }
    return comparison
  }

  /// Half a pixel of the header with the larger scale, in points.
  private static func defaultTolerance(_ a: Trace, _ b: Trace) -> Double {
    let scales = [a, b].compactMap(\.header?.scale).filter { $0 > 0 }
    return (0.5 / (scales.max() ?? 1)).limited
  }

  private mutating func read(
    _ pairs: [TracePairing.Pair], axes: [Axis], comparesActivities: Bool
  ) {
    guard !axes.isEmpty else { return }
    comparedFrames = pairs.count
    var sum = 0.0
    for pair in pairs {
      for point in TraceField.Point.allCases {
        guard let a = pair.a[point], let b = pair.b[point] else { continue }
        for axis in axes {
          let difference = Difference(
            frameA: pair.a.frame, timeA: pair.a.time, frameB: pair.b.frame, timeB: pair.b.time,
            field: TraceField(point, axis), a: a[axis], b: b[axis])
          read(difference)
          if point == .contentOffset { sum += difference.error * difference.error }
        }
      }
      if comparesActivities, activityDifference == nil, pair.a.activity != pair.b.activity {
        activityDifference = ActivityDifference(
          frameA: pair.a.frame, frameB: pair.b.frame, a: pair.a.activity, b: pair.b.activity)
      }
    }
    if !pairs.isEmpty { rootMeanSquare = (sum.limited / Double(pairs.count)).squareRoot() }
  }

  private mutating func read(_ difference: Difference) {
    if firstDivergence == nil, difference.error > tolerance { firstDivergence = difference }
    if difference.error > largestError?.error ?? -1 { largestError = difference }
  }
}

extension Trace {
  /// The first frame after one of the lifts.
  fileprivate func lift(_ index: Int, of name: String) throws(TraceError) -> Int {
    let lifts = lifts
    guard lifts.indices.contains(index) else {
      let count = lifts.count == 1 ? "1 lift" : "\(lifts.count) lifts"
      throw TraceError("the \(name) trace has \(count), none with the index \(index)")
    }
    return lifts[index]
  }
}

internal import CollectionEngine
internal import Foundation
public import Geometry
internal import Tracing

/// The rubber band that explains how far content follows a finger beyond an edge.
public struct RubberBandFit: Equatable, Sendable {
  /// The axis along which it was pulled.
  public let axis: Axis
  /// The slope at the edge.
  public let coefficient: Double
  /// Its standard error.
  public let standardError: Double
  /// The edge, in pt.
  public let edge: Double
  /// The length of the view along the axis, in pt.
  public let length: Double
  /// How many frames with a finger beyond the edge were fitted.
  public let pairCount: Int
  /// The root of the mean of the squared residuals of the content, in pt.
  public let rootMeanSquare: Double
}

extension RubberBandFit {
  /// The rubber band of a trace, or why it is not told.
  ///
  /// With `y` the overscroll that is shown, `d` the length of the view and `f` the way of the finger,
  ///
  ///     f = b + (1/c)·y·d/(d - y)
  ///
  /// is a straight line in `1/c`, whose start `b` (the slop, and where the finger came down) is another in each
  /// gesture: least squares, each frame weighted by how little its rounding moves the right side.
  static func fit(
    _ trace: Trace, _ frames: [TraceFrame], viewport: CGSize?, motions: [MotionFit]
  ) -> Result<RubberBandFit, TraceFit.Doubt> {
    guard hasFinger(trace) else {
      return .failure(TraceFit.Doubt(description: "the trace does not have the finger"))
    }
    guard let viewport = viewport ?? trace.header?.viewport ?? trace.tableViewport else {
      return .failure(
        TraceFit.Doubt(description: "the trace does not say how large the view is; --viewport does")
      )
    }
    var best: RubberBandFit?
    for axis in trace.axes {
      for edge in edges(frames, axis, viewport, motions) {
        let fit = fit(
          FingerPair.pairs(in: trace, axis), axis, beyond: edge, length: viewport[axis],
          quantum: OffsetSeries(frames, axis).quantum)
        if let fit, fit.pairCount > best?.pairCount ?? 0 { best = fit }
      }
    }
    if let best, best.rootMeanSquare > largestResidual || !likely.contains(best.coefficient) {
      return .failure(
        TraceFit.Doubt(
          description: "what follows the finger beyond \(rounded(best.edge)) pt is no rubber band: "
            + "the best is \(rounded(best.rootMeanSquare)) pt off"))
    }
    return best.map { .success($0) }
      ?? .failure(
        TraceFit.Doubt(
          description: "no finger pulled the content beyond an edge for \(fewest) frames or more"))
  }

  private static func hasFinger(_ trace: Trace) -> Bool {
    trace.fingers.contains { $0 != nil }
      || trace.lines.contains { line in
        guard case .input(let input) = line else { return false }
        return input.kind == "touch" && input.location != nil
      }
  }

  /// The fewest frames of a finger beyond the edge. Ours: two unknowns, and three to judge by.
  private static let fewest = 5
  /// A rubber band is no farther off, in pt. Ours: recorded drags are within 0.25.
  private static let largestResidual = 1.0
  /// Coefficients that a rubber band can have: content does not run ahead of the finger.
  private static let likely = 0.01...1.0
  /// Content this near to an edge, in pt, counts as inside: half a pixel of the coarsest screen.
  private static let nearness = 0.5

  /// The edges that a finger may have pulled beyond: where bounces came to rest, and what size of content and view say.
  /// The least and the greatest offset of a whole trace is such a rest where content bounced.
  private static func edges(
    _ frames: [TraceFrame], _ axis: Axis, _ viewport: CGSize, _ motions: [MotionFit]
  ) -> [(value: Double, isMaximum: Bool)] {
    var edges: [(value: Double, isMaximum: Bool)] = []
    func add(_ value: Double, _ isMaximum: Bool) {
      if !edges.contains(where: { $0.value == value && $0.isMaximum == isMaximum }) {
        edges.append((value, isMaximum))
      }
    }
    let offsets = frames.map { Double($0.contentOffset[axis]) }
    for motion in motions where motion.axis == axis && motion.isBounce {
      guard let rest = motion.rest else { continue }
      add(rest, offsets.max() ?? rest > rest + nearness)
      add(rest, true)
      add(rest, false)
    }
    if let size = frames.last?.contentSize, size[axis] > 0 {
      add(max(0, size[axis] - viewport[axis]), true)
    }
    add(0, false)
    return edges
  }

  private static func fit(
    _ pairs: [FingerPair], _ axis: Axis, beyond edge: (value: Double, isMaximum: Bool),
    length: Double, quantum: Double
  ) -> RubberBandFit? {
    let outward = edge.isMaximum ? 1.0 : -1
    let beyond = pairs.filter { pair in
      let shown = (pair.offset - edge.value) * outward
      return shown > nearness && shown < length
    }
    let gestures = Set(beyond.map(\.gesture)).sorted()
    guard beyond.count >= fewest, beyond.count >= gestures.count + 4 else { return nil }
    let shown = beyond.map { ($0.offset - edge.value) * outward }
    let raw = shown.map { $0 * length / (length - $0) }
    // How much the right side moves with what is shown: d²/(d - y)².
    let weights = shown.map { pow((length - $0) / length, 4) }
    let columns =
      [raw] + gestures.map { gesture in beyond.map { $0.gesture == gesture ? 1.0 : 0 } }
    let fingers = beyond.map { -$0.finger * outward }
    guard let line = LinearSolution(columns, fingers, weights: weights),
      line.coefficients[0] > 0,
      let inverse = SymmetricMatrix(productOf: columns, weights: weights).inverse
    else { return nil }
    let coefficient = 1 / line.coefficients[0]
    // What is left of the finger, as the content shows it.
    let residuals = zip(line.residuals, weights).map { $0 * $1.squareRoot() * coefficient }
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    let spare = Double(beyond.count - columns.count)
    let rounding = max(quantum / 12.0.squareRoot(), 1e-9)
    let variance = max(squares / spare, rounding * rounding)
    return RubberBandFit(
      axis: axis, coefficient: coefficient,
      standardError: coefficient * (variance * inverse[0][0]).squareRoot(),
      edge: edge.value, length: length, pairCount: beyond.count,
      rootMeanSquare: (squares / Double(beyond.count)).squareRoot())
  }
}

extension MotionFit {
  /// Whether it came back to an edge.
  fileprivate var isBounce: Bool {
    [.bounce, .criticalSpring, .spring].contains(law) && isExplained
      && (activity == nil || activity == .decelerating || activity == .bouncing)
  }
}

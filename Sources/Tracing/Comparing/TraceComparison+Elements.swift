import CollectionEngine
import Foundation
import Geometry

extension TraceComparison {
  /// What differs of one element in one pair of frames.
  public struct ElementDifference: Equatable, Sendable {
    /// What differs.
    public enum Kind: Equatable, Sendable {
      /// Only the first trace shows it.
      case onlyInA
      /// Only the second trace shows it.
      case onlyInB
      /// The corners are shown this far apart, in points.
      case place(Double)
      /// The alphas.
      case alpha(Double, Double)
      /// The orders from back to front.
      case zIndex(Int, Int)
    }

    /// The frame of the first trace.
    public let frameA: Int
    /// The frame of the second trace; where it was interpolated, the one before.
    public let frameB: Int
    /// Which element it is, in words: `cell 0-5`.
    public let element: String
    /// What differs.
    public let kind: Kind
  }

  /// Alphas that are no further apart show the same: half a step of an 8-bit screen.
  static let alphaTolerance = 0.5 / 255

  /// Compares what is shown in every pair of frames. An element is where its last line says.
  ///
  /// Complexity: O(lines of both, and pairs times elements shown).
  mutating func compareElements(_ a: Trace, _ b: Trace, _ pairs: [TracePairing.Pair]) {
    var timelineA = ElementTimeline(a)
    var timelineB = ElementTimeline(b)
    var count = 0
    for pair in pairs {
      timelineA.advance(to: pair.a.frame)
      timelineB.advance(to: pair.b.frame)
      count += timelineA.shown.count
      guard firstElementDivergence == nil else { continue }
      let keys = Set(timelineA.shown.keys).union(timelineB.shown.keys)
      let differences = keys.compactMap { key -> (TraceElement, ElementDifference.Kind)? in
        let (one, other) = (timelineA.shown[key], timelineB.shown[key])
        guard let element = one ?? other else { return nil }
        return difference(one?.appearance, other?.appearance).map { (element, $0) }
      }
      // Of several the one with the least title, so that the answer does not depend on hashes.
      if let (element, kind) = differences.min(by: { $0.0.title < $1.0.title }) {
        firstElementDivergence = ElementDifference(
          frameA: pair.a.frame, frameB: pair.b.frame, element: element.title, kind: kind)
      }
    }
    comparedElements = count
  }

  private func difference(
    _ a: TraceElement.Appearance?, _ b: TraceElement.Appearance?
  ) -> ElementDifference.Kind? {
    guard let a else { return .onlyInB }
    guard let b else { return .onlyInA }
    let distance = zip(a.corners, b.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    if distance.limited > tolerance { return .place(distance.limited) }
    if (a.alpha - b.alpha).magnitude > Self.alphaTolerance { return .alpha(a.alpha, b.alpha) }
    return a.zIndex == b.zIndex ? nil : .zIndex(a.zIndex, b.zIndex)
  }
}

extension TraceElement.Appearance {
  /// Where its corners are shown, in content coordinates.
  ///
  ///     [x' y' _ w'] = [±width/2 ±height/2 0 1] * M        shown at center + (x'/w', y'/w')
  fileprivate var corners: [CGPoint] {
    let m = transform
    return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { side in
      let (x, y) = (side.0 * size.width, side.1 * size.height)
      let w = x * m.m14 + y * m.m24 + m.m44
      // What is in the plane of the viewer is nowhere.
      guard w != 0 else { return center }
      return CGPoint(
        x: center.x + (x * m.m11 + y * m.m21 + m.m41) / w,
        y: center.y + (x * m.m12 + y * m.m22 + m.m42) / w)
    }
  }
}

extension TraceComparison.ElementDifference {
  /// The place and what differs.
  var sentence: String {
    let place = "\(element) in frame \(frameA) and \(frameB)"
    return switch kind {
    case .onlyInA: "\(place): only in the first"
    case .onlyInB: "\(place): only in the second"
    case .place(let distance):
      "\(place): \(TraceComparison.rounded(distance)) pt from corner to corner"
    case .alpha(let a, let b):
      "\(place): alpha \(TraceValue.number(a).json) and \(TraceValue.number(b).json)"
    case .zIndex(let a, let b): "\(place): zIndex \(a) and \(b)"
    }
  }
}

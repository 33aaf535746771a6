internal import CollectionEngine
internal import Geometry
internal import Tracing

/// Where a finger and the content were in one frame of a drag, along one axis.
struct FingerPair {
  /// In pt of the viewport.
  let finger: Double
  /// In pt.
  let offset: Double
  /// Which touch of the trace it was, from 0.
  let gesture: Int

  /// The pairs of a trace: each frame that was shown while a finger was down, with the last place of the finger.
  ///
  /// - Complexity: O(lines).
  static func pairs(in trace: Trace, _ axis: Axis) -> [FingerPair] {
    guard trace.fingers.isEmpty else { return tablePairs(in: trace, axis) }
    var pairs: [FingerPair] = []
    var finger: Double?
    var gesture = -1
    for line in trace.lines {
      switch line {
      case .input(let input) where input.kind == "touch":
        if finger == nil { gesture += 1 }
        let isOver = input.phase == "ended" || input.phase == "cancelled"
        finger = isOver ? nil : input.location.map { $0[axis] } ?? finger
      case .frame(let frame):
        guard let finger, trace.isForeign || frame.activity == .dragging else { continue }
        pairs.append(
          FingerPair(finger: finger, offset: frame.contentOffset[axis], gesture: gesture))
      default: break
      }
    }
    return pairs
  }

  /// The same of a table, whose rows have the finger.
  private static func tablePairs(in trace: Trace, _ axis: Axis) -> [FingerPair] {
    var pairs: [FingerPair] = []
    var gesture = -1
    var wasDown = false
    for (frame, finger) in zip(trace.frames, trace.fingers) {
      defer { wasDown = finger != nil }
      guard let finger else { continue }
      if !wasDown { gesture += 1 }
      guard trace.isForeign || frame.activity == .dragging else { continue }
      pairs.append(
        FingerPair(finger: finger[axis], offset: frame.contentOffset[axis], gesture: gesture))
    }
    return pairs
  }
}

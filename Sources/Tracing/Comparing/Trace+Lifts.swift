import CollectionEngine

extension Trace {
  /// Where in `frames` the motions begin that follow a lift of the finger, in their order.
  ///
  /// A lift is the last `touch` with the phase `ended`, or the last `release`, before a frame that
  /// decelerates, bounces, snaps or pages; the motion begins with the first frame later than it. In
  /// a trace without any input a motion begins with the first such frame. A table that is not ours
  /// has one motion, from its first row.
  ///
  /// - Complexity: O(lines).
  public var lifts: [Int] {
    if isForeign { return lines.isEmpty ? [] : [0] }
    var scan = LiftScan()
    for line in lines { scan.read(line) }
    return scan.hasInputs ? scan.afterInputs : scan.afterOtherActivities
  }
}

/// What was seen of a trace on the way to its lifts.
private struct LiftScan {
  private(set) var hasInputs = false
  private(set) var afterInputs: [Int] = []
  private(set) var afterOtherActivities: [Int] = []
  private var count = 0
  private var previousGlides = false
  /// The lift that no motion has followed yet, and the first frame later than it.
  private var pending: (time: Double, next: Int?)?

  mutating func read(_ line: TraceLine) {
    switch line {
    case .input(let input):
      hasInputs = true
      let isLift = input.kind == "release" || (input.kind == "touch" && input.phase == "ended")
      if isLift { pending = (input.time, nil) }
    case .frame(let frame):
      read(frame)
      count += 1
    default: break
    }
  }

  private mutating func read(_ frame: TraceFrame) {
    let glides = Self.glides(frame)
    if glides, !previousGlides { afterOtherActivities.append(count) }
    previousGlides = glides
    guard let (time, next) = pending else { return }
    let isLater = frame.time > time + TraceInstant.resolution
    let first = next ?? (isLater ? count : nil)
    if glides {
      afterInputs.append(first ?? count + 1)
      pending = nil
    } else if isLater, frame.activity != .dragging {
      // The lift led to no motion; one that begins later has another cause.
      pending = nil
    } else {
      pending = (time, first)
    }
  }

  /// Whether the frame belongs to a motion that a lift can begin.
  private static func glides(_ frame: TraceFrame) -> Bool {
    switch frame.activity {
    case .decelerating, .bouncing, .snapping, .paging: true
    case .idle, .dragging, .animating, .wheel: false
    }
  }
}

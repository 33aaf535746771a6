import Foundation

/// The frames of two traces that belong together.
struct TracePairing {
  /// A frame of the first trace and what the second shows there.
  struct Pair {
    var a: TraceFrame
    var b: TraceFrame
  }

  private(set) var pairs: [Pair] = []
  private(set) var unpairedA = TraceComparison.Unpaired()
  private(set) var unpairedB = TraceComparison.Unpaired()

  /// Pairs frames of the same number.
  static func byFrame(_ a: [TraceFrame], _ b: [TraceFrame]) throws(TraceError) -> TracePairing {
    for (frames, name) in [(a, "first"), (b, "second")] {
      try requireOrder(frames, of: name) { $0.frame < $1.frame }
    }
    var pairing = TracePairing()
    var indexA = 0
    var indexB = 0
    while indexA < a.count, indexB < b.count {
      let (frameA, frameB) = (a[indexA], b[indexB])
      if frameA.frame == frameB.frame {
        pairing.append(frameA, frameB)
      } else if frameA.frame < frameB.frame {
        pairing.unpairedA.count(isBefore: pairing.pairs.isEmpty)
      } else {
        pairing.unpairedB.count(isBefore: pairing.pairs.isEmpty)
      }
      if frameA.frame <= frameB.frame { indexA += 1 }
      if frameB.frame <= frameA.frame { indexB += 1 }
    }
    pairing.unpairedA.after += a.count - indexA
    pairing.unpairedB.after += b.count - indexB
    return pairing
  }

  /// Pairs frames by how far they stand behind the first of each.
  static func byPlace(
    _ a: [TraceFrame], from firstA: Int, _ b: [TraceFrame], from firstB: Int
  ) -> TracePairing {
    var pairing = TracePairing()
    pairing.unpairedA.before = min(firstA, a.count)
    pairing.unpairedB.before = min(firstB, b.count)
    for (frameA, frameB) in zip(a.dropFirst(firstA), b.dropFirst(firstB)) {
      pairing.append(frameA, frameB)
    }
    let count = pairing.pairs.count
    pairing.unpairedA.after = a.dropFirst(firstA).count - count
    pairing.unpairedB.after = b.dropFirst(firstB).count - count
    return pairing
  }

  /// Pairs each frame of `a` within the span of `b` with `b` at its time.
  static func byTime(_ a: [TraceFrame], _ b: [TraceFrame]) throws(TraceError) -> TracePairing {
    for (frames, name) in [(a, "first"), (b, "second")] {
      try requireOrder(frames, of: name) { $0.time <= $1.time }
    }
    var pairing = TracePairing()
    guard let spanA = try span(a, of: "first"), let spanB = try span(b, of: "second") else {
      pairing.unpairedA.after = a.count
      pairing.unpairedB.after = b.count
      return pairing
    }
    var index = 0
    for frame in a {
      guard spanB.contains(frame.time) else {
        pairing.unpairedA.count(isBefore: frame.time < spanB.lowerBound)
        continue
      }
      while index + 1 < b.count, b[index + 1].time <= frame.time + TraceInstant.resolution {
        index += 1
      }
      pairing.append(frame, sample(b, from: index, at: frame.time))
    }
    pairing.unpairedB.before = b.count { $0.time < spanA.lowerBound }
    pairing.unpairedB.after = b.count { $0.time > spanA.upperBound }
    return pairing
  }

  /// `frames` at a time between `frames[index]` and the next.
  ///
  /// The offset is a straight line between both. A target does not move but changes, so it is known
  /// where both have the same. Number and activity are those of the earlier frame.
  private static func sample(
    _ frames: [TraceFrame], from index: Int, at time: Double
  ) -> TraceFrame {
    var sample = frames[index]
    guard time > sample.time + TraceInstant.resolution, index + 1 < frames.count else {
      return sample
    }
    let next = frames[index + 1]
    let fraction = (time - sample.time) / (next.time - sample.time)
    let (one, other) = (sample.contentOffset, next.contentOffset)
    sample.contentOffset = CGPoint(
      x: (one.x + fraction * (other.x - one.x).limited).limited,
      y: (one.y + fraction * (other.y - one.y).limited).limited)
    sample.time = time
    if sample.proposedTarget != next.proposedTarget { sample.proposedTarget = nil }
    if sample.target != next.target { sample.target = nil }
    return sample
  }

  /// The times from the first frame to the last, widened by what counts as the same instant.
  private static func span(
    _ frames: [TraceFrame], of name: String
  ) throws(TraceError) -> ClosedRange<Double>? {
    guard let first = frames.first, let last = frames.last else { return nil }
    guard (last.time - first.time).isFinite else {
      throw TraceError(
        "the \(name) trace is too long: its frames go from \(first.time) s to \(last.time) s")
    }
    return first.time - TraceInstant.resolution...last.time + TraceInstant.resolution
  }

  private static func requireOrder(
    _ frames: [TraceFrame], of name: String, _ isOrdered: (TraceFrame, TraceFrame) -> Bool
  ) throws(TraceError) {
    for (one, next) in zip(frames, frames.dropFirst()) where !isOrdered(one, next) {
      throw TraceError(
        "the frames of the \(name) trace are out of order: frame \(next.frame) at \(next.time) s "
          + "stands behind frame \(one.frame) at \(one.time) s")
    }
  }

  private mutating func append(_ a: TraceFrame, _ b: TraceFrame) {
    pairs.append(Pair(a: a, b: b))
    unpairedA.endGap()
    unpairedB.endGap()
  }
}

extension TraceComparison.Unpaired {
  /// Counts a frame that stands before all pairs, or behind the last so far.
  fileprivate mutating func count(isBefore: Bool) {
    if isBefore { before += 1 } else { after += 1 }
  }

  /// What stood behind the last pair so far stands between two now.
  fileprivate mutating func endGap() {
    between += after
    after = 0
  }
}

import CollectionEngine
import Foundation
import Geometry
import Testing
import Tracing

@Suite("A comparison")
struct ComparisonTests {
  /// The largest difference that rounding makes in these sums, in points.
  private static let rounding = 1e-9

  /// A trace of `frames` frames at `rate` that follows `offset`, which is given a time in seconds.
  private func trace(
    rate: Double = 60, frames: Int = 61, start: Double = 0, scale: Double? = nil,
    offset: (Double) -> CGPoint = { CGPoint(x: 100 * $0, y: -50 * $0) }
  ) -> Trace {
    let header = scale.map { TraceHeader(viewport: CGSize(width: 100, height: 100), scale: $0) }
    let lines = (0..<frames).map { number in
      let time = start + Double(number) / rate
      return TraceLine.frame(
        TraceFrame(
          frame: number, time: time, contentOffset: offset(time), velocity: .zero,
          activity: .decelerating, contentSize: .zero))
    }
    return Trace(lines: (header.map { [.header($0)] } ?? []) + lines)
  }

  /// `trace` with one frame changed.
  private func changed(
    _ trace: Trace, frame number: Int, _ change: (inout TraceFrame) -> Void
  ) -> Trace {
    var trace = trace
    for index in trace.lines.indices {
      if case .frame(var frame) = trace.lines[index], frame.frame == number {
        change(&frame)
        trace.lines[index] = .frame(frame)
      }
    }
    return trace
  }

  @Test(
    "of a trace with itself finds nothing at tolerance 0",
    arguments: TraceAlignment.allCases, 0..<10 as Range<UInt64>)
  func itself(alignment: TraceAlignment, seed: UInt64) throws {
    let random = RandomTrace.make(seed: seed)
    let trace = Trace(lines: random.frames.map(TraceLine.frame))
    guard alignment != .release || !trace.lifts.isEmpty else { return }
    let comparison = try TraceComparison.compare(trace, trace, alignment: alignment, tolerance: 0)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.largestError?.error == 0)
    #expect(comparison.rootMeanSquare == 0)
    #expect(comparison.activityDifference == nil)
    let unpaired = comparison.unpairedA.before
    #expect(comparison.comparedFrames + unpaired == trace.frames.count)
  }

  @Test(
    "finds the first error beyond the tolerance and the largest, in either order of the traces",
    arguments: Axis.allCases, [-1.0, 1])
  func divergence(axis: Axis, direction: Double) throws {
    let a = trace()
    var b = changed(a, frame: 20) { $0.contentOffset[axis] += 0.25 * direction }
    b = changed(b, frame: 30) { $0.contentOffset[axis] += 2 * direction }
    b = changed(b, frame: 40) { $0.contentOffset[axis] += 3 * direction }
    for (one, other) in [(a, b), (b, a)] {
      let comparison = try TraceComparison.compare(one, other, alignment: .frame, tolerance: 0.5)
      #expect(!comparison.isWithinTolerance)
      let first = try #require(comparison.firstDivergence)
      #expect((first.frameA, first.frameB) == (30, 30))
      #expect((first.timeA, first.timeB) == (0.5, 0.5))
      #expect(first.field == TraceField(.contentOffset, axis))
      #expect(first.a == Double(one.frames[30].contentOffset[axis]))
      #expect(first.b == Double(other.frames[30].contentOffset[axis]))
      #expect(comparison.largestError?.frameA == 40)
      #expect(abs((comparison.largestError?.error ?? 0) - 3) < Self.rounding)
      let squares = 0.25 * 0.25 + 2 * 2 + 3 * 3
      #expect(abs(comparison.rootMeanSquare - (squares / 61).squareRoot()) < Self.rounding)
    }
  }

  @Test(
    "by time does not depend on the frame rates of a straight motion",
    arguments: [24.0, 60, 90, 144, 240])
  func rates(rate: Double) throws {
    let other = trace(rate: rate, frames: Int(rate) + 1)
    let comparison = try TraceComparison.compare(trace(), other, tolerance: Self.rounding)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.comparedFrames == 61)
  }

  @Test("by time errs by the bend of the motion between two frames, and not more")
  func interpolation() throws {
    let a = trace(rate: 120, frames: 121) { CGPoint(x: 1000 * $0 * $0, y: 0) }
    let b = trace(rate: 30, frames: 31) { CGPoint(x: 1000 * $0 * $0, y: 0) }
    let comparison = try TraceComparison.compare(a, b, tolerance: 10)
    // A chord of a parabola is off by f'' h^2 / 8 in its middle.
    let bend = 2000.0 / (8 * 30 * 30)
    #expect(abs((comparison.largestError?.error ?? 0) - bend) < Self.rounding)
  }

  @Test("by time covers what both have, and counts the rest at either end")
  func span() throws {
    let a = trace(frames: 61)
    let b = trace(frames: 61, start: 0.5)
    let comparison = try TraceComparison.compare(a, b)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.comparedFrames == 31)
    #expect(comparison.unpairedA.counts == [30, 0, 0])
    #expect(comparison.unpairedB.counts == [0, 0, 30])
  }

  @Test("by frame counts frames without a partner at both ends and between")
  func holes() throws {
    let a = Trace(lines: trace(frames: 10).lines.dropFirst(2).filter { $0 != trace().lines[5] })
    let comparison = try TraceComparison.compare(a, trace(frames: 12), alignment: .frame)
    #expect(comparison.comparedFrames == 7)
    #expect(comparison.unpairedA.counts == [0, 0, 0])
    #expect(comparison.unpairedB.counts == [2, 1, 2])
  }

  @Test("compares a target only where both traces have it")
  func targets() throws {
    let a = changed(trace(), frame: 10) { $0.target = CGPoint(x: 300, y: 0) }
    #expect(try TraceComparison.compare(a, trace(), tolerance: 0).isWithinTolerance)
    let b = changed(trace(), frame: 10) { $0.target = CGPoint(x: 310, y: 0) }
    let comparison = try TraceComparison.compare(a, b)
    #expect(comparison.firstDivergence?.field == TraceField(.target, .horizontal))
    #expect(comparison.firstDivergence?.error == 10)
    #expect(comparison.rootMeanSquare == 0)
  }

  @Test("by time takes no target from between two different ones")
  func changedTargets() throws {
    let a = changed(trace(rate: 120, frames: 4), frame: 1) { $0.target = CGPoint(x: 5, y: 0) }
    var b = changed(trace(frames: 2), frame: 0) { $0.target = CGPoint(x: 300, y: 0) }
    b = changed(b, frame: 1) { $0.target = CGPoint(x: 400, y: 0) }
    #expect(try TraceComparison.compare(a, b).isWithinTolerance)
  }

  @Test("does not compare an axis that only one trace knows")
  func axes() throws {
    let table = try Trace(text: "t,y\n0,0\n1,-50\n")
    let comparison = try TraceComparison.compare(trace(), table)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.comparedFrames == 61)
    #expect(comparison.activityDifference == nil)
    let horizontal = try Trace(text: "t,x\n0,0\n1,100\n")
    #expect(try TraceComparison.compare(table, horizontal).comparedFrames == 0)
    #expect(try !TraceComparison.compare(table, horizontal).isWithinTolerance)
  }

  @Test("notes the first frame with another activity, which fails nothing")
  func activities() throws {
    let other = changed(trace(), frame: 7) { $0.activity = .snapping }
    let comparison = try TraceComparison.compare(trace(), other)
    #expect(comparison.isWithinTolerance)
    let difference = try #require(comparison.activityDifference)
    #expect((difference.frameA, difference.frameB) == (7, 7))
    #expect((difference.a, difference.b) == (.decelerating, .snapping))
  }

  @Test("allows half a pixel of the larger scale, else half a point")
  func tolerance() throws {
    #expect(try TraceComparison.compare(trace(scale: 2), trace(scale: 3)).tolerance == 0.5 / 3)
    #expect(try TraceComparison.compare(trace(scale: 2), trace()).tolerance == 0.25)
    #expect(try TraceComparison.compare(trace(), trace()).tolerance == 0.5)
  }

  @Test("of nothing passes nothing", arguments: TraceAlignment.allCases)
  func nothing(alignment: TraceAlignment) throws {
    guard alignment != .release else { return }
    let comparison = try TraceComparison.compare(
      Trace(lines: []), trace(), alignment: alignment)
    #expect(!comparison.isWithinTolerance)
    #expect(comparison.largestError == nil)
    #expect(comparison.unpairedB.after == 61)
  }

  @Test("of absurd numbers ends in numbers", arguments: TraceAlignment.allCases)
  func absurd(alignment: TraceAlignment) throws {
    let a = try Trace(text: "t,y\n0,1e308\n0.5,-1e308\n1,-1e308\n")
    let b = try Trace(text: "t,y\n0,-1e308\n1,1e308\n")
    let comparison = try TraceComparison.compare(a, b, alignment: alignment)
    #expect(comparison.largestError?.error == .greatestFiniteMagnitude)
    #expect(comparison.report().contains("1.7976931348623157e+308 pt, frame 1"))
    #expect(comparison.value.json.contains("\"error\":1.7976931348623157e+308"))
    let endless = try Trace(text: "t,y\n-1e308,0\n1e308,0\n")
    #expect(
      throws: TraceError(
        "the second trace is too long: its frames go from -1e+308 s to 1e+308 s")
    ) {
      try TraceComparison.compare(a, endless)
    }
    let header = TraceHeader(viewport: .zero, scale: .leastNonzeroMagnitude)
    let unscaled = try TraceComparison.compare(Trace(lines: [.header(header)]), a)
    #expect(unscaled.tolerance == .greatestFiniteMagnitude)
  }

  @Test("needs frames in the order of its alignment", arguments: [TraceAlignment.time, .frame])
  func order(alignment: TraceAlignment) {
    let lines = trace(frames: 3).lines
    let sentence =
      "the frames of the second trace are out of order: "
      + "frame 0 at 0.0 s stands behind frame 1 at \(1.0 / 60) s"
    #expect(throws: TraceError(sentence)) {
      try TraceComparison.compare(
        trace(), Trace(lines: [lines[1], lines[0]]), alignment: alignment)
    }
  }
}

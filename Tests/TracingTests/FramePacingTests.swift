import Testing
import Tracing

@Suite("Frame pacing")
struct FramePacingTests {
  /// The vectors are given to a thousandth, in ms and ms/s.
  private static let tolerance = 0.001

  private func presents(_ intervals: [Double]) -> [Double] {
    intervals.reduce(into: [0]) { $0.append($0.last! + $1 / 60) }
  }

  /// Frames at 60 Hz in `seconds`, of which one is shown `periods` periods after the one before.
  private func presents(seconds: Int, oneOf periods: Int) -> [Double] {
    let count = 60 * seconds - periods
    let half = Array(repeating: 1.0, count: count / 2)
    return presents(half + [Double(periods)] + Array(repeating: 1, count: count - half.count))
  }

  @Test(
    "agrees with the vectors",
    arguments: [
      (1, 1, 0.0, 0.0), (1, 2, 16.667, 16.667), (1, 3, 33.333, 33.333), (5, 2, 16.667, 3.333),
    ])
  func vectors(seconds: Int, periods: Int, hitch: Double, ratio: Double) {
    let pacing = FramePacing(
      presentTimes: presents(seconds: seconds, oneOf: periods), period: 1.0 / 60)
    #expect(abs(pacing.duration - Double(seconds)) < 1e-9)
    #expect(abs(pacing.hitchTime - hitch) < Self.tolerance)
    #expect(abs(pacing.longestHitch - hitch) < Self.tolerance)
    #expect(abs(pacing.hitchTimeRatio - ratio) < Self.tolerance)
    #expect(pacing.hitches == (periods > 1 ? 1 : 0))
  }

  @Test("does not let an early frame make up for a late one")
  func early() {
    let pacing = FramePacing(presentTimes: presents([1.5, 0.5, 1.5, 0.5]), period: 1.0 / 60)
    #expect(pacing.hitches == 2)
    #expect(abs(pacing.hitchTime - 1000.0 / 60) < Self.tolerance)
  }

  @Test("of no frames, or of one, has no hitches", arguments: [[], [3.0]])
  func few(times: [Double]) {
    let pacing = FramePacing(presentTimes: times, period: 1.0 / 60)
    #expect(pacing.hitchTimeRatio == 0)
    #expect(pacing.hitches == 0)
  }

  @Test(
    "is rated by the named scale",
    arguments: [
      (HitchScale.fiveTen, 0.0, HitchScale.Rating.good), (.fiveTen, 4.99, .good),
      (.fiveTen, 5, .warning), (.fiveTen, 10, .warning), (.fiveTen, 10.01, .critical),
      (.tenTwentyFiveFifty, 10, .good), (.tenTwentyFiveFifty, 10.01, .warning),
      (.tenTwentyFiveFifty, 25, .warning), (.tenTwentyFiveFifty, 25.01, .critical),
      (.tenTwentyFiveFifty, 50, .critical), (.tenTwentyFiveFifty, 50.01, .beyond),
    ])
  func scales(scale: HitchScale, ratio: Double, rating: HitchScale.Rating) {
    #expect(scale.rating(of: ratio) == rating)
  }

  @Test("gets no better on either scale when the ratio grows", arguments: HitchScale.allCases)
  func monotone(scale: HitchScale) {
    let ratings = (0...600).map { scale.rating(of: Double($0) / 10) }
    #expect(zip(ratings, ratings.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

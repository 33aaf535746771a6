import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// In exact integration the path depends on what happens and when, not on who looks.
@Suite struct FrameRateLawTests {
  /// How far two runs may be apart, in pt.
  private static let closeness = 1e-9

  @Test(arguments: RandomScript.Stage.allCases.filter { $0.integration == .exact })
  func everyFrameRateShowsTheSamePath(stage: RandomScript.Stage) {
    for seed in 100..<130 {
      let script = RandomScript(seed: UInt64(seed), stage: stage)
      let reference = Outcome(script, frames: evenFrames(60))
      for (name, frames) in clocks(seed: UInt64(seed)) {
        let outcome = Outcome(script, frames: frames)
        #expect(outcome.calls == reference.calls, "\(name), seed \(seed)")
        let apart = zip(outcome.samples, reference.samples).enumerated().first {
          hypot($0.element.0.x - $0.element.1.x, $0.element.0.y - $0.element.1.y) > Self.closeness
        }
        #expect(apart == nil, "\(name), seed \(seed): sixths of a second, offset, expected")
        #expect(outcome.rest == reference.rest, "\(name), seed \(seed)")
        #expect(outcome.ends == reference.ends, "\(name), seed \(seed)")
      }
    }
  }

  @Test(arguments: Direction.allCases)
  func aReleaseFromAnyInstantOfAGlideFollowsTheSamePath(direction: Direction) {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<50 {
      let velocity = Double.random(in: 0.3...6, using: &random)
      let whole = Track(direction, content: 5000)
      whole.release(at: 1500, velocity: velocity)
      let instant = Double.random(in: 0.01...0.25, using: &random)
      whole.view.advance(to: instant)
      guard whole.view.activity == .decelerating else { continue }
      let again = Track(direction, content: 5000)
      // The law's own velocity is the slope divided by r * -ln r / (1 - r).
      let factor = 0.998 * -log(0.998) / (1 - 0.998)
      again.release(at: whole.position, velocity: whole.velocity / factor, time: instant)
      for step in 1...100 {
        let time = instant + Double(step) / 30
        whole.view.advance(to: time)
        again.view.advance(to: time)
        #expect(abs(whole.position - again.position) < 1e-6)
      }
    }
  }

  @Test(arguments: Direction.allCases, [PhysicsConstants.Integration.exact, .perTick])
  func decelerationNeverSpeedsUp(
    direction: Direction, integration: PhysicsConstants.Integration
  ) {
    var random = SeededGenerator(seed: 19)
    for rate in [30.0, 60, 144] {
      for _ in 0..<20 {
        let track = Track(direction, constants: .with { $0.integration = integration })
        track.view.decelerationRate = DecelerationRate(
          rawValue: Double.random(in: 0.9...0.999, using: &random))
        track.release(at: 40_000, velocity: Double.random(in: -8...8, using: &random))
        let shown = track.settle(rate: rate)
        let steps = zip([40_000] + shown, shown).map { abs($1 - $0) }
        // The last step ends on the pixel grid.
        #expect(zip(steps, steps.dropFirst()).dropLast().allSatisfy { $1 <= $0 + 1e-9 })
      }
    }
  }

  private func evenFrames(_ rate: Double) -> [Double] {
    (1...Int(40 * rate)).map { Double($0) / rate }
  }

  /// All contain every sixth of a second, at which runs are compared.
  private func clocks(seed: UInt64) -> [(String, [Double])] {
    var random = SeededGenerator(seed: seed)
    var irregular: [Double] = []
    for sixth in 0..<240 {
      let start = Double(sixth) / 6
      var time = start + Double.random(in: 0.001...0.04, using: &random)
      while time < start + 1.0 / 6 {
        irregular.append(time)
        time += Double.random(in: 0.001...0.06, using: &random)
      }
      irregular.append(Double(sixth + 1) / 6)
    }
    return [30.0, 90, 120, 144, 240].map { ("\($0) Hz", evenFrames($0)) } + [
      ("irregular", irregular)
    ]
  }
}

/// What a script has led to.
private struct Outcome {
  /// The offset at every sixth of a second.
  var samples: [CGPoint] = []
  var calls: [String] = []
  var ends: [String] = []
  var rest = CGPoint.zero

  init(_ script: RandomScript, frames: [Double]) {
    let run = ScriptRun(script)
    for time in frames {
      run.advance(to: time)
      let sixths = time * 6
      if abs(sixths - sixths.rounded()) < 1e-9 { samples.append(run.view.contentOffset) }
      if run.isOver, time > 10 { break }
    }
    #expect(run.isOver)
    calls = run.probe.lines
    ends = run.watcher.lines
    rest = run.view.contentOffset
  }
}

import Motion
import TestSupport
import Testing

@Suite("Least-squares velocity tracker")
struct LeastSquaresVelocityTrackerTests {
  // MARK: Laws

  @Test("on a parabola the velocity is the slope at the newest sample")
  func parabola() {
    var generator = SeededGenerator(seed: 4)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    for _ in 0..<200 {
      let (a, b, c, origin) = (
        random(-500...500), random(-5...5), random(-0.05...0.05), random(0...1e6)
      )
      var tracker = LeastSquaresVelocityTracker()
      var time = 0.0
      for _ in 0..<Int.random(in: 3...30, using: &generator) {
        time += random(0.5...30)
        tracker.add(position: a + b * time + c * time * time, at: origin + time)
      }
      /// Positions reach 5e4, with 1e-11 of rounding, over times of a few ms and more; a time near
      /// 1e6 has 1e-10, at speeds up to 50.
      #expect(abs(tracker.velocity - (b + 2 * c * time)) < 1e-7)
    }
  }

  @Test("the velocity does not depend on where the finger is nor on when")
  func shifted() {
    let (near, far) = (tracker(of: gesture), tracker(of: gesture.map { ($0 + 3e5, $1 + 9000) }))
    /// The rounding of times near 3e5 ms, at these speeds.
    #expect(abs(near.velocity - far.velocity) < 1e-9)
  }

  @Test("samples beyond the horizon, a stop or the largest number do not count")
  func forgotten() {
    let recent = tracker(of: gesture).velocity
    for stray in [-200.0, -95] {
      #expect(tracker(of: [(stray, 777)] + gesture).velocity == recent)
    }
    let few = LeastSquaresVelocityTracker(maximumSamples: 5)
    #expect(tracker(of: gesture, in: few).velocity == tracker(of: gesture.suffix(5)).velocity)
  }

  @Test(
    "a pause of 40 ms is no stop, a longer one is",
    arguments: [(39.0, false), (40, false), (40.5, true), (80, true)])
  func pause(length: Double, stops: Bool) {
    let before = (0...3).map { (Double($0) * 10, Double($0) * 30) }
    let after = (0...3).map { (30 + length + Double($0) * 2, 90 + Double($0)) }
    let whole = tracker(of: before + after).velocity
    #expect((whole == tracker(of: after).velocity) == stops)
  }

  @Test("fewer samples than three have no velocity")
  func tooFew() {
    for count in 0...2 { #expect(tracker(of: gesture.prefix(count)).velocity == 0) }
    #expect(tracker(of: gesture.prefix(3)).velocity != 0)
    let picky = LeastSquaresVelocityTracker(minimumSamples: 7)
    #expect(tracker(of: gesture.prefix(6), in: picky).velocity == 0)
    #expect(tracker(of: gesture.prefix(7), in: picky).velocity != 0)
  }

  @Test("a finger that rests longer than 40 ms before it lifts has no velocity")
  func liftAfterRest() {
    let tracker = tracker(of: gesture)
    #expect(tracker.velocity(liftedAt: 90) == tracker.velocity)
    #expect(tracker.velocity(liftedAt: 130) == tracker.velocity)
    #expect(tracker.velocity(liftedAt: 131) == 0)
    #expect(LeastSquaresVelocityTracker().velocity(liftedAt: 0) == 0)
  }

  @Test("a sample at the newest one's time replaces it, older and broken ones are ignored")
  func strangeSamples() {
    let expected = tracker(of: gesture)
    let (time, position) = gesture[gesture.count - 1]
    #expect(tracker(of: gesture + [(time, position)]) == expected)
    #expect(tracker(of: gesture.dropLast() + [(time, -50), (time, position)]) == expected)
    let broken = [(time - 1, 5), (time + 1, .nan), (.infinity, 5), (.nan, 5)]
    #expect(tracker(of: gesture + broken) == expected)
  }

  @Test("a tracker that was reset is as new")
  func reset() {
    var used = tracker(of: gesture)
    used.reset()
    #expect(used == LeastSquaresVelocityTracker())
  }

  @Test("fewer than the three samples of a parabola trap")
  func impossibleMinimum() async {
    await #expect(processExitsWith: .failure) {
      _ = LeastSquaresVelocityTracker(minimumSamples: 2)
    }
  }

  // MARK: Recordings

  @Test("Flutter's 13 recorded gestures have Flutter's velocities")
  func flutter() {
    let recording: FlutterRecording = loadVectors("velocity-flutter")
    var tracker = (x: LeastSquaresVelocityTracker(), y: LeastSquaresVelocityTracker())
    var velocities: [(x: Double, y: Double)] = []
    for event in recording.events {
      if event.isLift {
        velocities.append((tracker.x.velocity * 1000, tracker.y.velocity * 1000))
      } else {
        tracker.x.add(position: event.x, at: event.time)
        tracker.y.add(position: event.y, at: event.time)
      }
    }
    #expect(velocities.count == 13 && recording.expectedLsq2.count == 13)
    for (velocity, expected) in zip(velocities, recording.expectedLsq2) {
      /// The tolerance of the specification.
      #expect(isClose(velocity.x, expected[0], within: 1e-3))
      #expect(isClose(velocity.y, expected[1], within: 1e-3))
    }
  }

  @Test("in Flutter's interrupted gesture only the moves after the stop count")
  func interrupted() {
    let recording: FlutterRecording = loadVectors("velocity-flutter")
    let samples = recording.interrupted.filter { !$0.isLift }.map { ($0.time, $0.y) }
    #expect(samples.count == 11)
    #expect(tracker(of: samples).velocity == tracker(of: samples.suffix(5)).velocity)
  }

  @Test("Android's recorded gestures meet its 27 LSQ2 expectations")
  func android() {
    let recording: AndroidRecording = loadVectors("velocity-aosp")
    var count = 0
    for gesture in recording.tests {
      // The last motion is the lift.
      let moves = gesture.motions.dropLast()
      for expectation in gesture.expected where expectation[0] == "LSQ2" {
        let column = expectation[1] == "X" ? 1 : 2
        let velocity = tracker(of: moves.map { ($0[0] * 1000, $0[column]) }).velocity * 1000
        let expected = Double(expectation[2]) ?? .nan
        /// The tolerance of the specification; Android computes in single precision.
        #expect(isClose(velocity, expected, within: 5e-4), "\(gesture.name) \(expectation)")
        count += 1
      }
    }
    #expect(count == 27)
  }

  // MARK: Measures

  /// Ten moves in 90 ms, slowing down unevenly: times in ms and positions.
  private let gesture: [(Double, Double)] = [
    (0, 0), (11, 40), (19, 66), (30, 99), (42, 130), (48, 143), (61, 170), (70, 185), (82, 203),
    (90, 211),
  ]

  private func tracker(
    of samples: some Sequence<(Double, Double)>,
    in empty: LeastSquaresVelocityTracker = LeastSquaresVelocityTracker()
  ) -> LeastSquaresVelocityTracker {
    samples.reduce(into: empty) { $0.add(position: $1.1, at: $1.0) }
  }

  private func isClose(_ value: Double, _ expected: Double, within part: Double) -> Bool {
    abs(value - expected) <= abs(expected) * part
  }
}

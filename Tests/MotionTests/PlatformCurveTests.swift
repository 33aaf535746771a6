import Foundation
import Motion
import TestSupport
import Testing

/// The curves of Android's and Flutter's scrolling, beside their flings.
@Suite("Curves of other platforms")
struct PlatformCurveTests {
  /// What nobody sees at 3 pixels a px.
  static let tolerance = SettlingSpring.Tolerance.flutter(scale: 3)

  private func starts(
    _ seed: UInt64, _ check: (_ from: Double, _ to: Double, _ velocity: Double) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    for index in 0..<300 {
      let from = Double.random(in: -5000...5000, using: &random)
      let way = Double.random(in: -2000...2000, using: &random)
      let velocity = Double.random(in: -9...9, using: &random)
      check(from, index % 10 == 0 ? from : from + way, index % 7 == 0 ? 0 : velocity)
    }
  }

  @Test("all keep the laws of curves")
  func laws() {
    starts(1) { from, to, velocity in
      checkCurveLaws(
        FrictionGlide(from: from, initialVelocity: velocity, restSpeed: 0.01), start: from)
      checkCurveLaws(
        DeceleratingMotion(from: from, to: to, duration: 300, exponent: 5), start: from)
      let range = min(from, to) - 10...max(from, to) + 10
      checkCurveLaws(
        EdgeStop(FlutterClampedFling(from: from, initialVelocity: velocity), within: range),
        start: from)
      let spring = SettlingSpring(
        from: from, to: to, initialVelocity: velocity, parameters: .flutterScroll,
        tolerance: Self.tolerance)
      // Its end is a step of less than the tolerance, which the slope does not see.
      if spring.duration > 0 { checkCurveLaws(spring, start: from) }
    }
  }

  @Test("a friction glide is free deceleration in steps that have become none")
  func friction() {
    starts(2) { from, _, velocity in
      let glide = FrictionGlide(
        from: from, initialVelocity: velocity, drag: pow(0.998, 1000), restSpeed: 0.01)
      let stepped = Deceleration(
        initialValue: from, initialVelocity: velocity, rate: 0.998, restSpeed: 0.01)
      for time in [1.0, 100, 500, 1500] where time < glide.duration {
        let share = (glide.value(at: time) - from) / (stepped.value(at: time) - from)
        #expect(abs(share - (1 - 0.998) / (0.998 * -log(0.998))) < 1e-9)
      }
      guard velocity != 0 else { return }
      let halfway = glide.value(at: glide.duration / 2)
      #expect(abs((glide.time(at: halfway) ?? .nan) - glide.duration / 2) < 1e-6)
      #expect(glide.time(at: glide.asymptote) == nil)
      #expect(glide.time(at: from - velocity) == nil)
    }
  }

  @Test("a spring ends on its target, within the tolerance, and not before")
  func settling() {
    starts(3) { from, to, velocity in
      let spring = SettlingSpring(
        from: from, to: to, initialVelocity: velocity, parameters: .flutterScroll,
        tolerance: Self.tolerance)
      let free = Spring(
        from: from, to: to, initialVelocity: velocity, parameters: .flutterScroll)
      func isSeen(_ time: Double) -> Bool {
        abs(free.unstoppedValue(at: time) - to) > 1.0 / 3
          || abs(free.unstoppedVelocity(at: time)) > 20.0 / 3 / 1000
      }
      #expect(spring.restValue == to)
      for part in 0..<200 {
        #expect(!isSeen(spring.duration * (1.0001 + Double(part) / 50) + 1e-6))
      }
      #expect(spring.duration == 0 || isSeen(spring.duration * 0.999))
      #expect(spring.duration < 2500)
    }
  }

  @Test("a bouncing fling is continuous, and rests inside")
  func bouncing() {
    var random = SeededGenerator(seed: 4)
    starts(5) { from, to, velocity in
      let range = min(from, to)...max(from, to)
      let start =
        Bool.random(using: &random) ? from : from + Double.random(in: -300...300, using: &random)
      let fling = FlutterBouncingFling(
        from: start, initialVelocity: velocity, range: range, tolerance: Self.tolerance)
      #expect(range.contains(fling.restValue))
      #expect(fling.duration == 0 || fling.value(at: 0) == start)
      for time in stride(from: 0, to: fling.duration, by: 1) {
        let moved = abs(fling.value(at: time + 1) - fling.value(at: time))
        let speed = max(abs(fling.velocity(at: time)), abs(fling.velocity(at: time + 1)))
        let ends = time + 1 >= fling.duration
        // The spring's pull on 300 px: 60 px/s^2 a px, 0.018 px/ms each ms; 9 px/ms lose 3 of it,
        // and at an edge 4 at once.
        #expect(moved <= speed + 0.3 + (ends ? 1.0 / 3 : 0), "\(start) \(velocity) \(time)")
      }
    }
  }

  @Test("from an edge the spring starts with the speed of the glide, 5 px/ms at most, at both")
  func transfer() {
    for sign in [1.0, -1] {
      for (velocity, expected) in [(3.0, 3.0), (8, 5)] {
        let fling = FlutterBouncingFling(
          from: 0, initialVelocity: velocity * sign, range: -1e-3...1e-3, tolerance: Self.tolerance)
        #expect(abs(fling.velocity(at: 0.01) * sign - expected) < 0.01)
      }
    }
  }

  @Test("a motion stops dead at the first edge it meets, whatever is behind it")
  func edges() {
    starts(6) { from, to, velocity in
      let free = AndroidFling(from: from, initialVelocity: velocity)
      let reach = abs(free.restValue - from)
      let range = from - reach / 2...from + reach / 2
      let stop = EdgeStop(free, within: range)
      #expect(
        stop.restValue == (velocity > 0 ? range.upperBound : velocity < 0 ? range.lowerBound : from)
      )
      #expect(stop.duration <= free.duration)
      for part in 0..<50 {
        let time = stop.duration * Double(part) / 50
        #expect(stop.value(at: time) == free.value(at: time))
        #expect(range.contains(stop.value(at: time)))
      }
      #expect(stop.velocity(at: stop.duration) == 0 && stop.launchVelocity(at: stop.duration) == 0)
      let whole = EdgeStop(free, within: -1e9...1e9)
      #expect(whole.duration == free.duration && whole.restValue == free.restValue)
      let outside = EdgeStop(free, within: from + 1...from + 2)
      #expect(outside.duration == 0 && outside.restValue == from + 1)
    }
  }

  @Test(
    "a snap helper's way: whole milliseconds, a slide as long as nothing is seen, then a parabola")
  func settle() {
    for sign in [1.0, -1] {
      // ceil(0.625 * 37) = 24, ceil(24 / 0.3356) = 72 ms.
      let near = AndroidSettle(from: 100, to: 100 + 37 * sign, sight: 500)
      #expect(near.duration == 72)
      checkCurveLaws(near, start: 100)
      #expect(abs(near.value(at: 36) - 100 - 37 * sign * 0.75) < 1e-9)
      // ceil(0.625 * 500) = 313, ceil(313 / 0.3356) = 933 ms, after 300 * 0.625 ms.
      let far = AndroidSettle(from: 0, to: 800 * sign, sight: 500)
      #expect(far.duration == 187.5 + 933)
      checkCurveLaws(
        far, start: 0, fractions: evenFractions.filter { abs($0 - 187.5 / 1120.5) > 0.01 })
      #expect(abs(far.value(at: 100) - 160 * sign) < 1e-9)
      #expect(abs(far.value(at: 187.5) - 300 * sign) < 1e-9)
      let page = AndroidSettle(from: 0, to: 360 * sign, longestScrolling: 100)
      #expect(page.duration == 298)
      #expect(AndroidSettle(from: 5, to: 5).duration == 0)
    }
  }

  @Test("a finger that lifts is tracked as Flutter and Android do")
  func tracker() {
    var tracker: any VelocityTracker = LeastSquaresVelocityTracker()
    for step in 0...10 { tracker.add(position: Double(step) * 8 * 0.7, at: Double(step) * 8) }
    let release = tracker.release(at: 80)
    #expect(abs(release.velocity - 0.7) < 1e-9 && release.bounceVelocity == release.velocity)
    #expect(release.decidingSpeed == abs(release.velocity))
    #expect(tracker.release(at: 121) == .zero)
  }
}

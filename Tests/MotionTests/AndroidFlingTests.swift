import Motion
import TestSupport
import Testing

@Suite("Flings of other platforms")
struct AndroidFlingTests {
  /// 200 launches: speeds from 0.05 to 20 dp/ms in both directions, and none at all.
  static let launches: [(from: Double, velocity: Double)] = {
    var generator = SeededGenerator(seed: 3)
    return [(12, 0)]
      + (0..<200).map { index in
        let speed = Double.random(in: 0.05...20, using: &generator)
        return (.random(in: -5000...5000, using: &generator), index % 2 == 0 ? speed : -speed)
      }
  }()

  /// The middles of the 100 straight pieces of Android's spline.
  static let pieces = (0..<100).map { (Double($0) + 0.5) / 100 }

  /// Rounding, as a part of the way: a few units in the last place, and a power's argument of 10.
  static let rounding = 1e-13

  @Test("Android's fling keeps the laws of a curve")
  func androidCurveLaws() {
    for launch in Self.launches {
      let fling = AndroidFling(from: launch.from, initialVelocity: launch.velocity)
      checkCurveLaws(fling, start: launch.from, fractions: Self.pieces)
    }
  }

  @Test("Flutter's fling keeps the laws of a curve")
  func flutterCurveLaws() {
    for launch in Self.launches {
      let fling = FlutterClampedFling(from: launch.from, initialVelocity: launch.velocity)
      checkCurveLaws(fling, start: launch.from)
      #expect(abs(fling.velocity(at: 0) - launch.velocity) <= abs(launch.velocity) * Self.rounding)
    }
  }

  @Test("both only slow down, and land in the same place")
  func onlyDecelerate() {
    for launch in Self.launches {
      let android = AndroidFling(from: launch.from, initialVelocity: launch.velocity)
      let flutter = FlutterClampedFling(from: launch.from, initialVelocity: launch.velocity)
      #expect(android.restValue == flutter.restValue)
      #expect((android.distance >= 0) == (launch.velocity >= 0))
      let speeds = [
        Self.pieces.map { abs(android.velocity(at: $0 * android.duration)) },
        evenFractions.map { abs(flutter.velocity(at: $0 * flutter.duration)) },
      ]
      for speeds in speeds {
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 }, "\(launch)")
      }
    }
  }

  @Test("Flutter's fling started in the middle of another follows it")
  func flutterHasNoMemory() {
    for launch in Self.launches {
      let whole = FlutterClampedFling(from: launch.from, initialVelocity: launch.velocity)
      let split = 0.4 * whole.duration
      let rest = FlutterClampedFling(
        from: whole.value(at: split), initialVelocity: whole.velocity(at: split))
      let tolerance = (abs(launch.from) + abs(whole.distance)) * Self.rounding
      for fraction in evenFractions {
        let time = fraction * whole.duration
        #expect(abs(rest.value(at: time) - whole.value(at: split + time)) <= tolerance)
      }
    }
  }

  @Test("Android's spline begins at the launch's velocity")
  func androidLaunchVelocity() {
    for launch in Self.launches.dropFirst() {
      let fling = AndroidFling(from: launch.from, initialVelocity: launch.velocity)
      /// The first of 100 straight pieces is the mean over 1 % of the time, in which the curve
      /// below it slows by about that much.
      #expect(abs(fling.velocity(at: 0) / launch.velocity - 1) < 0.02)
    }
  }

  @Test(
    "Android's spline has the documented values",
    arguments: [(0.10, 0.274), (0.25, 0.58381), (0.50, 0.85841), (0.75, 0.97107)])
  func spline(time: Double, progress: Double) {
    let fling = AndroidFling(from: 0, initialVelocity: 1)
    let value = fling.value(at: time * fling.duration) / fling.distance
    /// The specification prints five decimals.
    #expect(abs(value - progress) < 6e-6)
  }

  @Test("Android's spline is straight between a hundredth of the time and the next")
  func straightPieces() {
    let fling = AndroidFling(from: 0, initialVelocity: 3)
    for piece in 0..<100 {
      let quarter = fling.velocity(at: (Double(piece) + 0.25) / 100 * fling.duration)
      let threeQuarters = fling.velocity(at: (Double(piece) + 0.75) / 100 * fling.duration)
      #expect(quarter == threeQuarters && quarter > 0)
    }
    // And what all the pieces rise together is the whole way.
    let rises = Self.pieces.map { fling.velocity(at: $0 * fling.duration) * fling.duration / 100 }
    let way = rises.reduce(0, +)
    #expect(abs(way - fling.distance) <= fling.distance * Self.rounding)
  }

  @Test("Android's flings pass through the documented values")
  func android() {
    for vector in PhysicsVectors.shared.androidSpline {
      let fling = AndroidFling(
        from: 0, initialVelocity: vector.vDpPerS / 1000,
        friction: AndroidFriction(pixelsPerInch: vector.ppi))
      /// The vectors have five decimals of a second, four of the distance and three of positions.
      #expect(abs(fling.duration / 1000 - vector.durationS) < 6e-6)
      #expect(abs(fling.distance - vector.distance) < 6e-5)
      #expect(abs(fling.value(at: 100) - vector.positionAtTenth) < 6e-4)
      #expect(abs(fling.value(at: 500) - vector.positionAtHalf) < 6e-4)
    }
  }

  @Test("Flutter's fling passes through the documented values")
  func flutter() {
    let fling = FlutterClampedFling(from: 0, initialVelocity: 1)
    /// The specification prints five decimals of a second and three of a dp.
    #expect(abs(fling.duration / 1000 - 0.45823) < 6e-6)
    #expect(abs(fling.value(at: 100) - 85.581) < 6e-4)
  }

  @Test("more friction and denser pixels both brake")
  func friction() {
    let usual = AndroidFling(from: 0, initialVelocity: 2)
    for friction in [AndroidFriction(friction: 0.03), AndroidFriction(pixelsPerInch: 320)] {
      let braked = AndroidFling(from: 0, initialVelocity: 2, friction: friction)
      #expect(braked.duration < usual.duration && braked.distance < usual.distance)
    }
    // A screen twice as dense shows the same fling in the same time and space.
    let dense = AndroidFling(
      from: 0, initialVelocity: 4, friction: AndroidFriction(pixelsPerInch: 320))
    #expect(abs(dense.duration - usual.duration) < usual.duration * Self.rounding)
    #expect(abs(dense.distance - 2 * usual.distance) < usual.distance * Self.rounding * 10)
  }

  @Test("a friction of 0 traps")
  func noFriction() async {
    await #expect(processExitsWith: .failure) { _ = AndroidFriction(friction: 0) }
  }
}

import CollectionEngine
import Foundation
import Geometry
import Motion
import TestSupport
import Testing

/// What is seen of a row on the way from one transform to another.
@Suite struct TransformPathTests {
  /// The transform of the only row `time` s after its layout has given it `end` in place of
  /// `start`, in 1 s at constant speed.
  private func path(
    from start: CATransform3D, to end: CATransform3D, at times: [Double]
  ) -> [CATransform3D] {
    let stage = Stage.linear(count: 1)
    stage.layout.onAttributes = { $0.transform3D = start }
    stage.layout.invalidateLayout()
    stage.view.advance(to: 0)
    stage.layout.onAttributes = { $0.transform3D = end }
    stage.view.performBatchUpdates {
      stage.view.moveItem(
        at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0))
    }
    return times.map { time in
      stage.view.advance(to: time)
      return stage.view.visibleViews[0].transform3D
    }
  }

  private func expectSame(
    _ one: CATransform3D, _ other: CATransform3D, _ comment: Comment, tolerance: Double = 1e-12
  ) {
    let pairs = [
      (one.m11, other.m11), (one.m12, other.m12), (one.m13, other.m13), (one.m14, other.m14),
      (one.m21, other.m21), (one.m22, other.m22), (one.m23, other.m23), (one.m24, other.m24),
      (one.m31, other.m31), (one.m32, other.m32), (one.m33, other.m33), (one.m34, other.m34),
      (one.m41, other.m41), (one.m42, other.m42), (one.m43, other.m43), (one.m44, other.m44),
    ]
    let error = pairs.map { abs($0 - $1) }.max() ?? 0
    #expect(error <= tolerance, "\(comment): \(one), not \(other)")
  }

  @Test(arguments: [90.0, -90, 120, 179, 180, -179])
  func aTurnTurnsAndDoesNotShear(degrees: Double) {
    let angle = degrees * .pi / 180
    let end = CATransform3DMakeRotation(angle, 0, 0, 1)
    let times = [0.0, 0.25, 0.5, 1]
    for (time, shown) in zip(times, path(from: .init(turn: 0), to: end, at: times)) {
      expectSame(shown, .init(turn: angle * time), "\(degrees)° at \(time)")
    }
  }

  /// The shortest way is forwards, through 180°.
  @Test func aTurnTakesTheShortWay() {
    let shown = path(from: .init(turn: 0.9 * .pi), to: .init(turn: 1.2 * .pi), at: [0.5])
    expectSame(shown[0], .init(turn: 1.05 * .pi), "half way")
  }

  @Test func whatGrowsAndTurnsDoesBoth() {
    var end = CATransform3DScale(.init(turn: 1), 3, 2, 1)
    (end.m41, end.m42) = (40, -20)
    let shown = path(from: CATransform3DIdentity, to: end, at: [0.5, 1])
    var half = CATransform3DScale(.init(turn: 0.5), 2, 1.5, 1)
    (half.m41, half.m42) = (20, -10)
    expectSame(shown[0], half, "half way")
    #expect(shown[1] == end)
  }

  @Test func aTurnInSpaceKeepsItsPerspective() {
    func turned(_ angle: Double) -> CATransform3D {
      var eye = CATransform3DIdentity
      eye.m34 = -1.0 / 500
      return CATransform3DRotate(eye, angle, 0, 1, 0)
    }
    let shown = path(from: turned(0), to: turned(1.2), at: [0, 0.5, 1])
    expectSame(shown[0], turned(0), "at first")
    expectSame(shown[1], turned(0.6), "half way")
    #expect(shown[2] == turned(1.2))
  }

  @Test func aReflectionTurnsRoundOneAxisOnly() {
    let end = CATransform3DMakeScale(-1, 1, 1)
    let shown = path(from: CATransform3DIdentity, to: end, at: [0.25, 0.5])
    expectSame(shown[0], CATransform3DMakeScale(0.5, 1, 1), "a quarter")
    expectSame(shown[1], CATransform3DMakeScale(0, 1, 1), "half way")
  }

  @Test func whatHasNoPartsGoesNumberByNumber() {
    let flat = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0))
    let shown = path(from: flat, to: CATransform3DIdentity, at: [0, 0.5, 1])
    expectSame(shown[0], flat, "at first")
    let half = CGAffineTransform(a: 1, b: 0.5, c: 0.5, d: 1, tx: 0, ty: 0)
    expectSame(shown[1], CATransform3DMakeAffineTransform(half), "half way")
    #expect(shown[2] == CATransform3DIdentity)
  }

  @Test func anyTransformIsWhereItShouldBeAtBothEnds() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let (start, end) = (CATransform3D(random: &random), CATransform3D(random: &random))
      let shown = path(from: start, to: end, at: [0, 1])
      expectSame(shown[0], start, "at first", tolerance: 1e-8)
      #expect(shown[1] == end)
    }
  }

  @Test func anotherChangeInMidTurnDoesNotJerk() {
    let stage = Stage.linear(count: 1)
    func turn(to transform: CATransform3D) {
      stage.layout.onAttributes = { $0.transform3D = transform }
      stage.view.performBatchUpdates {
        stage.view.moveItem(
          at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }
    let tilted = CATransform3DRotate(.init(turn: 1), 0.8, 1, 0, 0)
    turn(to: tilted)
    stage.view.advance(to: 0.4)
    let before = stage.view.visibleViews[0].transform3D
    turn(to: CATransform3DMakeRotation(2, 0, 1, 1))
    expectSame(stage.view.visibleViews[0].transform3D, before, "as it comes")
    stage.view.advance(to: 0.4 + 1e-7)
    expectSame(stage.view.visibleViews[0].transform3D, before, "just after", tolerance: 1e-5)
  }
}

extension CATransform3D {
  /// A turn of the plane, in radians.
  fileprivate init(turn angle: Double) { self = CATransform3DMakeRotation(angle, 0, 0, 1) }

  /// A turn, a scale, a shift and perhaps a reflection, in the plane or in space.
  fileprivate init(random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let isFlat = Bool.random(using: &random)
    var t = CATransform3DIdentity
    if !isFlat { t.m34 = number(-0.002...0.002) }
    let z = isFlat ? 0 : number(-1...1)
    t = CATransform3DRotate(t, number(-3...3), z, isFlat ? 0 : number(-1...1), 1)
    let sign = Bool.random(using: &random) ? 1.0 : -1
    t = CATransform3DScale(t, sign * number(0.2...3), number(0.2...3), isFlat ? 1 : number(0.5...2))
    (t.m41, t.m42) = (number(-90...90), number(-90...90))
    self = t
  }
}

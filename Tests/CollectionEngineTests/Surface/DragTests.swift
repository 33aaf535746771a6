import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct DragTests {
  @Test(arguments: Direction.allCases)
  func theMovementThatCountsIsAChoice(direction: Direction) {
    for (translation, moved) in [
      (PhysicsConstants.Translation.full, 32.0), (.lessSlop, 22), (.resetAtBegan, 20),
    ] {
      let track = Track(direction, constants: .with { $0.translation = translation })
      track.position = 1000
      track.touchDown(at: 0)
      track.drag(by: 6, at: 0.01)
      #expect(track.position == 1000, "6 pt are no drag yet")
      track.drag(by: 6, at: 0.02)
      track.drag(by: 20, at: 0.03)
      #expect(track.position == 1000 + moved)
    }
  }

  @Test(arguments: Direction.allCases)
  func aDragFromOutsideStartsWithoutAJump(direction: Direction) {
    for constants in [PhysicsConstants(), .perTick] {
      let track = Track(direction, constants: constants)
      track.release(at: -150, velocity: 0)
      track.view.advance(to: 0.05)
      let caught = track.position
      #expect(caught < -50)
      track.touchDown(at: 0.05)
      #expect(abs(track.position - caught) <= 0.25)
      let held = track.position
      track.drag(by: -1, at: 0.06)
      #expect(abs(track.position - held) <= 1)
      track.drag(by: 1, at: 0.07)
      #expect(track.position == held)
    }
  }

  @Test func contentThatGrowsUnderASlowFingerLosesNoFractions() {
    let track = Track()
    track.position = 1000
    track.touchDown(at: 0)
    track.drag(by: 20, at: 0.01)
    for step in 1...100 {
      track.drag(by: 0.1, at: 0.01 + Double(step) / 60)
      track.view.contentSize.height += 10
    }
    #expect(track.position == 1030)
  }

  @Test func aSecondFingerIsIgnored() {
    let track = Track()
    track.touchDown(at: 0)
    track.drag(by: 50, at: 0.01)
    track.view.handle(.touch(.began, location: CGPoint(x: 10, y: 10)), at: 0.02)
    track.drag(by: 50, at: 0.03)
    #expect(track.position == 100)
  }

  @Test func aWheelUnderAFingerDoesNothing() {
    let track = Track()
    track.touchDown(at: 0)
    track.drag(by: 50, at: 0.01)
    track.view.handle(.wheel(WheelInput(.notches(CGPoint(x: 0, y: -3)))), at: 0.02)
    track.view.handle(.wheel(WheelInput(.points(CGPoint(x: 0, y: 30)))), at: 0.03)
    #expect(track.position == 50)
  }

  @Test func aCancelledTouchLeavesNoVelocity() {
    let track = Track()
    track.touchDown(at: 0)
    for sample in 1...5 { track.drag(by: 30, at: Double(sample) / 100) }
    track.view.handle(.touch(.cancelled, location: .zero), at: 0.05)
    #expect(track.view.isAtRest)
    #expect(track.position == 150)
  }

  @Test func disablingScrollingEndsADragAndIgnoresInput() {
    let track = Track()
    track.touchDown(at: 0)
    track.drag(by: 50, at: 0.01)
    track.view.isScrollEnabled = false
    #expect(track.view.isAtRest)
    #expect(track.probe.lines.last == "didEndDragging(false) ---")
    track.view.isScrollEnabled = true
    track.drag(by: 50, at: 0.02)
    #expect(track.position == 50, "the finger has to come down anew")
    track.view.isScrollEnabled = false
    track.touchDown(at: 0.1)
    track.drag(by: 50, at: 0.11)
    track.view.handle(.wheel(WheelInput(.notches(CGPoint(x: 0, y: -3)))), at: 0.2)
    track.release(velocity: 2, time: 0.3)
    #expect(track.view.isAtRest)
    #expect(track.position == 50)
  }

  @Test(arguments: Direction.allCases)
  func contentThatFitsMovesOnlyIfItAlwaysBounces(direction: Direction) {
    for constants in [PhysicsConstants(), .perTick] {
      for alwaysBounces in [false, true] {
        let track = Track(direction, length: 800, content: 500, constants: constants)
        if direction.axis == .vertical {
          track.view.alwaysBounceVertical = alwaysBounces
        } else {
          track.view.alwaysBounceHorizontal = alwaysBounces
        }
        track.touchDown(at: 0)
        track.drag(by: 60, at: 0.02)
        #expect((track.position != 0) == alwaysBounces)
        track.lift(at: 0.3)
        track.settle()
        #expect(track.position == 0)
        #expect(track.probe.lines.isEmpty == !alwaysBounces)
      }
    }
  }

  @Test(arguments: Direction.allCases)
  func withoutBouncesAFingerCannotPullOutside(direction: Direction) {
    let track = Track(direction)
    track.view.bounces = false
    track.touchDown(at: 0)
    track.drag(by: -60, at: 0.02)
    #expect(track.position == 0)
    track.lift(at: 0.3)
    #expect(track.view.isAtRest)
  }

  @Test(arguments: [0.9, 0.99, 0.998, 0.9995])
  func anyRateDecelerates(rate: Double) {
    let track = Track()
    track.view.decelerationRate = DecelerationRate(rawValue: rate)
    track.release(at: 0, velocity: 2)
    track.settle()
    #expect(abs(track.position - (2 - 0.01) * rate / (1 - rate)) <= 0.25)
  }

  /// A motion of two axes goes on until both rest; the one that rests first stands.
  @Test(arguments: [PhysicsConstants.Integration.exact, .perTick])
  func axesMoveIndependently(integration: PhysicsConstants.Integration) {
    let view = ScrollView(size: CGSize(width: 400, height: 400))
    let (probe, watcher) = (Probe(), Watcher())
    view.physics = UIKitPhysics(constants: .with { $0.integration = integration })
    view.contentSize = CGSize(width: 900, height: 50_000)
    view.delegate = probe
    view.observer = watcher
    view.handle(
      .release(contentOffset: CGPoint(x: 450, y: 0), velocity: CGPoint(x: 1, y: 3)), at: 0)
    var frame = 0
    var standing: Double?
    while !view.isAtRest {
      frame += 1
      view.advance(to: Double(frame) / 60)
      if let standing { #expect(Double(view.contentOffset.x) == standing) }
      if watcher.frames.last!.velocity.x == 0 { standing = Double(view.contentOffset.x) }
    }
    #expect(standing == 500)
    #expect(abs(Double(view.contentOffset.y) - 2.99 * 499) < (integration == .exact ? 0.25 : 2))
    #expect(watcher.ends.count == 1)
  }
}

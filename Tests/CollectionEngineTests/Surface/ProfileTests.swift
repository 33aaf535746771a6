import CollectionEngine
import Foundation
import Geometry
import Motion
import Testing

/// What the profiles of other platforms do, through a scroll view, against their own formulas.
@Suite struct ProfileTests {
  static let clamping = [PhysicsProfile.android, .flutter]
  static let others = [PhysicsProfile.android, .flutter, .flutterBouncing]

  @Test(
    "a fling on Android goes as far and as long as OverScroller says, at 160 pixels an inch",
    arguments: [
      (500.0, 0.33327, 58.3223, 38.411), (1000, 0.55518, 194.3136, 88.736),
      (2000, 0.92486, 647.3988, 190.521), (8000, 2.56656, 7186.3628, 794.668),
    ], Direction.allCases)
  func androidFling(
    numbers: (velocity: Double, duration: Double, distance: Double, after100ms: Double),
    direction: Direction
  ) {
    let track = Track(direction, profile: .android)
    track.release(at: 3000, velocity: numbers.velocity / 1000)
    track.view.advance(to: 0.1)
    // The samples of Android's spline are exact to 1e-5 of its parameter.
    #expect(abs(track.position - 3000 - numbers.after100ms) < 0.1)
    track.view.advance(to: numbers.duration - 0.001)
    #expect(!track.view.isAtRest)
    track.view.advance(to: numbers.duration + 0.001)
    #expect(track.view.isAtRest)
    #expect(abs(track.position - 3000 - numbers.distance) <= 0.25 + 1e-4, "half a pixel")
  }

  @Test(
    "a fling of Flutter's on Android goes as far, and ends sooner", arguments: Direction.allCases)
  func flutterFling(direction: Direction) {
    let track = Track(direction, profile: .flutter)
    track.release(at: 3000, velocity: 1)
    track.view.advance(to: 0.1)
    #expect(abs(track.position - 3085.581) < 1e-3)
    track.view.advance(to: 0.4583)
    #expect(track.view.isAtRest)
    #expect(abs(track.position - 3194.3136) <= 0.25)
  }

  @Test(
    "a fling of Flutter's on iOS keeps 0.135 of its speed a second", arguments: Direction.allCases)
  func flutterBouncingFling(direction: Direction) {
    let track = Track(direction, profile: .flutterBouncing)
    track.release(at: 3000, velocity: 2)
    for time in [0.1, 0.5, 1.0, 2] {
      track.view.advance(to: time)
      let moved = 2000 * (pow(0.135, time) - 1) / log(0.135)
      #expect(abs(track.position - 3000 - moved) < 1e-9)
    }
    track.settle()
    // It ends at 20/3 pt/s: x = (v0 - v) / -ln d.
    #expect(abs(track.position - 3000 - (2000 - 20.0 / 3) / -log(0.135)) <= 0.25)
  }

  @Test(
    "content of Android's and Flutter's clamping physics is never outside, and stops dead there",
    arguments: clamping, Direction.allCases)
  func clampedEdges(profile: PhysicsProfile, direction: Direction) {
    let track = Track(direction, content: 2000, profile: profile)
    track.release(at: 1000, velocity: 5)
    let shown = track.settle()
    #expect(shown.last == 1200)
    #expect(shown.allSatisfy { $0 <= 1200 })
    // Dead at the edge: the frame before still moves quickly.
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
    #expect(steps.count < 8 && (steps.max() ?? 0) > 20)
    track.release(at: 1260, velocity: -1)
    #expect(track.view.activity == .decelerating)
    #expect(track.position == 1200)
    track.settle()
    track.position = 1190
    let start = track.view.currentTime
    track.touchDown(at: start)
    for step in 1...20 {
      track.drag(by: 12, at: start + Double(step) / 60)
      #expect(track.position <= 1200)
    }
    track.lift(at: start + 0.4)
    #expect(track.settle().last ?? track.position == 1200)
  }

  @Test(
    "content of Flutter's bouncing physics comes back as its spring says",
    arguments: Direction.allCases)
  func springEdge(direction: Direction) {
    let track = Track(direction, content: 2000, profile: .flutterBouncing)
    track.release(at: 1300, velocity: 0)
    let start = track.view.currentTime
    // m x'' + c x' + k x = 0, m 0.5, k 100, c 1.1 * 2 * sqrt(50): two real roots, in 1/s.
    let (mass, stiffness, damping) = (0.5, 100.0, 2.2 * 50.0.squareRoot())
    let root = (damping * damping - 4 * mass * stiffness).squareRoot()
    let (slow, fast) = ((damping - root) / (2 * mass), (damping + root) / (2 * mass))
    for time in [0.05, 0.1, 0.2, 0.3] {
      track.view.advance(to: start + time)
      let left = 100 * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      #expect(abs(track.position - 1200 - left) < 1e-9)
    }
    #expect(track.settle().last == 1200)
    // Into the edge at full speed: the spring takes the speed over, at most 5 pt/ms of it.
    track.release(at: 1195, velocity: 8)
    let highest = track.settle().max() ?? 0
    track.release(at: 1195, velocity: 5.01)
    #expect(abs(highest - (track.settle().max() ?? 0)) < 3)
    #expect(highest > 1200 && track.position == 1200)
  }

  @Test(
    "the rubber band of Flutter is its friction of 0.52 (1 - y/d)^2 added up",
    arguments: Direction.allCases)
  func rubberBand(direction: Direction) {
    let track = Track(direction, content: 2000, profile: .flutterBouncing)
    track.position = 1200
    let start = track.view.currentTime
    track.touchDown(at: start)
    track.drag(by: 40, at: start + 0.01)
    var raw = 0.0
    for step in 1...50 {
      track.drag(by: 10, at: start + 0.01 + Double(step) / 100)
      raw += 10
    }
    var shown = 0.0
    for _ in 0..<Int(raw * 1000) { shown += 0.52 * pow(1 - shown / 800, 2) / 1000 }
    #expect(abs(track.position - 1200 - shown) < 0.3)
  }

  @Test(
    "a lift slower than the platform's slowest fling stops, a faster one than its fastest counts as that"
  )
  func slowestAndFastest() {
    for (profile, slowest) in [
      (PhysicsProfile.android, 50.0), (.flutter, 50), (.flutterBouncing, 100),
    ] {
      for factor in [0.9, 1.1] {
        let track = Track(profile: profile)
        track.position = 3000
        flick(track, speed: slowest * factor / 1000, steps: 60)
        #expect(track.view.isAtRest == (factor < 1), "\(profile) \(factor)")
      }
      let (fast, faster) = (Track(profile: profile), Track(profile: profile))
      fast.release(at: 3000, velocity: 8)
      faster.release(at: 3000, velocity: 30)
      #expect(fast.settle() == faster.settle())
      let proposed = [fast, faster].map { $0.probe.lines.first { $0.hasPrefix("willEndDragging") } }
      #expect(proposed[0] == proposed[1])
    }
  }

  @Test("a drag begins after the platform's slop, and counts what it counts", arguments: others)
  func slop(profile: PhysicsProfile) {
    let slop = profile.constants.touchSlop
    let track = Track(profile: profile)
    track.position = 3000
    track.touchDown(at: 0)
    track.drag(by: slop - 1, at: 0.1)
    #expect(track.position == 3000 && !track.view.isDragging)
    track.drag(by: 5, at: 0.2)
    #expect(track.view.isDragging)
    // Android takes the slop off; Flutter begins to count where it has recognized the drag.
    #expect(track.position == (profile == .android ? 3004 : 3000))
    track.drag(by: 7, at: 0.3)
    #expect(track.position == (profile == .android ? 3011 : 3007))
  }

  @Test("a content that grows or shrinks under a fling leaves its path alone", arguments: clamping)
  func rangeUnderFling(profile: PhysicsProfile) {
    let (kept, changed) = (Track(profile: profile), Track(content: 3500, profile: profile))
    for track in [kept, changed] { track.release(at: 2400, velocity: 3) }
    for frame in 1...60 {
      let time = Double(frame) / 240
      if frame == 20 { changed.view.contentSize = kept.view.contentSize }
      if frame == 30 { kept.view.contentSize.height = 60_000 }
      for track in [kept, changed] { track.view.advance(to: time) }
      #expect(kept.position == changed.position)
    }
    // Where the content ends before: dead there, at once.
    kept.view.contentSize.height = kept.position + 700
    #expect(kept.view.isAtRest || kept.settle().last == kept.end)
    #expect(kept.position == kept.end)
  }

  @Test("switching to a physics that stays inside brings the content inside")
  func switching() {
    let track = Track(content: 2000)
    track.release(at: 1150, velocity: 3)
    for _ in 0..<6 { track.view.advance(to: track.view.currentTime + 1.0 / 60) }
    #expect(track.position > 1200)
    track.view.physics = AndroidPhysics()
    #expect(track.position == 1200)
    #expect(track.settle().last ?? 1200 == 1200)
    track.view.physics = PhysicsProfile.flutterBouncing.makePhysics()
    track.release(at: 1250, velocity: 0)
    #expect(track.settle().last == 1200)
  }

  @Test("the settling of Android's snap helpers", arguments: Direction.allCases)
  func settling(direction: Direction) {
    let track = Track(direction, profile: .android)
    var target = 3100.0
    track.probe.target = { _, _ in track.offset(target) }
    // 100 dp: ceil(62.5) = 63, ceil(63 / 0.3356) = 188 ms, 1 - (1 - u)^2, whatever the velocity.
    for velocity in [0.3, 6, -2] {
      track.release(at: 3000, velocity: velocity)
      let start = track.view.currentTime
      for share in [0.25, 0.5, 0.75] {
        track.view.advance(to: start + 0.188 * share)
        #expect(abs(track.position - 3000 - 100 * (1 - (1 - share) * (1 - share))) < 1e-9)
      }
      track.view.advance(to: start + 0.188)
      #expect(track.view.isAtRest && track.position == 3100)
    }
    // 2000 dp in a view of 800: 1200 at 0.625 ms/dp, then 500 / 0.3356 ms.
    target = 5000
    track.release(at: 3000, velocity: 2)
    let start = track.view.currentTime
    track.view.advance(to: start + 0.3)
    #expect(abs(track.position - 3480) < 1e-9)
    track.view.advance(to: start + 0.75 + 1.489)
    #expect(!track.view.isAtRest)
    track.view.advance(to: start + 0.75 + 1.491)
    #expect(track.view.isAtRest && track.position == 5000)
  }

  @Test(
    "a snap under Flutter is the spring of its pages",
    arguments: [PhysicsProfile.flutter, .flutterBouncing])
  func flutterSnap(profile: PhysicsProfile) {
    let track = Track(profile: profile)
    track.probe.target = { _, _ in track.offset(3300) }
    track.release(at: 3000, velocity: 1.5)
    let spring = Spring(from: 3000, to: 3300, initialVelocity: 1.5, parameters: .flutterScroll)
    for time in [0.05, 0.1, 0.2, 0.4] {
      track.view.advance(to: time)
      #expect(abs(track.position - spring.unstoppedValue(at: time * 1000)) < 1e-9)
    }
    #expect(track.settle().last == 3300)
  }

  @Test("a page turn of Android's pager takes 298 ms", arguments: Direction.allCases)
  func androidPage(direction: Direction) {
    let track = Track(direction, profile: .android)
    track.view.isPagingEnabled = true
    track.release(at: 1000, velocity: 0.06)
    track.view.advance(to: 0.2975)
    #expect(!track.view.isAtRest)
    track.view.advance(to: 0.2985)
    #expect(track.view.isAtRest && track.position == 1600)
  }

  @Test("a rule that is a pager moves as one on Android, and as any snap elsewhere")
  func pagerRule() {
    for (profile, isPager) in [(PhysicsProfile.android, true), (.android, false), (.uikit, true)] {
      let track = Track(profile: profile)
      track.view.releaseTargeting = Stop(target: track.offset(1400), isPager: isPager)
      track.release(at: 1000, velocity: 0.9)
      track.view.advance(to: 0.2985)
      let hasArrived = profile == .android && isPager
      #expect(track.view.isAtRest == hasArrived)
      #expect(track.settle().last ?? track.position == 1400)
    }
  }

  /// Sends every release to one place.
  private struct Stop: ReleaseTargeting {
    let target: CGPoint
    let isPager: Bool
    func target(of release: ScrollRelease, in scrollView: ScrollView) -> CGPoint { target }
  }

  @Test("an animated change on Android takes longer for longer ways, 2 s at most")
  func androidAnimation() {
    for (distance, duration) in [(400.0, 0.45), (800, 0.6), (80_000, 2)] {
      let track = Track(profile: .android)
      track.view.setContentOffset(track.offset(distance), animated: true)
      track.view.advance(to: duration / 2)
      #expect(abs(track.position - distance * (1 - pow(0.5, 5))) < 1e-6)
      track.view.advance(to: duration)
      #expect(track.view.isAtRest && track.position == distance)
    }
  }

  /// A finger at a constant speed (pt/ms), sampled every 8 ms.
  private func flick(_ track: Track, speed: Double, steps: Int) {
    track.touchDown(at: 0)
    track.drag(by: 20, at: 0.008)
    for step in 1...steps { track.drag(by: speed * 8, at: 0.008 + Double(step) * 0.008) }
    track.lift(at: 0.008 + Double(steps) * 0.008)
  }
}

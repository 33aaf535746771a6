internal import CollectionEngine
internal import Foundation
internal import Geometry

extension Judge {
  /// The slowest speed, in pt/ms, at which a slide can be seen. Ours: 3 pt in a sixtieth of a second.
  private static let visibleSpeed = 0.05

  /// A release that rests elsewhere at another frame rate.
  func frameRate() -> [Finding] {
    for release in runs {
      let rests = release.runs.map(\.run.landing.rest)
      guard let low = rests.min(), let high = rests.max(),
        high - low > thresholds.frameRateTolerance
      else { continue }
      let each = release.runs.map {
        "\(words($0.run.landing.rest)) pt at \(words($0.rate))"
      }
      return [
        finding(
          .frameRate, release.flick, release.runs[0].run.landing, rate: release.runs[0].rate,
          "the same release rests at " + each.joined(separator: ", ") + " frames a second")
      ]
    }
    return []
  }

  /// The longest glide, where it is too long.
  func slowGlide() -> [Finding] {
    guard let slowest = cells.max(by: { $0.landing.duration < $1.landing.duration }),
      slowest.landing.duration > thresholds.longestGlide
    else { return [] }
    let count = map.landings.count { $0.duration > thresholds.longestGlide }
    return [
      finding(
        .slowGlide, slowest.flick, slowest.landing,
        "let go at \(words(slowest.landing.offset)) pt with \(words(slowest.landing.velocity)) "
          + "pt/ms content glides for \(words(slowest.landing.duration)) s; \(count) of "
          + "\(map.landings.count) releases take longer than \(words(thresholds.longestGlide)) s")
    ]
  }

  /// The largest jump of speed: between the release and the motion, or where content is elsewhere in
  /// a frame than its velocity leads to.
  func speedJump() -> [Finding] {
    let jumps = runs.map { release -> (release: RateRuns, jump: Double, time: Double) in
      let jump = release.finest.largestJump(subject.axis)
      return (release, jump.speed, jump.time)
    }
    guard let worst = jumps.max(by: { $0.jump < $1.jump }), worst.jump > thresholds.speedJump
    else { return [] }
    return [
      finding(
        .speedJump, worst.release.flick, worst.release.finest.landing,
        rate: RateRuns.rates.last,
        "let go at \(words(worst.release.finest.landing.offset)) pt with "
          + "\(words(worst.release.finest.landing.velocity)) pt/ms the speed jumps by "
          + "\(words(worst.jump)) pt/ms \(words(worst.time)) s after the release")
    ]
  }

  /// The longest slide at constant speed.
  func slide() -> [Finding] {
    let slides = runs.map { release in
      (
        release,
        release.finest.longestSlide(
          subject.axis, change: thresholds.slideChange, least: Self.visibleSpeed)
      )
    }
    guard let (release, longest) = slides.max(by: { $0.1 < $1.1 }),
      longest > thresholds.longestSlide
    else { return [] }
    return [
      finding(
        .slide, release.flick, release.finest.landing,
        "let go at \(words(release.finest.landing.offset)) pt with "
          + "\(words(release.finest.landing.velocity)) pt/ms content slides at constant speed for "
          + "\(words(longest)) s")
    ]
  }
}

extension FullRun {
  /// The largest sudden change of speed along `axis` (pt/ms), and how long after the release (s).
  fileprivate func largestJump(_ axis: Axis) -> (speed: Double, time: Double) {
    guard let first = frames.first, let releaseTime, landing.duration > 0 else { return (0, 0) }
    var largest = (speed: 0.0, time: 0.0)
    for (one, next) in zip(frames, frames.dropFirst()) where next.activity != .idle {
      let interval = (next.time - one.time) * 1000
      let moved = (next.contentOffset[axis] - one.contentOffset[axis]) / interval
      // A law that crosses an edge within the frame is as fast as it was at either end of it.
      let (low, high) = (
        min(one.velocity[axis], next.velocity[axis]), max(one.velocity[axis], next.velocity[axis])
      )
      let jump = max(low - moved, moved - high, 0)
      if jump > largest.speed { largest = (jump, next.time - releaseTime) }
    }
    // Only a frame of the very instant shows the speed that the motion starts with.
    if first.time - releaseTime <= ScrollView.sameInstant, first.activity != .bouncing {
      let start = abs(first.velocity[axis] - landing.velocity)
      if start > largest.speed { largest = (start, 0) }
    }
    return largest
  }

  /// How long, in s, the speed along `axis` stays the same at most: it changes by less than `change`
  /// of itself in a sixtieth of a second, and is at least `least` (pt/ms).
  fileprivate func longestSlide(_ axis: Axis, change: Double, least: Double) -> Double {
    var (longest, current) = (0.0, 0.0)
    for (one, next) in zip(frames, frames.dropFirst()) {
      let (before, after) = (one.velocity[axis], next.velocity[axis])
      let interval = next.time - one.time
      let isSame =
        next.activity != .idle && min(abs(before), abs(after)) >= least
        && abs(after - before) <= change * abs(before) * interval * 60
      current = isSame ? current + interval : 0
      longest = max(longest, current)
    }
    return longest
  }
}

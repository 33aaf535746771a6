internal import Foundation

extension Judge {
  /// About which offset the places mirror each other furthest, and how far, in pt.
  private struct Mirror {
    let middle: Double
    let reach: Double
  }

  /// How many distances from the middle, and which velocities (pt/ms), are compared.
  private static let distances = 24
  private static let velocities = [0, 0.05, 0.1, 0.2, 0.31, 0.5, 0.8, 1.2, 2]
  /// How far beside a release its neighbours have to land alike for it to be no matter of rounding,
  /// as a share of the distance between two releases that are compared.
  private static let neighbourhood = 0.05

  /// Two releases that mirror each other about the middle of places that do, and land in places that
  /// do not.
  func asymmetry() -> [Finding] {
    guard isSnapping, places.offsets.count > 2, let mirror else { return [] }
    let step = mirror.reach / (Double(Self.distances) + 0.5)
    for index in 0..<Self.distances {
      let distance = step * (Double(index) + 0.618_033_988_75)
      for speed in Self.velocities {
        for velocity in speed == 0 ? [0] : [speed, -speed] {
          guard let one = clear(mirror.middle + distance, velocity, mirror, step),
            let other = clear(mirror.middle - distance, -velocity, mirror, step)
          else { continue }
          let sum = one.rest - mirror.middle + other.rest - mirror.middle
          guard abs(sum) > 2 * thresholds.restTolerance else { continue }
          let flick = Flick.release(offset: one.offset, velocity: velocity, from: one.offset)
          return [
            finding(
              .asymmetricMap, flick, one,
              "places mirror each other about \(words(mirror.middle)) pt, releases do not: "
                + "\(words(one.offset)) pt with \(words(velocity)) pt/ms rests at "
                + "\(words(one.rest)) pt, \(words(other.offset)) pt with \(words(-velocity)) "
                + "pt/ms at \(words(other.rest)) pt")
          ]
        }
      }
    }
    return []
  }

  /// The landing of a release whose neighbours land alike and which stays inside the mirror; nil for
  /// any other.
  private func clear(
    _ offset: Double, _ velocity: Double, _ mirror: Mirror, _ step: Double
  ) -> Landing? {
    let landing = landing(offset, velocity, from: offset)
    let inside = (mirror.middle - mirror.reach)...(mirror.middle + mirror.reach)
    guard inside.contains(landing.rest), inside.contains(landing.proposed) else { return nil }
    let beside = step * Self.neighbourhood
    for side in [-beside, beside] {
      let near = self.landing(offset + side, velocity, from: offset + side)
      guard abs(near.rest - landing.rest) <= thresholds.restTolerance else { return nil }
    }
    return landing
  }

  /// The place, or the middle between two, about which most of the places mirror each other; nil
  /// where not even the nearest ones do. It ends half-way to the first place that has no partner.
  private var mirror: Mirror? {
    let all = places.offsets
    var best: (pairs: Int, mirror: Mirror)?
    for start in spread(Array(0..<(2 * all.count - 1)), most: 512) {
      var (left, right) = (start / 2, (start + 1) / 2)
      let middle = (all[left] + all[right]) / 2
      var pairs = 0
      while left >= 0, right < all.count,
        abs(all[left] + all[right] - 2 * middle) <= 2 * tolerance
      {
        pairs += right > left ? 1 : 0
        left -= 1
        right += 1
      }
      guard pairs > best?.pairs ?? 0 else { continue }
      best = (pairs, Mirror(middle: middle, reach: all[right - 1] - middle))
    }
    return best?.mirror
  }
}

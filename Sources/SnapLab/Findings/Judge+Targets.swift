internal import Foundation

extension Judge {
  /// A quick release that lands behind where it was let go, and further behind than any other. Where
  /// there is no place ahead, behind is where it has to go.
  func againstDirection() -> [Finding] {
    let turned = cells.filter {
      abs($0.landing.velocity) > thresholds.againstSpeed && map.isReversed($0.landing)
        && hasPlaceAhead($0.landing)
    }
    guard let worst = turned.max(by: { distance($0.landing) < distance($1.landing) }) else {
      return []
    }
    return [
      finding(
        .againstDirection, worst.flick, worst.landing,
        "let go at \(words(worst.landing.offset)) pt with \(words(worst.landing.velocity)) pt/ms "
          + "content rests behind at \(words(worst.landing.rest)) pt; so do \(turned.count) of "
          + "\(map.landings.count) releases")
    ]
  }

  /// A target that the layout asked for outside the range, and further outside than any other.
  func targetOutside() -> [Finding] {
    let range = subject.range
    func excess(_ landing: Landing) -> Double {
      guard let asked = landing.asked else { return 0 }
      return max(range.lowerBound - asked, asked - range.upperBound, 0)
    }
    let outside = cells.filter { excess($0.landing) > tolerance }
    guard let worst = outside.max(by: { excess($0.landing) < excess($1.landing) }) else {
      return []
    }
    return [
      finding(
        .targetOutside, worst.flick, worst.landing,
        "the layout asks for \(words(worst.landing.asked ?? 0)) pt, outside "
          + "\(words(range.lowerBound)) to \(words(range.upperBound)) pt; so it does for "
          + "\(outside.count) of \(map.landings.count) releases")
    ]
  }

  /// A release that rests where content let go without velocity does not stay.
  func restOffPlace() -> [Finding] {
    guard isSnapping else { return [] }
    var known: [Double: Bool] = [:]
    func isPlace(_ rest: Double) -> Bool {
      if let answer = known[rest] { return answer }
      let answer =
        places.index(at: rest, tolerance: thresholds.restTolerance) != nil
        || abs(landing(rest, 0, from: rest).rest - rest) <= thresholds.restTolerance
          && !places.covers(rest, within: thresholds.restTolerance)
      known[rest] = answer
      return answer
    }
    let off = cells.filter { !$0.landing.isNone && !isPlace($0.landing.rest) }
    guard let first = off.first else { return [] }
    return [
      finding(
        .restOffPlace, first.flick, first.landing,
        "let go at \(words(first.landing.offset)) pt with \(words(first.landing.velocity)) pt/ms "
          + "content rests at \(words(first.landing.rest)) pt, where nothing holds it; so do "
          + "\(off.count) of \(map.landings.count) releases")
    ]
  }

  private func hasPlaceAhead(_ landing: Landing) -> Bool {
    guard let first = places.offsets.first, let last = places.offsets.last else { return true }
    return landing.velocity > 0
      ? last > landing.offset + tolerance : first < landing.offset - tolerance
  }

  private func distance(_ landing: Landing) -> Double { abs(landing.rest - landing.offset) }
}

extension SnapPlaces {
  /// Whether `offset` lies between the outermost places: all places there are known.
  fileprivate func covers(_ offset: Double, within tolerance: Double) -> Bool {
    guard let first = offsets.first, let last = offsets.last else { return false }
    return first - tolerance <= offset && offset <= last + tolerance
  }
}

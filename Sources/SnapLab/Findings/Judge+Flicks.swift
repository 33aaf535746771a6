internal import Foundation

extension Judge {
  /// How many places flicks are tried from. Ours: faults of a rule show at most of them.
  private static let mostPlaces = 24
  /// How near to a place, as a share of the gap to the next one, a dead zone is measured.
  private static let nearness = 0.1
  /// The fastest flick that is tried for the width of a dead zone, in pt/ms.
  private static let fastest = 3.0
  /// How often the width is halved: to a ten thousandth of a pt/ms.
  private static let halvings = 15

  /// A light flick from a place, which by itself leads no further than to the next one, and lands
  /// beyond it.
  func skippedItem() -> [Finding] {
    guard isSnapping else { return [] }
    for place in spread(Array(places.offsets.indices), most: Self.mostPlaces) {
      let offset = places.offsets[place]
      for share in [0.25, 0.5, 0.75, 1] {
        for velocity in [thresholds.lightFlick * share, -thresholds.lightFlick * share] {
          let landing = landing(offset, velocity, from: offset)
          guard let near = places.index(nearest: landing.proposed), abs(near - place) <= 1,
            let end = places.index(at: landing.rest, tolerance: thresholds.restTolerance),
            abs(end - place) > 1
          else { continue }
          return [
            finding(
              .skippedItem, .release(offset: offset, velocity: velocity, from: offset), landing,
              "a light flick of \(words(velocity)) pt/ms from \(words(offset)) pt, which by itself "
                + "leads to \(words(landing.proposed)) pt, passes \(abs(end - place) - 1) of the "
                + "places and rests at \(words(landing.rest)) pt")
          ]
        }
      }
    }
    return []
  }

  /// The narrowest and the widest dead zone, where they are too narrow or too wide.
  func deadZones() -> [Finding] {
    guard isSnapping else { return [] }
    var zones: [(offset: Double, start: Double, width: Double)] = []
    let gaps = Array(zip(places.offsets, places.offsets.dropFirst()))
    for (before, after) in spread(gaps, most: Self.mostPlaces) {
      let step = (after - before) * Self.nearness
      for (start, offset, sign) in [(before, before + step, 1.0), (after, after - step, -1.0)] {
        guard let width = deadZone(at: offset, from: start, sign) else { continue }
        zones.append((offset, start, sign * width))
      }
    }
    func finding(
      _ kind: FindingKind, _ zone: (offset: Double, start: Double, width: Double)?,
      _ isFault: (Double) -> Bool, _ velocity: (Double) -> Double
    ) -> Finding? {
      guard let zone, isFault(abs(zone.width)) else { return nil }
      let flick = Flick.release(
        offset: zone.offset, velocity: velocity(zone.width), from: zone.start)
      let width =
        abs(zone.width) >= Self.fastest
        ? "no velocity up to \(words(Self.fastest)) pt/ms leads"
        : "\(words(zone.width)) pt/ms are needed to lead"
      return self.finding(
        kind, flick, landing(of: flick),
        "let go at \(words(zone.offset)) pt, near \(words(zone.start)) pt, \(width) on")
    }
    let narrow = zones.min { abs($0.width) < abs($1.width) }
    let wide = zones.max { abs($0.width) < abs($1.width) }
    return [
      finding(
        .narrowDeadZone, narrow, { $0 < thresholds.narrowestDeadZone },
        { ($0 < 0 ? -1 : 1) * thresholds.narrowestDeadZone }),
      finding(
        .wideDeadZone, wide, { $0 > thresholds.widestDeadZone },
        { ($0 < 0 ? -1 : 1) * thresholds.widestDeadZone }),
    ].compactMap(\.self)
  }

  /// The least speed, in pt/ms, that leads on in the direction `sign` from `offset`, near the place
  /// `start`; nil where content without velocity does not go back to it.
  private func deadZone(at offset: Double, from start: Double, _ sign: Double) -> Double? {
    func leadsOn(_ speed: Double) -> Bool {
      sign * (landing(offset, sign * speed, from: start).rest - start) > thresholds.restTolerance
    }
    guard abs(landing(offset, 0, from: start).rest - start) <= tolerance else { return nil }
    guard leadsOn(Self.fastest) else { return Self.fastest }
    var (low, high) = (0.0, Self.fastest)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if leadsOn(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

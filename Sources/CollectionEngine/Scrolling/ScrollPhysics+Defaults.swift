internal import Foundation
public import Motion

/// What most platforms have in common, or what nobody says of them.
extension ScrollPhysics {
  /// A rubber band of the constants' coefficient beyond the edges; the edges themselves where
  /// content does not bounce.
  public func resisted(
    _ raw: Double, _ edges: ScrollEdges, by pointer: ScrollPointer
  ) -> Double {
    guard edges.bounces else { return edges.clamped(raw) }
    return rubberBand(edges, pointer).resisted(raw, in: edges.range)
  }

  /// The inverse of the rubber band.
  public func raw(_ shown: Double, _ edges: ScrollEdges, by pointer: ScrollPointer) -> Double {
    guard edges.bounces else { return edges.clamped(shown) }
    return rubberBand(edges, pointer).raw(shown, in: edges.range)
  }

  private func rubberBand(_ edges: ScrollEdges, _ pointer: ScrollPointer) -> RubberBand {
    RubberBand(
      dimension: max(edges.length, 0),
      coefficient: pointer == .direct
        ? constants.rubberBandCoefficient : constants.indirectRubberBandCoefficient)
  }

  /// Nothing: only UIKit is known frame by frame.
  public func tickedFling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> TickedFling? { nil }

  /// As any snap.
  public func pagerSnap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    snap(from: value, to: target, velocity: velocity, edges, rate: rate)
  }

  /// The page ahead of a quick release, else the nearest one, wherever a caught page turn was going.
  public func page(
    from value: Double, velocity: Double, interrupted: Double?, _ edges: ScrollEdges
  ) -> Double {
    page(from: value, velocity: velocity, beyond: nil, edges)
  }

  /// The page strictly ahead of a quick release, else the nearest one; at least one further than
  /// `caught`. Pages are multiples of the bounds length from the start of the range.
  func page(
    from value: Double, velocity: Double, beyond caught: Double?, _ edges: ScrollEdges
  ) -> Double {
    guard edges.length > 0 else { return edges.clamped(value) }
    let origin = edges.range.lowerBound
    var position = (value - origin) / edges.length
    if abs(position - position.rounded()) < onPage { position.round() }
    let threshold = constants.pagingVelocityThreshold
    var page: Double
    if velocity > threshold {
      page = position.rounded(.down) + 1
      if let caught { page = max(page, ((caught - origin) / edges.length).rounded() + 1) }
    } else if velocity < -threshold {
      page = position.rounded(.up) - 1
      if let caught { page = min(page, ((caught - origin) / edges.length).rounded() - 1) }
    } else {
      page = (position + 0.5).rounded(.down)
    }
    return edges.clamped(origin + page * edges.length)
  }

  /// UIKit's: `sin^2(pi * u / 2)` in `animationDuration`, whatever the distance.
  public func animation(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve {
    EasedMotion(
      initialValue: value, target: target, duration: constants.animationDuration * 1000,
      velocity: velocity, easing: .sineSquared)
  }

  /// Chromium's impulse curve: Bézier (.25, 0, 0, 1) in `clamp(1.5 ms/pt * |D|, 200 ms, 500 ms)`.
  public func wheelGlide(
    from value: Double, to target: Double, velocity: Double
  ) -> any MotionCurve {
    let asked = constants.wheelDurationPerPoint * abs(target - value)
    let shortest = constants.wheelMinimumDuration * 1000
    let longest = max(shortest, constants.wheelMaximumDuration * 1000)
    return EasedMotion(
      initialValue: value, target: target, duration: min(max(asked, shortest), longest),
      velocity: velocity, easing: .curve(TimingCurve(x1: 0.25, y1: 0, x2: 0, y2: 1)))
  }

  /// A fling: fingers on a trackpad are fingers.
  public func momentum(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    fling(from: value, velocity: velocity, edges, rate: rate)
  }

  /// Where the fling leads.
  public func momentumTarget(from value: Double, velocity: Double) -> Double {
    proposedTarget(from: value, velocity: velocity, rate: DecelerationRate.normal.rawValue)
  }

  /// `velocity` (pt/ms) as far as the platform counts it.
  func limited(_ velocity: Double) -> Double {
    let largest = constants.maximumFlingVelocity / 1000
    return min(max(velocity, -largest), largest)
  }
}

extension ScrollEdges {
  /// The page so many pages on from the page at `page`; the last one may be shorter than the view.
  func page(_ steps: Double, from page: Double) -> Double {
    guard length > 0 else { return clamped(page) }
    let number = ((page - range.lowerBound) / length - onPage).rounded(.up)
    return clamped(range.lowerBound + (number + steps) * length)
  }
}

/// The distance from a page, in pages, that is rounding and not a position between two pages: a few
/// last digits.
private let onPage = 1e-9

internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Motion
internal import Tracing

extension MotionFit {
  /// What is known of a part of a section.
  init(
    _ part: (frames: ClosedRange<Int>, rest: Double?, fit: LawFit), of section: MotionSection,
    _ series: OffsetSeries, _ trace: [TraceFrame]
  ) {
    let (frames, rest, fit) = part
    axis = series.axis
    activity = section.activity == nil ? nil : trace[frames.lowerBound].activity
    self.frames = trace[frames.lowerBound].frame...trace[frames.upperBound].frame
    time =
      trace[frames.lowerBound]
      .time...max(
        trace[frames.lowerBound].time, trace[frames.upperBound].time)
    frameCount = frames.count
    law = fit.family.law
    isExplained = fit.isExplained
    rootMeanSquare = fit.rootMeanSquare
    let largest = fit.largest
    self.largest = (largest.residual, trace[fit.samples.places[largest.place]].frame)
    self.rest = rest
    evenPeriod = fit.samples.evenPeriod
    let lift = section.lift.flatMap { lift in
      frames.lowerBound == section.frames.lowerBound && lift <= series.times[frames.lowerBound]
        ? lift - series.times[frames.lowerBound] : nil
    }
    hasLift = lift != nil || law == .androidFling
    constants = Self.constants(fit, restingAt: rest, lift: lift ?? 0)
    let isJudged =
      isExplained && law != .eased && Self.isRelease(activity)
      && !constants.contains { $0.kind.isOfLaw && $0.doubt != nil }
    profiles = isJudged ? KnownProfile.residuals(fit, restingAt: rest) : []
  }

  /// Whether profiles have a law for such a motion: where a target was changed they have none of their own.
  private static func isRelease(_ activity: ScrollActivity?) -> Bool {
    activity == nil || activity == .decelerating || activity == .bouncing
  }

  private static func constants(
    _ fit: LawFit, restingAt rest: Double?, lift: Double
  ) -> [FittedConstant] {
    let found = fit.constants
    return ConstantKind.allCases.compactMap { kind in
      if kind == .stopSpeed { return stopSpeed(fit, found, restingAt: rest) }
      guard let (value, error) = found[kind] else { return nil }
      var constant = FittedConstant(kind: kind, value: value, standardError: error)
      if kind == .releaseVelocity {
        let factor = launchFactor(fit, found, lift)
        constant = FittedConstant(
          kind: kind, value: value * factor, standardError: error * abs(factor))
      }
      constant.steppedValue = stepped(kind, value, fit)
      constant.doubt = doubt(kind, value, error, fit)
      return constant
    }
  }

  /// How much larger the law's own velocity was at the lift, `lift` ms (0 or less) after the first sample.
  private static func launchFactor(
    _ fit: LawFit, _ found: [ConstantKind: (value: Double, standardError: Double)], _ lift: Double
  ) -> Double {
    // An Android fling's is that of its launch already.
    guard lift < 0, fit.family.law != .androidFling else { return 1 }
    guard let rate = found[.decelerationRate]?.value else {
      let slope = fit.slope(at: 0)
      return slope == 0 ? 1 : fit.slope(at: lift) / slope
    }
    return exp(lift * (log(rate) - (found[.bounceConstant]?.value ?? 0)))
  }

  /// The law's own speed at the rest: `|asymptote - rest|·(1 - r)/r`.
  private static func stopSpeed(
    _ fit: LawFit, _ found: [ConstantKind: (value: Double, standardError: Double)],
    restingAt rest: Double?
  ) -> FittedConstant? {
    guard fit.family.law == .deceleration, let rest, let rate = found[.decelerationRate],
      doubt(.decelerationRate, rate.value, rate.standardError, fit) == nil
    else { return nil }
    let left = (fit.fit.coefficients[0] + fit.fit.coefficients[1] - rest)
    let outward = fit.fit.coefficients[1] < 0 ? -left : left
    let factor = (1 - rate.value) / rate.value
    // A rest on the pixel grid is up to half a pixel off, and a pixel is at most a point.
    let rounding = max(fit.samples.quantum, 1.0 / 3) / 12.0.squareRoot()
    let error = (rounding * factor) + abs(outward) * rate.standardError
    var constant = FittedConstant(
      kind: .stopSpeed, value: outward * factor, standardError: error)
    if outward * factor < error { constant.doubt = "it stopped beyond the law's end" }
    if outward * factor > largestStopSpeed {
      constant.doubt = "something stopped it at \(rounded(outward * factor)) pt/ms"
    }
    return constant
  }

  /// What the constant is when each frame's step is `E(z) = 1 + z + z²/2` instead of `e^z`.
  private static func stepped(_ kind: ConstantKind, _ value: Double, _ fit: LawFit) -> Double? {
    guard fit.family.law == .bounce, let period = fit.samples.period else { return nil }
    switch kind {
    case .bounceConstant:
      return TickedFling.exponent(of: exp(-value * period)).map { -$0 / period }
    case .decelerationRate:
      return TickedFling.exponent(of: exp(log(value) * period)).map { exp($0 / period) }
    default: return nil
    }
  }

  private static func doubt(
    _ kind: ConstantKind, _ value: Double, _ error: Double, _ fit: LawFit
  ) -> String? {
    switch kind {
    case .decelerationRate:
      let fall = -log(value)
      let change = 1 - exp(-fall * fit.samples.duration)
      if fit.family.law == .deceleration, change < smallestChange {
        return "the speed hardly changes in these frames"
      }
      return error > fall * largestError
        ? "rates from \(rate(value, -error)) to \(rate(value, error)) explain them as well" : nil
    case .bounceConstant, .friction, .springFrequency, .dampingRatio, .duration:
      return error > value * largestError ? "these frames do not tell it" : nil
    case .releaseVelocity: return error.isFinite ? nil : "these frames do not tell it"
    case .stopSpeed: return nil
    }
  }

  /// A faster motion, in pt/ms, does not stop by itself. Ours: ten times UIKit's speed of rest.
  private static let largestStopSpeed = 0.1
  /// A speed that falls by less than this part says nothing of the rate. Ours.
  private static let smallestChange = 0.05
  /// A constant whose standard error is a larger part of it is not told. Ours.
  private static let largestError = 0.1

  private static func rate(_ value: Double, _ error: Double) -> String {
    String(format: "%.4f", min(max(value + error, 0), 1))
  }
}

extension MotionSamples {
  /// The time between two samples where all are as far apart, to a thousandth, in ms.
  fileprivate var period: Double? {
    if let evenPeriod { return evenPeriod }
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }
    guard let shortest = intervals.min(), let longest = intervals.max(), shortest > 0,
      longest - shortest < shortest * 1e-3
    else { return nil }
    return duration / Double(intervals.count)
  }
}

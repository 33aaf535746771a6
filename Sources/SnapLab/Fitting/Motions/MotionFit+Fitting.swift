internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Motion
internal import Tracing

extension MotionFit {
  /// What is known of a part of a section.
  init(
    _ fit: LawFit, _ frames: ClosedRange<Int>, of section: MotionSection, _ series: OffsetSeries,
    _ trace: [TraceFrame]
  ) {
    let isLast = frames.upperBound == section.frames.upperBound
    let rest = isLast ? section.rest : nil
    axis = series.axis
    activity = section.activity
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
    let place =
      frames.count > fit.samples.times.count
      ? frames.lowerBound + largest.place * (frames.count - 1) / (fit.samples.times.count - 1)
      : frames.lowerBound + largest.place
    self.largest = (largest.residual, trace[place].frame)
    self.rest = rest
    evenPeriod = fit.samples.evenPeriod
    let lift = section.lift.flatMap { lift in
      frames.lowerBound == section.frames.lowerBound && lift <= series.times[frames.lowerBound]
        ? lift - series.times[frames.lowerBound] : nil
    }
    hasLift = lift != nil
    constants = Self.constants(fit, restingAt: rest, lift: lift ?? 0)
    profiles =
      section.activity == .animating || law == .eased
      ? [] : KnownProfile.residuals(fit.samples, fit, restingAt: rest, lift: lift)
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
        let factor = launchFactor(fit.family.law, found, lift)
        constant = FittedConstant(
          kind: kind, value: value * factor, standardError: error * factor)
      }
      constant.steppedValue = stepped(kind, value, fit)
      constant.doubt = doubt(kind, value, error, fit)
      return constant
    }
  }

  /// How much faster the law's own velocity was at the lift, `lift` ms (0 or less) after the first sample.
  private static func launchFactor(
    _ law: MotionLaw, _ found: [ConstantKind: (value: Double, standardError: Double)],
    _ lift: Double
  ) -> Double {
    guard let rate = found[.decelerationRate]?.value else { return 1 }
    let pull = law == .bounce ? found[.bounceConstant]?.value ?? 0 : 0
    return exp(lift * (log(rate) - pull))
  }

  /// The law's own speed at the rest: `|asymptote - rest|·(1 - r)/r`.
  private static func stopSpeed(
    _ fit: LawFit, _ found: [ConstantKind: (value: Double, standardError: Double)],
    restingAt rest: Double?
  ) -> FittedConstant? {
    guard fit.family.law == .deceleration, let rest, let rate = found[.decelerationRate] else {
      return nil
    }
    let left = (fit.fit.coefficients[0] + fit.fit.coefficients[1] - rest)
    let outward = fit.fit.coefficients[1] < 0 ? -left : left
    let factor = (1 - rate.value) / rate.value
    // A rest on the pixel grid is up to half a pixel off, and a pixel is at most a point.
    let rounding = max(fit.samples.quantum, 1.0 / 3) / 12.0.squareRoot()
    let error = (rounding * factor) + abs(outward) * rate.standardError
    var constant = FittedConstant(
      kind: .stopSpeed, value: outward * factor, standardError: error)
    if outward * factor < error { constant.doubt = "it stopped before the law ends" }
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
    case .releaseVelocity, .stopSpeed: return nil
    }
  }

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

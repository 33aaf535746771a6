internal import Foundation

/// One law fitted to the samples of one motion.
struct LawFit {
  let family: any MotionFamily
  let samples: MotionSamples
  let fit: SeparableFit

  /// The best curve of `family` through `samples`; nil where there are too few or none fits.
  init?(
    _ family: any MotionFamily, _ samples: MotionSamples, _ effort: SeparableFit.Effort = .full
  ) {
    let parameters = family.parameterCount(over: samples.duration)
    guard samples.times.count >= parameters + Self.spareSamples else { return nil }
    let model = SeparableFit.Model(
      terms: { family.terms($0, at: samples.times) },
      starts: family.starts(over: samples.duration))
    guard let fit = SeparableFit(model, samples.offsets, spread: samples.rounding, effort: effort)
    else {
      return nil
    }
    self.family = family
    self.samples = samples
    self.fit = fit
  }

  /// How many samples more than unknowns a fit needs, so that its residuals say anything. Ours.
  static let spareSamples = 3

  /// The root of the mean of the squared residuals, in pt.
  var rootMeanSquare: Double {
    (fit.residuals.reduce(0) { $0 + $1 * $1 } / Double(fit.residuals.count)).squareRoot()
  }

  /// The sample that is farthest off, and by how much.
  var largest: (place: Int, residual: Double) {
    let place = fit.residuals.indices.max { abs(fit.residuals[$0]) < abs(fit.residuals[$1]) } ?? 0
    return (place, fit.residuals[place])
  }

  /// Whether the law explains the samples: 49 of 50 within the tolerance, and the first three.
  var isExplained: Bool {
    let isWithin = zip(fit.residuals, samples.tolerances).map { abs($0) <= $1 }
    let outside = isWithin.count { !$0 }
    return isWithin.prefix(3).allSatisfy { $0 } && outside * 50 <= isWithin.count
  }

  /// Bayes's information criterion: the smaller, the better the law explains the samples for the numbers it has.
  /// Residuals below a thousandth of a point, or a third of the rounding, are equally good.
  var criterion: Double {
    let count = Double(samples.times.count)
    let floor = max(0.001, samples.quantum / 3)
    let parameters = Double(fit.shape.count + fit.coefficients.count)
    return count * log(rootMeanSquare * rootMeanSquare + floor * floor) + parameters * log(count)
  }

  /// The curve at `time` ms after the first sample.
  func value(at time: Double) -> Double {
    guard let terms = family.terms(fit.shape, at: [time]) else { return .nan }
    return zip(terms.columns, fit.coefficients).reduce(terms.known?[0] ?? 0) { $0 + $1.0[0] * $1.1 }
  }

  /// The slope of the curve at `time` ms after the first sample, in pt/ms.
  func slope(at time: Double) -> Double { (value(at: time + 0.01) - value(at: time - 0.01)) / 0.02 }

  /// The law's constants and their standard errors.
  ///
  /// The variance of a sample is that of the residuals, and at least that of the rounding; it goes to the constants by
  /// the slopes of the curve and of the constants, which are taken numerically.
  var constants: [ConstantKind: (value: Double, standardError: Double)] {
    let values = family.constants(fit.shape, fit.coefficients)
    let covariance = self.covariance
    let count = fit.shape.count + fit.coefficients.count
    var slopes: [ConstantKind: [Double]] = [:]
    for place in 0..<count {
      let (shape, coefficients, difference) = moved(place)
      for (kind, value) in family.constants(shape, coefficients) {
        slopes[kind, default: []].append((value - (values[kind] ?? value)) / difference)
      }
    }
    var constants: [ConstantKind: (value: Double, standardError: Double)] = [:]
    for (kind, value) in values {
      var variance = covariance == nil ? Double.infinity : 0
      if let covariance, let slope = slopes[kind] {
        for i in 0..<count {
          for j in 0..<count { variance += slope[i] * covariance[i][j] * slope[j] }
        }
      }
      // A constant of the law that no sample depends on is not known at all.
      if kind.isOfLaw, variance == 0 { variance = .infinity }
      constants[kind] = (value, max(variance, 0).squareRoot())
    }
    return constants
  }

  private func moved(
    _ place: Int
  ) -> (shape: [Double], coefficients: [Double], difference: Double) {
    var (shape, coefficients) = (fit.shape, fit.coefficients)
    if place < shape.count {
      shape[place] += 1e-6
      return (shape, coefficients, 1e-6)
    }
    let difference = max(abs(coefficients[place - shape.count]), 1) * 1e-6
    coefficients[place - shape.count] += difference
    return (shape, coefficients, difference)
  }

  /// A number whose change by one moves no sample by more, in pt, has no influence.
  private static let leastInfluence = 1e-9

  private var covariance: [[Double]]? {
    func curve(_ shape: [Double], _ coefficients: [Double]) -> [Double]? {
      family.terms(shape, at: samples.times).map { terms in
        samples.times.indices.map { row in
          zip(terms.columns, coefficients).reduce(0) { $0 + $1.0[row] * $1.1 }
        }
      }
    }
    guard let base = curve(fit.shape, fit.coefficients) else { return nil }
    var slopes: [[Double]] = []
    for place in 0..<(fit.shape.count + fit.coefficients.count) {
      let (shape, coefficients, difference) = moved(place)
      guard let other = curve(shape, coefficients) else { return nil }
      slopes.append(zip(other, base).map { ($0 - $1) / difference })
    }
    let squares = zip(fit.residuals, fit.weights).reduce(0) { $0 + $1.0 * $1.0 * $1.1 }
    let spare = Double(max(1, fit.residuals.count - slopes.count))
    let variance = max(squares / spare, samples.rounding * samples.rounding)
    // What has no influence on these samples, such as a lead of nothing, has no error either.
    let places = slopes.indices.filter { slopes[$0].contains { abs($0) > Self.leastInfluence } }
    let inverse = SymmetricMatrix(productOf: places.map { slopes[$0] }, weights: fit.weights)
      .inverse
    guard let inverse else { return nil }
    return slopes.indices.map { i in
      slopes.indices.map { j in
        guard let row = places.firstIndex(of: i), let column = places.firstIndex(of: j) else {
          return 0
        }
        return inverse[row][column] * variance
      }
    }
  }
}

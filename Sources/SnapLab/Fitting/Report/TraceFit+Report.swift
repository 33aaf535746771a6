internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Tracing

extension TraceFit {
  /// The result for a person: a paragraph for each motion, the rubber band, the closest profile.
  public var report: String {
    var paragraphs = motions.enumerated().map { $1.report(number: $0 + 1) }
    if motions.isEmpty {
      paragraphs.append(
        moves
          ? "no motion to fit: the content moves, but nothing of \(LawSearch.fewest) frames or more follows a release"
          : "no motion to fit: the content does not move")
    }
    paragraphs.append(rubberBandReport)
    if let closest = profiles.first {
      let others = profiles.dropFirst().map { "\($0.profile) (\(rounded($0.rootMeanSquare)) pt)" }
      paragraphs.append(
        "closest profile: \(closest.profile) (\(rounded(closest.rootMeanSquare)) pt); then "
          + others.joined(separator: ", "))
    } else if !motions.isEmpty {
      paragraphs.append("closest profile: none, for no motion after a release is explained")
    }
    return paragraphs.joined(separator: "\n")
  }

  private var rubberBandReport: String {
    switch rubberBand {
    case .failure(let doubt): return "rubber band: not fitted, for \(doubt)"
    case .success(let band):
      let letter = band.axis == .horizontal ? "x" : "y"
      return """
        rubber band, \(letter), \(band.pairCount) frames with the finger beyond the edge at \(rounded(band.edge)) pt
          coefficient        \(measured(band.coefficient, band.standardError))
          residual           \(rounded(band.rootMeanSquare)) pt root mean square
        """
    }
  }
}

extension MotionFit {
  fileprivate func report(number: Int) -> String {
    let letter = axis == .horizontal ? "x" : "y"
    let said = activity.map { ", recorded as \($0.rawValue)" } ?? ""
    let head =
      "motion \(number), \(letter), \(rounded(time.lowerBound)) to \(rounded(time.upperBound)) s, "
      + "\(frameCount) frames\(said): "
      + verdict
    var rows: [(String, String)] = constants.map { constant in
      let unit = constant.kind.unit.isEmpty ? "" : " " + constant.kind.unit
      var text = measured(constant.value, constant.standardError) + unit
      if let doubt = constant.doubt { text = "not told: \(doubt)" }
      if constant.doubt == nil, let stepped = constant.steppedValue {
        text += "; \(measured(stepped, constant.standardError))\(unit) if stepped once a frame"
      }
      if constant.kind == .releaseVelocity {
        text += hasLift ? ", at the release" : ", at the first of these frames"
      }
      return (constant.kind.title, text)
    }
    if let rest { rows.append(("rest", "\(rounded(rest)) pt")) }
    rows.append(
      (
        "residual",
        "\(rounded(rootMeanSquare)) pt root mean square, largest \(rounded(largest.residual)) pt in frame \(largest.frame)"
      ))
    if let evenPeriod {
      rows.append(
        (
          "frame times",
          "taken as \(rounded(evenPeriod)) ms apart, which explains more than the times as written"
        ))
    }
    if !profiles.isEmpty {
      rows.append(
        (
          "profiles",
          profiles.map { "\($0.profile) \(rounded($0.rootMeanSquare)) pt" }.joined(separator: "; ")
        ))
    }
    return head + "\n"
      + rows.map { "  " + $0.0.padding(toLength: 19, withPad: " ", startingAt: 0) + $0.1 }
      .joined(separator: "\n")
  }
}

extension MotionFit {
  private var verdict: String {
    if !isExplained {
      return frameCount < 2 * LawSearch.fewest
        ? "too few frames to tell a law"
        : "no known law explains it; the nearest is \(law.title)"
    }
    if law == .deceleration, self[.decelerationRate]?.doubt != nil, activity == nil {
      return "constant speed, as of a drag"
    }
    return law.title
  }
}

/// A number for people: five significant digits.
func rounded(_ number: Double) -> String {
  let magnitude = abs(number)
  guard magnitude > 1e-12, magnitude.isFinite else { return magnitude.isFinite ? "0" : "unknown" }
  guard magnitude >= 1e-4, magnitude < 1e9 else { return String(format: "%.2g", number) }
  let digits = max(0, 4 - Int(log10(magnitude).rounded(.down)))
  return shortest(String(format: "%.\(min(digits, 8))f", number))
}

/// A value with its standard error, to the digit before the error's first, and at most eight.
func measured(_ value: Double, _ error: Double) -> String {
  guard error.isFinite, error > 0 else { return "\(rounded(value)) (error unknown)" }
  guard error >= 1e-8 else { return "\(shortest(String(format: "%.9f", value))) ± under 1e-8" }
  let digits = min(max(0, 1 - Int(log10(error).rounded(.down))), 8)
  return String(format: "%.\(digits)f ± %.\(digits)f", value, error)
}

/// `text` without zeros at the end of its fraction.
private func shortest(_ text: String) -> String {
  guard text.contains(".") else { return text }
  var text = Substring(text)
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return String(text)
}

internal import CollectionEngine
internal import Foundation

/// What is said about a shot, in words as wide as those of its neighbours.
struct ShotCaption {
  /// "0.533 s"
  let time: String
  /// "y 1234.5": the axes along which the content can move, one decimal, in pt.
  let offset: String
  let activity: ScrollActivity

  init(_ shot: Shot) {
    time = Self.fixed(shot.time, decimals: 3) + " s"
    let (x, y) = (shot.contentOffset.x, shot.contentOffset.y)
    let parts = [("x", x), ("y", y)].filter { $0.0 == "y" ? y != 0 || x == 0 : x != 0 }
    offset = parts.map { "\($0.0) \(Self.fixed($0.1, decimals: 1))" }.joined(separator: "  ")
    activity = shot.activity
  }

  /// `number` with exactly so many decimals and a real minus sign, which is as wide as a figure.
  static func fixed(_ number: Double, decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", number)
    guard text.hasPrefix("-") else { return text }
    let digits = text.dropFirst()
    return digits.allSatisfy { $0 == "0" || $0 == "." } ? String(digits) : "\u{2212}" + digits
  }
}

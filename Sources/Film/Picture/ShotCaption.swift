internal import CollectionEngine
internal import Foundation
internal import Geometry

/// What is said about a shot, in words as wide as those of its neighbours.
struct ShotCaption {
  /// "0.533 s"
  let time: String
  /// "y 1234.5": the axes along which the content can move, one decimal, in pt.
  let offset: String
  let activity: ScrollActivity

  init(_ shot: Shot) {
    time = Self.fixed(shot.time, decimals: 3) + " s"
    let axes = shot.axes.isEmpty ? [.vertical] : shot.axes
    offset = axes.map { axis in
      "\(axis == .horizontal ? "x" : "y") \(Self.fixed(shot.contentOffset[axis], decimals: 1))"
    }.joined(separator: "  ")
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

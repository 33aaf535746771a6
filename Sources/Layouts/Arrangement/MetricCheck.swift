internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Takes lengths and counts from properties and delegates, puts the least one for what is none, and
/// says so in one sentence.
struct MetricCheck {
  /// The longest length that is taken, in pt. Ours: a million such items end below 2^52, up to
  /// where a double keeps half points.
  static let longest = 1e9
  /// The highest count of columns or rows that is taken. Ours: more than there are pixels.
  static let most = 1_000_000

  private var first: String?
  private var others = 0

  /// `value` where it is 0 to `longest`, else 0; `name` says where it comes from.
  mutating func length(_ value: Double, _ name: @autoclosure () -> String) -> Double {
    if value >= 0, value <= Self.longest { return value }
    note("\(name()) is \(value), expected 0 to \(Int(Self.longest)) pt, and 0 is used")
    return 0
  }

  /// `value` where it is 0 to 10^9, else 0.
  mutating func ratio(_ value: Double, _ name: @autoclosure () -> String) -> Double {
    if value >= 0, value <= Self.longest { return value }
    note("\(name()) is \(value), expected 0 to \(Int(Self.longest)), and 0 is used")
    return 0
  }

  /// Both sides checked.
  mutating func size(_ value: CGSize, _ name: @autoclosure () -> String) -> CGSize {
    CGSize(
      width: length(value.width, "the width of \(name())"),
      height: length(value.height, "the height of \(name())"))
  }

  /// All four edges checked.
  mutating func insets(_ value: EdgeInsets, _ name: @autoclosure () -> String) -> EdgeInsets {
    EdgeInsets(
      top: length(value.top, "the top of \(name())"),
      left: length(value.left, "the left of \(name())"),
      bottom: length(value.bottom, "the bottom of \(name())"),
      right: length(value.right, "the right of \(name())"))
  }

  /// `value` where it is 1 to `most`, else 1.
  mutating func count(_ value: Int, _ name: @autoclosure () -> String) -> Int {
    if value >= 1, value <= Self.most { return value }
    note("\(name()) is \(value), expected 1 to \(Self.most), and 1 is used")
    return 1
  }

  /// Warns if anything was wrong.
  func warn(_ view: CollectionView, about layout: CollectionViewLayout) {
    guard let first else { return }
    let rest = others > 0 ? " (and \(others) more)" : ""
    view.warning("\(type(of: layout)): \(first)\(rest).")
  }

  private mutating func note(_ problem: @autoclosure () -> String) {
    if first == nil { first = problem() } else { others += 1 }
  }
}

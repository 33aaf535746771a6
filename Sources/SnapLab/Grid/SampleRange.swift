/// Equally spaced values, both ends among them.
public struct SampleRange: Equatable, Sendable {
  /// The first value.
  public let first: Double
  /// The last value.
  public let last: Double
  /// How many values there are; at least 1. One alone is the first.
  public let count: Int

  /// `count` values from `first` to `last`; finite numbers, `count` at least 1.
  public init(from first: Double, to last: Double, count: Int) {
    precondition(count >= 1, "A range of samples has at least 1 value, not \(count).")
    precondition(
      first.isFinite && last.isFinite,
      "A range of samples has finite ends, not \(first) and \(last).")
    self.first = first
    self.last = last
    self.count = count
  }

  /// The value with this index, from 0 on. Those at equal distances from a middle of 0 are each
  /// other's opposites exactly.
  ///
  /// Complexity: O(1).
  public subscript(index: Int) -> Double {
    guard count > 1 else { return first }
    let left = Double(count - 1 - index)
    return (first * left + last * Double(index)) / Double(count - 1)
  }

  /// The distance from value to value; 0 where there is one alone.
  public var step: Double { count > 1 ? (last - first) / Double(count - 1) : 0 }

  /// The index of the value nearest to `value`.
  public func index(nearest value: Double) -> Int {
    guard step != 0, value.isFinite else { return 0 }
    return min(max(Int(((value - first) / step).rounded()), 0), count - 1)
  }

  /// All values, in order.
  public var values: [Double] { (0..<count).map { self[$0] } }
}

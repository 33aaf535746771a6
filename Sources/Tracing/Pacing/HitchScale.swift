/// From which hitch time ratio on scrolling is felt to stutter. Two scales are in use: name the one
/// you use.
public enum HitchScale: String, CaseIterable, Sendable {
  /// 5 and 10 ms/s. Source: Apple, notes of 2020.
  case fiveTen = "5/10"
  /// 10, 25 and 50 ms/s. Source: Apple, documentation of today.
  case tenTwentyFiveFifty = "10/25/50"

  /// How bad a ratio is.
  public enum Rating: String, Comparable, CaseIterable, Sendable {
    case good, warning, critical
    /// Above the last limit of the scale that has three.
    case beyond

    public static func < (one: Rating, other: Rating) -> Bool {
      allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
  }

  /// The rating of a hitch time ratio in ms/s.
  public func rating(of ratio: Double) -> Rating {
    switch self {
    case .fiveTen: ratio < 5 ? .good : ratio <= 10 ? .warning : .critical
    case .tenTwentyFiveFifty:
      ratio <= 10 ? .good : ratio <= 25 ? .warning : ratio <= 50 ? .critical : .beyond
    }
  }
}

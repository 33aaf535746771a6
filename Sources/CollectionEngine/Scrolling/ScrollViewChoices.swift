/// Which way a person reads.
public enum LayoutDirection: String, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// When the safe area adds to the content inset.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable {
  /// As `scrollableAxes`; a view controller's further rules do not exist here.
  case automatic
  /// Along the axes in which the content is larger than the view, or always bounces.
  case scrollableAxes
  /// It never does.
  case never
  /// It does along both axes.
  case always
}

/// How much a glide keeps of its speed each millisecond.
public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
  /// Per ms, above 0 and below 1.
  public let rawValue: Double

  /// A rate per ms; traps unless it lies between 0 and 1.
  public init(rawValue: Double) {
    precondition(
      rawValue > 0 && rawValue < 1,
      "A deceleration rate lies between 0 and 1 per ms, not \(rawValue).")
    self.rawValue = rawValue
  }

  /// 0.998 per ms. Documented.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// 0.99 per ms. Documented.
  public static let fast = DecelerationRate(rawValue: 0.99)
}

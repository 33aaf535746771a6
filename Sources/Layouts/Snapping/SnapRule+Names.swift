extension SnapRule {
  /// The rules that are known by a name. No two of them are the same.
  ///
  /// A name stands for a whole rule; what differs is set on top:
  ///
  ///     var rule = SnapRule(.androidPager)
  ///     rule.alignment = .start
  public enum Name: String, CaseIterable, Sendable {
    case uikitPaging, groupPaging, groupPagingCentered
    case nearest, next
    case lineLayout, upCarousel, centeredCollection, paginationLayout, peek
    case reactNative, reactNativeOneByOne
    case cssMandatory, cssMandatoryStop, cssProximity
    case androidLinear, androidPager
    case flutterPage

    /// The rule.
    public var rule: SnapRule {
      switch self {
      case .uikitPaging: SnapRule(to: .page, limit: 1)
      case .groupPaging: SnapRule(limit: 1, velocityThreshold: 0.2)
      case .groupPagingCentered: SnapRule(alignment: .center, limit: 1, velocityThreshold: 0.2)
      case .nearest: SnapRule(choice: .nearest)
      case .next: SnapRule(limit: 1, velocityThreshold: 0)
      case .lineLayout: SnapRule(alignment: .center, choice: .nearest)
      case .upCarousel: SnapRule(alignment: .center, choice: .visible)
      case .centeredCollection: SnapRule(alignment: .center, velocityThreshold: 0)
      case .paginationLayout: SnapRule(alignment: .center, limit: 1, velocityThreshold: 0)
      case .peek: SnapRule(limit: 1, velocityThreshold: 0.2, distanceThreshold: 50)
      case .reactNative: SnapRule(choice: .beyond, velocityThreshold: 0)
      case .reactNativeOneByOne: SnapRule(choice: .neighbor, velocityThreshold: 0)
      case .cssMandatory: SnapRule(choice: .area)
      case .cssMandatoryStop: SnapRule(choice: .area, limit: 1)
      case .cssProximity: SnapRule(choice: .area, proximity: 1.0 / 3)
      case .androidLinear:
        SnapRule(alignment: .center, choice: .count, velocityThreshold: Self.slowestFling)
      case .androidPager:
        SnapRule(alignment: .center, choice: .neighbor, velocityThreshold: Self.slowestFling)
      case .flutterPage: SnapRule(to: .page, limit: 1, velocityThreshold: Self.slowestFling)
      }
    }

    /// The speed, in pt/ms, above which Android and Flutter take a lift for a fling: 50 dp/s.
    private static let slowestFling = 0.05
  }

  /// The rule with a name.
  public init(_ name: Name) {
    self = name.rule
  }

  /// The name that stands for the rule; nil where none does.
  public var name: Name? { Name.allCases.first { $0.rule == self } }
}

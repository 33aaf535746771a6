public import Charts
public import SnapLab

extension RuleComparison {
  /// The maps as charts show them.
  ///
  /// - Parameter findings: what is pointed out, rule by rule.
  public func fields(marking findings: [[Finding]]) -> [LandingField] {
    zip(zip(names, maps), findings).map { $0.1.field(title: $0.0, marking: $1) }
  }
}

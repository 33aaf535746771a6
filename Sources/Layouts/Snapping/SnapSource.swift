/// Knows the candidates of a snap rule along one axis.
protocol SnapSource {
  /// The candidates around `offset`: all between the outermost ones answered, and at least `count`
  /// further than `SnapRule.standingDistance` at each side, as far as there are so many.
  func candidates(around offset: Double, count: Int) -> [SnapCandidate]
}

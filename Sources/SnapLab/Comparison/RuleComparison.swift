public import Layouts
public import Scenarios

/// The same gestures under several snap rules, side by side.
public struct RuleComparison: Sendable {
  /// A gesture that does not land alike.
  public struct Disagreement: Equatable, Sendable {
    /// The gesture.
    public let flick: Flick
    /// Where it lands, rule by rule.
    public let landings: [Landing]
  }

  /// What the rules are called.
  public let names: [String]
  /// Their maps, over one grid.
  public let maps: [SnapMap]

  /// Maps that have the grid in common, at least one, each with a name.
  public init(_ maps: [(name: String, map: SnapMap)]) {
    precondition(!maps.isEmpty, "A comparison has at least one map.")
    precondition(
      maps.allSatisfy { $0.map.grid == maps[0].map.grid }, "Compared maps have one grid.")
    names = maps.map(\.name)
    self.maps = maps.map(\.map)
  }

  /// The gestures whose landings are further apart than `tolerance` (pt), row by row.
  ///
  /// - Parameter tolerance: in pt. Default: what counts as at a place.
  ///
  /// Complexity: O(cells · rules).
  public func disagreements(
    tolerance: Double = FindingThresholds().restTolerance
  ) -> [Disagreement] {
    let grid = maps[0].grid
    return maps[0].landings.indices.compactMap { index in
      let landings = maps.map { $0.landings[index] }
      let rests = landings.map(\.rest)
      guard let low = rests.min(), let high = rests.max(), high - low > tolerance else {
        return nil
      }
      return Disagreement(
        flick: grid.flick(row: index / grid.columns.count, column: index % grid.columns.count),
        landings: landings)
    }
  }

  /// Of how many gestures two of the maps say other things, by their places in `maps`.
  ///
  /// Complexity: O(cells).
  public func differenceCount(
    _ one: Int, _ other: Int, tolerance: Double = FindingThresholds().restTolerance
  ) -> Int {
    zip(maps[one].landings, maps[other].landings).count { abs($0.rest - $1.rest) > tolerance }
  }
}

extension Scenario {
  /// The scenario with `rule` deciding where releases come to rest.
  ///
  /// Errors: the rule is about items, and there are none.
  public func snapping(by rule: SnapRule) throws(SnapLabError) -> Scenario {
    guard content.sections != nil || !rule.needsItems else {
      throw SnapLabError(
        "the rule \(rule.name?.rawValue ?? "") snaps to items, and content has a size, not items")
    }
    var scenario = self
    scenario.snap = rule
    return scenario
  }
}

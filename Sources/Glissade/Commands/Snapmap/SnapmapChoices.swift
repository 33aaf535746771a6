import Foundation
import Geometry
import Layouts
import SnapLab

/// What the options of `glissade snapmap` say of the grid and of what counts.
struct SnapmapChoices {
  let kind: Flick.Kind
  let grid: ReleaseGrid.Choices
  let thresholds: FindingThresholds
  /// The rules that are compared, nil for what the scenario has; none where nothing is compared.
  let rules: [SnapRule.Name?]

  /// What the scenario's own way of snapping is called among rules.
  static let ownRule = "own"

  /// An option that says a range of the grid.
  private typealias RangeOption = (
    name: String, kind: Flick.Kind, isAcross: Bool, bounds: ClosedRange<Double>
  )

  private static let ranges: [RangeOption] = [
    ("velocities", .release, true, -1000...1000), ("offsets", .release, false, -1e9...1e9),
    ("durations", .drag, true, 0...60), ("distances", .drag, false, -1e6...1e6),
  ]

  /// Errors: `.usage` for a range, a grid or a threshold that is none, or ranges of both kinds.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let asked = arguments.text("sweep").flatMap(Flick.Kind.init)
    let given = Self.ranges.filter { arguments.text($0.name) != nil }
    let kind = asked ?? given.first?.kind ?? .release
    if let wrong = given.first(where: { $0.kind != kind }) {
      throw CommandError(
        .usage,
        "--\(wrong.name) belongs to a sweep of \(wrong.kind.rawValue)s, not of \(kind.rawValue)s"
      )
    }
    self.kind = kind
    var grid = ReleaseGrid.Choices()
    for option in given {
      let range = try Self.range(arguments.text(option.name) ?? "", of: option.name, option.bounds)
      if option.isAcross { grid.columns = range } else { grid.rows = range }
    }
    if let text = arguments.text("grid") {
      (grid.columnCount, grid.rowCount) = try Self.counts(text)
    }
    self.grid = grid
    rules = try Self.rules(arguments.text("rules"))
    thresholds = try Self.thresholds(arguments)
  }

  private static func rules(_ text: String?) throws(CommandError) -> [SnapRule.Name?] {
    guard let text else { return [] }
    var rules: [SnapRule.Name?] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let rule = SnapRule.Name(rawValue: word)
      guard rule != nil || word == ownRule else {
        let suggestion = Spelling.suggestion(
          for: word, among: SnapRule.Name.allCases.map(\.rawValue) + [ownRule])
        throw CommandError(
          .usage,
          "--rules: there is no rule '\(word)'"
            + (suggestion.isEmpty ? "; 'glissade list rules' names them" : suggestion))
      }
      guard !rules.contains(rule) else {
        throw CommandError(.usage, "--rules: the rule '\(word)' is given twice")
      }
      rules.append(rule)
    }
    return rules
  }

  /// The thresholds that `--threshold` says. Errors: `.usage`.
  static func thresholds(_ arguments: ParsedArguments) throws(CommandError) -> FindingThresholds {
    var thresholds = FindingThresholds()
    for text in arguments.texts("threshold") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard parts.count == 2 else {
        throw CommandError(
          .usage, "--threshold: expected NAME=VALUE such as longestGlide=1.5, found '\(text)'")
      }
      guard let number = FindingThresholds.numbers.first(where: { $0.name == name }) else {
        let suggestion = Spelling.suggestion(
          for: name, among: FindingThresholds.numbers.map(\.name))
        throw CommandError(.usage, "--threshold: there is no threshold '\(name)'\(suggestion)")
      }
      if let objection = ValueKind.number(number.range).objection(to: String(parts[1])) {
        throw CommandError(.usage, "--threshold: \(name): \(objection)")
      }
      thresholds[keyPath: number.keyPath] = decimalNumber(String(parts[1])) ?? 0
    }
    return thresholds
  }

  private static func range(
    _ text: String, of name: String, _ bounds: ClosedRange<Double>
  ) throws(CommandError) -> ClosedRange<Double> {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).compactMap {
      decimalNumber(String($0))
    }
    guard ends.count == 2, ends[0] <= ends[1], ends.allSatisfy(bounds.contains) else {
      throw CommandError(
        .usage,
        "--\(name): expected two numbers, the smaller one first, such as 0:2, each"
          + "\(ValueKind.number(bounds).expectation.dropFirst("a number".count)), found '\(text)'")
    }
    return ends[0]...ends[1]
  }

  private static func counts(_ text: String) throws(CommandError) -> (Int, Int) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard sides.count == 2, sides.allSatisfy((1...4000).contains),
      sides[0] * sides[1] <= ReleaseGrid.mostCells
    else {
      throw CommandError(
        .usage,
        "--grid: expected columns and rows, 1 to 4000 each and at most "
          + "\(ReleaseGrid.mostCells) cells, such as 101x100, found '\(text)'")
    }
    return (sides[0], sides[1])
  }
}

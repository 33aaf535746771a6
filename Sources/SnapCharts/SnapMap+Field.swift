public import Charts
internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Scenarios
public import SnapLab

extension SnapMap {
  /// The map as a chart shows it: a region for each item, or each place where there are no items.
  ///
  /// - Parameters:
  ///   - title: what stands above it where several stand side by side.
  ///   - findings: what is pointed out, numbered in their order, where it is a cell of the map.
  public func field(title: String, marking findings: [Finding] = []) -> LandingField {
    let letter = subject.axis == .horizontal ? "x" : "y"
    let isRelease = grid.kind == .release
    let regions = regions
    var field = LandingField(
      title: title,
      across: direction(isRelease ? "velocity \(letter), pt/ms" : "duration, s", grid.columns),
      down: direction(
        isRelease ? "release offset \(letter), pt" : "distance \(letter), pt", grid.rows),
      regions: regions.numbers, names: regions.names, isBehind: landings.map(isReversed))
    if isRelease {
      field.places = zip(places.offsets, placeItems).map { offset, item in
        LandingField.Place(offset: offset, name: name(item, at: offset))
      }
    }
    field.marks = findings.enumerated().compactMap { number, finding in
      mark(finding, name: "\(number + 1)")
    }
    return field
  }

  /// What is told of a cell in a line: `1.2 pt/ms at 340 pt → item 3, 440 pt, 0.62 s`.
  public func line(row: Int, column: Int) -> String {
    let landing = self[row, column]
    let gesture =
      switch grid.flick(row: row, column: column) {
      case .release(let offset, let velocity, _):
        String(format: "%.2f pt/ms at %.1f pt", velocity == 0 ? 0 : velocity, offset)
      case .drag(let distance, let duration):
        String(format: "%.1f pt in %.2f s", distance, duration)
      }
    let item = landing.item.map { "item \(name($0, at: landing.rest)), " } ?? ""
    return gesture + " → " + item
      + String(format: "%.1f pt, %.2f s", landing.rest, landing.duration)
  }

  private func direction(_ label: String, _ range: SampleRange) -> LandingField.Direction {
    LandingField.Direction(
      label: label, first: range.first, last: range.last, count: range.count)
  }

  private func mark(_ finding: Finding, name: String) -> LandingField.Mark? {
    let (across, down) =
      switch finding.flick {
      case .release(let offset, let velocity, _): (velocity, offset)
      case .drag(let distance, let duration): (duration, distance)
      }
    guard finding.flick.kind == grid.kind, grid.columns.reaches(across), grid.rows.reaches(down)
    else { return nil }
    return LandingField.Mark(
      row: grid.rows.index(nearest: down), column: grid.columns.index(nearest: across), name: name)
  }

  /// What is said of content that rests at `item`, or where there are no items, at `offset`.
  private func name(_ item: IndexPath?, at offset: Double) -> String {
    guard let item else { return words(offset) }
    return hasSections ? "\(item.section)-\(item.item)" : "\(item.item)"
  }

  private var hasSections: Bool {
    (subject.scenario.content.sections?.count ?? 0) > 1
  }

  /// What the landings have in common, ascending by offset: an item, a place, or an offset.
  private var regions: (numbers: [Int], names: [String]) {
    let tolerance = FindingThresholds().restTolerance
    let names = landings.map { landing in
      let place = places.index(at: landing.rest, tolerance: tolerance)
      return name(landing.item, at: place.map { places.offsets[$0] } ?? landing.rest)
    }
    var first: [String: Double] = [:]
    for (name, landing) in zip(names, landings) {
      first[name] = min(first[name] ?? landing.rest, landing.rest)
    }
    let sorted = first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    let number = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
    return (names.map { number[$0] ?? 0 }, sorted)
  }
}

extension SampleRange {
  /// Whether `value` lies within half a step of one of the values.
  fileprivate func reaches(_ value: Double) -> Bool {
    let half = abs(step) / 2
    return value >= min(first, last) - half && value <= max(first, last) + half
  }
}

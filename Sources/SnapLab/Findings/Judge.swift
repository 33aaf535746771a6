internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Looks for findings in a map, and asks its stage for more releases where it needs them.
final class Judge {
  let map: SnapMap
  let thresholds: FindingThresholds
  let stage: SnapStage
  let naming: ItemNaming
  /// Called before each release that is tried.
  let willTry: () -> Void
  /// Whole runs of some releases, each at every one of `rates`; made when they are first asked for.
  lazy var runs: [RateRuns] = RateRuns.all(of: self)

  init(
    _ map: SnapMap, _ thresholds: FindingThresholds, willTry: @escaping () -> Void = {}
  ) {
    self.map = map
    self.willTry = willTry
    self.thresholds = thresholds
    stage = SnapStage(map.subject)
    naming = ItemNaming(stage, map.alignment)
  }

  var subject: SnapSubject { map.subject }
  var places: SnapPlaces { map.places }
  /// How far two offsets may be apart that are the same to people, in pt.
  var tolerance: Double { subject.pixel }
  /// Whether content is drawn to places, so that it can miss one.
  var isSnapping: Bool {
    places.offsets.count > 1 && places.share >= thresholds.snappingShare
  }

  /// Where a release leads: by its forecast, or frame by frame where the map was made so.
  func landing(_ offset: Double, _ velocity: Double, from start: Double? = nil) -> Landing {
    landing(of: .release(offset: offset, velocity: velocity, from: start))
  }

  func landing(of flick: Flick) -> Landing {
    willTry()
    let forecast = map.isStepped ? nil : stage.landing(of: flick)
    return forecast ?? FullRun(flick, in: subject).landing
  }

  func finding(
    _ kind: FindingKind, _ flick: Flick, _ landing: Landing, rate: Double? = nil,
    _ sentence: String
  ) -> Finding {
    Finding(kind, sentence, flick, landing, in: subject, rate: rate)
  }

  /// The cells of the map, row by row, each with its gesture.
  var cells: [(flick: Flick, landing: Landing)] {
    (0..<map.grid.rows.count).flatMap { row in
      (0..<map.grid.columns.count).map { column in
        (map.grid.flick(row: row, column: column), map[row, column])
      }
    }
  }

  /// At most `most` of `all`, equally spread.
  func spread<Element>(_ all: [Element], most: Int) -> [Element] {
    guard all.count > most, most > 1 else { return Array(all.prefix(max(most, 0))) }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}

extension SnapMap {
  /// What is wrong with the map, in the order of `FindingKind`; at most one of a kind, that which
  /// shows it best.
  ///
  /// - Parameters:
  ///   - thresholds: what counts. Default: see each.
  ///   - willTry: called before each further release that is tried.
  ///
  /// Complexity: O(cells), some hundred releases more and some ten whole runs.
  public func findings(
    _ thresholds: FindingThresholds = FindingThresholds(), willTry: @escaping () -> Void = {}
  ) -> [Finding] {
    let judge = Judge(self, thresholds, willTry: willTry)
    let found = [
      judge.unreachedItems(), judge.skippedItem(), judge.againstDirection(), judge.asymmetry(),
      judge.targetOutside(), judge.restOffPlace(), judge.frameRate(), judge.slowGlide(),
      judge.speedJump(), judge.slide(), judge.deadZones(),
    ].flatMap(\.self)
    return FindingKind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }
}

/// A number for a sentence, to three digits behind the point.
package func words(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  let text = String(format: "%.3f", rounded == 0 ? 0 : rounded)
  return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}

extension IndexPath {
  /// The item of the only section, or section and item: `5`, `1-5`.
  func words(of view: CollectionView?) -> String {
    (view?.numberOfSections ?? 0) > 1 ? "\(section)-\(item)" : "\(item)"
  }
}

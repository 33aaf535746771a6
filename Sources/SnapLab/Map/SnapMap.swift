public import Foundation
internal import Geometry
public import Layouts

/// Where every release of a grid lands.
///
/// Each is decided by the engine's own release path (layout, rule, paging, delegate, clamping) and
/// measured on its closed forms; what a whole run would show differently is run frame by frame.
public struct SnapMap: Sendable {
  /// What is swept.
  public let subject: SnapSubject
  /// Over which gestures.
  public let grid: ReleaseGrid
  /// The landings, row by row.
  public let landings: [Landing]
  /// Where content comes to rest by itself.
  public let places: SnapPlaces
  /// The item at each of `places`; nil where there are no items.
  public let placeItems: [IndexPath?]
  /// By which of its parts an item is aligned where it is named.
  public let alignment: SnapRule.Alignment
  /// Whether every release was run frame by frame: its motion has no closed form, or the layout or
  /// the content changes on the way.
  public let isStepped: Bool

  /// The landing of a cell.
  public subscript(row: Int, column: Int) -> Landing { landings[row * grid.columns.count + column] }

  /// Whether a landing lies behind its release, seen in the direction of its velocity.
  public func isReversed(_ landing: Landing) -> Bool {
    landing.isReversed(in: subject.range, tolerance: subject.pixel)
  }

  /// How many releases of a map are run frame by frame, to see that nothing comes in between. Ours:
  /// the corners, the middle of each side and the middle.
  private static let controlsASide = 3
  /// How far a whole run may rest from its forecast, in pt. Ours: rounding, far below a pixel.
  private static let sameRest = 1e-6

  /// The map of `subject` over `grid`; nil where `goesOn` did not want more. The same for any number
  /// of threads.
  ///
  /// - Parameters:
  ///   - threads: how many releases are decided side by side. Default: as many as there are cores.
  ///   - goesOn: asked now and then with the share that is done, on the calling thread.
  ///
  /// Complexity: O(cells), beside the frames before the gesture, once a thread.
  public init?(
    _ subject: SnapSubject, over grid: ReleaseGrid,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    while goesOn: (Double) -> Bool = { _ in true }
  ) {
    let stage = SnapStage(subject)
    let places = SnapPlaces(of: stage, in: Self.window(of: subject, grid))
    let alignment = ItemNaming.alignment(of: places, on: stage)
    let naming = ItemNaming(stage, alignment)
    let isStepped = !Self.isForecastRight(stage, grid)
    let rows = Workers<[Landing]>(grid.rows.count).pieces(threads: threads) { done in
      goesOn(Double(done) / Double(grid.rows.count))
    } make: {
      let stage = SnapStage(subject)
      return (stage: stage, naming: ItemNaming(stage, alignment))
    } work: { worker, row in
      (0..<grid.columns.count).map { column in
        let flick = grid.flick(row: row, column: column)
        let forecast = isStepped ? nil : worker.stage.landing(of: flick)
        var landing = forecast ?? FullRun(flick, in: subject).landing
        landing.item = worker.naming.item(at: landing.rest)
        return landing
      }
    }
    guard let rows else { return nil }
    self.subject = subject
    self.grid = grid
    self.places = places
    placeItems = places.offsets.map(naming.item)
    self.alignment = alignment
    self.isStepped = isStepped
    landings = rows.flatMap(\.self)
  }

  /// The offsets in which places are looked for: those that are swept, or around where drags begin.
  private static func window(of subject: SnapSubject, _ grid: ReleaseGrid) -> ClosedRange<Double> {
    var (low, high) = (grid.rows.first, grid.rows.last)
    if low > high { (low, high) = (high, low) }
    if grid.kind == .drag {
      let start = subject.contentOffset[subject.axis]
      (low, high) = (start + low - subject.viewLength, start + high + subject.viewLength)
    }
    let range = subject.range
    let lower = min(max(low, range.lowerBound), range.upperBound)
    return lower...min(max(high, lower), range.upperBound)
  }

  /// Whether whole runs rest where the forecasts of the same releases say.
  private static func isForecastRight(_ stage: SnapStage, _ grid: ReleaseGrid) -> Bool {
    func picks(_ count: Int) -> [Int] {
      Set((0..<controlsASide).map { $0 * (count - 1) / (controlsASide - 1) }).sorted()
    }
    for row in picks(grid.rows.count) {
      for column in picks(grid.columns.count) {
        let flick = grid.flick(row: row, column: column)
        guard let forecast = stage.landing(of: flick) else { return false }
        let run = FullRun(flick, in: stage.subject)
        if abs(run.landing.rest - forecast.rest) > sameRest { return false }
      }
    }
    return true
  }
}

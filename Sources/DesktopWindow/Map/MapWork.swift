internal import Dispatch
internal import Foundation
internal import Geometry
internal import Scenarios
internal import SnapLab
internal import Synchronization

/// A map that is worked out beside the frames, coarse at first and then finer.
///
/// It has simulations of its own, made of what the scenario says: no object of the engine is used from
/// two threads. A layout's code runs beside that of the window, as in `glissade snapmap`.
final class MapWork: Sendable {
  /// What has come of it so far.
  enum State: Sendable {
    /// Nothing yet.
    case begun
    /// A map; there may be a finer one to come.
    case map(SnapMap, isLast: Bool)
    /// Why there is none, as a sentence without a full stop.
    case failed(String)
  }

  /// How many releases a map has.
  typealias GridSize = (columns: Int, rows: Int)

  /// The maps, one after the other. Ours: the first is there within a frame or two, and the last has
  /// a pixel or two a cell.
  static let grids: [GridSize] = [(21, 20), (51, 50), (101, 100)]
  /// One map at a time: what was wanted before ends first.
  private static let queue = DispatchQueue(label: "map", qos: .utility)

  private let kept = Mutex<(state: State, isNew: Bool)>((.begun, false))
  private let isStopped = Mutex(false)

  /// Begins the map of all releases in `scenario` along `axis`, or the one that scrolls; they happen
  /// behind its events, over `grids`.
  init(_ scenario: Scenario, axis: Axis?, grids: [GridSize]) {
    Self.queue.async { [weak self] in self?.run(scenario, axis, grids) }
  }

  /// What has come since it was asked last; nil where nothing has.
  func news() -> State? {
    kept.withLock { kept in
      defer { kept.isNew = false }
      return kept.isNew ? kept.state : nil
    }
  }

  /// Whether anything is still to come.
  var isUnderWay: Bool {
    kept.withLock { kept in
      switch kept.state {
      case .begun: true
      case .map(_, let isLast): !isLast || kept.isNew
      case .failed: kept.isNew
      }
    }
  }

  /// Waits until all maps that have begun are there: what comes after that does not depend on how fast
  /// the machine is.
  static func waitForAll() { queue.sync {} }

  /// Ends it before it is done.
  func stop() { isStopped.withLock { $0 = true } }

  private var goesOn: Bool { !isStopped.withLock { $0 } }

  private func run(_ scenario: Scenario, _ axis: Axis?, _ grids: [GridSize]) {
    guard goesOn else { return }
    var swept = scenario
    swept.events.append(
      ScenarioEvent(at: scenario.lastEventTime, .release(.init(velocity: .zero))))
    do throws(SnapLabError) {
      let subject = try SnapSubject(swept, axis: axis)
      for (index, (columns, rows)) in grids.enumerated() {
        var choices = ReleaseGrid.Choices()
        (choices.columnCount, choices.rowCount) = (columns, rows)
        let grid = ReleaseGrid(for: subject, choices)
        guard let map = SnapMap(subject, over: grid, threads: 1, while: { _ in goesOn }) else {
          return
        }
        keep(.map(map, isLast: index == grids.count - 1))
      }
    } catch { keep(.failed(error.description)) }
  }

  private func keep(_ state: State) { kept.withLock { $0 = (state, true) } }
}

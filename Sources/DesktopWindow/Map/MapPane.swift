internal import Charts
internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry
internal import Rendering
internal import Scenarios
internal import SnapCharts
internal import SnapLab

/// The map of where releases land, as a pane that a person points into.
struct MapPane {
  /// How things stood when the map was begun.
  let arrangement: LiveRun.Arrangement
  /// Where it is, in pt of the window.
  var frame: CGRect { didSet { if frame != oldValue { makePane() } } }
  /// The newest map; nil until the first one is there.
  private(set) var map: SnapMap?
  /// Where the pointer is, in pt of the window; nil where it is elsewhere.
  var pointer: CGPoint?
  /// Whether what came down on it is down.
  var isPressed = false

  private let work: MapWork
  /// What is said while nothing is pointed out.
  private var hint = "Working out where releases land"
  /// What was thrown from it last.
  private var thrown: Flick?
  /// How the newest map is drawn where it is; nil until there is one.
  private var pane: LandingPane?
  /// The same, drawn; nil where it has to be.
  private var drawing: (picture: FinishedDrawing, scale: Double)?

  /// Begins the map of what `run` is like now, over `grids`.
  init(_ run: LiveRun, grids: [MapWork.GridSize], frame: CGRect) {
    arrangement = run.arrangement
    self.frame = frame
    let metrics = run.scrollView.metrics
    // A carousel that is a little higher than its window is one along its line all the same.
    let screens = { (axis: Axis) -> Double in
      let range = metrics.range(axis)
      return (range.upperBound - range.lowerBound) / max(1, metrics.boundsSize[axis])
    }
    let axis: Axis = screens(.horizontal) > screens(.vertical) ? .horizontal : .vertical
    work = MapWork(run.standing, axis: screens(axis) > 0 ? axis : nil, grids: grids)
  }

  /// Whether anything is still to come.
  var isWorking: Bool { work.isUnderWay }

  /// It is not needed any more.
  func stop() { work.stop() }

  /// Takes over what has been worked out since, and says whether there is anything new to be seen.
  mutating func takeNews() -> Bool {
    switch work.news() {
    case nil, .begun: return false
    case .map(let map, _):
      self.map = map
      hint = "Point at a release, press to throw it"
      makePane()
    case .failed(let sentence): hint = "There is no map: \(sentence)"
    }
    return true
  }

  private mutating func makePane() {
    drawing = nil
    pane = map.map { map in
      let start = Double(map.subject.contentOffset[map.subject.axis])
      let (columns, rows) = (map.grid.columns.count, map.grid.rows.count)
      return LandingPane(
        map.field(title: "Where releases land"),
        detail: "from \(short(start)) pt, \(columns) × \(rows) releases",
        size: CGSize(
          width: frame.width, height: max(1, frame.height - PicturePane.wordsHeight)))
    }
  }

  /// Where the releases are, in pt of the window; nil until there are any.
  var area: CGRect? { pane?.area.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// The release under the pointer; nil where there is none.
  var flick: Flick? {
    pointedCell.flatMap { cell in map?.grid.flick(row: cell.row, column: cell.column) }
  }

  /// The release under the pointer is thrown: it stays pointed out.
  mutating func noteThrown() { thrown = flick }

  private var pointedCell: (row: Int, column: Int)? {
    pointer.flatMap {
      pane?.cell(at: CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY))
    }
  }

  private var thrownCell: (row: Int, column: Int)? {
    guard let map, case .release(let offset, let velocity, _) = thrown else { return nil }
    return (map.grid.rows.index(nearest: offset), map.grid.columns.index(nearest: velocity))
  }

  /// The pane as a window with `scale` pixels a pt shows it.
  mutating func picture(scale: Double) -> PicturePane {
    if let pane, drawing?.scale != scale {
      drawing = (try? FinishedDrawing(size: pane.size, scale: scale) { pane.draw(on: $0) })
        .map { ($0, scale) }
    }
    var picture = PicturePane(frame: frame, drawing: drawing?.picture, words: hint)
    if let map, let pane, let cell = pointedCell ?? thrownCell {
      picture.words = map.line(row: cell.row, column: cell.column)
      let middle = pane.middle(row: cell.row, column: cell.column)
      picture.mark = CGPoint(x: frame.minX + middle.x, y: frame.minY + middle.y)
    }
    return picture
  }
}

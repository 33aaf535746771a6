import Foundation

/// Where a table has the finger and the size of the viewport: what a phone's log has beside the frames.
struct PhoneColumns {
  private let finger: (x: Int?, y: Int?)
  private let viewport: (width: Int, height: Int)?

  /// Finds the columns by name: `finger_x`, `finger_y` (`touch_x`, `touch_y`), `viewport_width`, `viewport_height`
  /// (`bounds_width`, `bounds_height`); case, punctuation and unit do not count.
  init(_ heading: [CSVTable.Field]) {
    let names = heading.map { ForeignColumns.simplified($0.text) }
    func place(_ candidates: [String]) -> Int? {
      ForeignColumns.offset(among: names, called: candidates)
    }
    finger = (place(["fingerx", "touchx"]), place(["fingery", "touchy", "finger", "touch"]))
    let sides = (
      place(["viewportwidth", "boundswidth"]), place(["viewportheight", "boundsheight"])
    )
    viewport = sides.0.flatMap { width in sides.1.map { (width, $0) } }
  }

  /// Whether there is a column of the finger.
  var hasFinger: Bool { finger.x != nil || finger.y != nil }

  /// Where the finger is in `row`; nil where its fields are empty. A coordinate without a column is 0.
  func finger(in row: CSVRow) throws(TraceError) -> CGPoint? {
    let x = try finger.x.map(row.optionalNumber) ?? nil
    let y = try finger.y.map(row.optionalNumber) ?? nil
    return x == nil && y == nil ? nil : CGPoint(x: x ?? 0, y: y ?? 0)
  }

  /// The size of the viewport in `row`; nil where it is not said.
  func viewport(in row: CSVRow) throws(TraceError) -> CGSize? {
    guard let viewport, let point = try row.optionalPoint(viewport.width, viewport.height) else {
      return nil
    }
    return CGSize(width: point.x, height: point.y)
  }
}

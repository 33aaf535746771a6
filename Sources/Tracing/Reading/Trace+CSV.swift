import CollectionEngine
import Foundation
import Geometry

extension Trace {
  /// Reads a table: ours where it begins with our columns, a foreign one otherwise.
  init(csv bytes: Data) throws(TraceError) {
    self.init(lines: [])
    let table = try CSVTable(bytes)
    guard let heading = table.rows.first else { throw TraceError("the trace is empty") }
    var rows = table.rows.dropFirst()
    if heading.map(\.text).starts(with: CSVColumn.leading.map(\.rawValue)) {
      // Every row of ours ends with a line feed, so the last field of one without may be cut.
      isTruncated = !table.isEnded
      if isTruncated { rows = rows.dropLast() }
      try readOurs(rows, heading: heading)
    } else {
      isForeign = true
      isTruncated = !table.isEnded && rows.last.map { $0.count < heading.count } ?? false
      if isTruncated { rows = rows.dropLast() }
      try readForeign(rows, heading: heading)
    }
  }

  private mutating func readOurs(
    _ rows: ArraySlice<[CSVTable.Field]>, heading: [CSVTable.Field]
  ) throws(TraceError) {
    func place(_ column: CSVColumn) -> Int? { heading.firstIndex { $0.text == column.rawValue } }
    // The leading columns stand in their order.
    func leading(_ column: CSVColumn) -> Int { CSVColumn.leading.firstIndex(of: column)! }
    let proposed = (x: place(.proposedX), y: place(.proposedY))
    let content = (width: place(.contentWidth), height: place(.contentHeight))
    let number = place(.frame)
    let phone = PhoneColumns(heading)
    for (index, fields) in rows.enumerated() {
      let row = try CSVRow(fields, heading: heading)
      let size = try row.optionalPoint(content.width, content.height) ?? .zero
      try readPhone(phone, row)
      lines.append(
        .frame(
          TraceFrame(
            frame: try number.map(row.integer) ?? index,
            time: try row.number(leading(.time)),
            contentOffset: try row.point(leading(.offsetX), leading(.offsetY)),
            velocity: try row.point(leading(.velocityX), leading(.velocityY)),
            activity: try row.activity(leading(.activity)),
            contentSize: CGSize(width: size.x, height: size.y),
            proposedTarget: try row.optionalPoint(proposed.x, proposed.y),
            target: try row.optionalPoint(leading(.targetX), leading(.targetY)))))
    }
  }

  private mutating func readForeign(
    _ rows: ArraySlice<[CSVTable.Field]>, heading: [CSVTable.Field]
  ) throws(TraceError) {
    let columns = try ForeignColumns(heading)
    axes = (columns.x == nil ? [] : [.horizontal]) + (columns.y == nil ? [] : [.vertical])
    var previous: TraceFrame?
    for (index, fields) in rows.enumerated() {
      let row = try CSVRow(fields, heading: heading)
      let time = try row.number(columns.time) * columns.secondsPerUnit
      let offset = CGPoint(
        x: try columns.x.map(row.number) ?? 0, y: try columns.y.map(row.number) ?? 0)
      let frame = TraceFrame(
        frame: index + 1, time: time, contentOffset: offset,
        velocity: Self.slope(from: previous, to: offset, at: time), activity: .idle,
        contentSize: .zero)
      lines.append(.frame(frame))
      previous = frame
      try readPhone(columns.phone, row)
    }
  }

  private mutating func readPhone(_ columns: PhoneColumns, _ row: CSVRow) throws(TraceError) {
    if columns.hasFinger { fingers.append(try columns.finger(in: row)) }
    if tableViewport == nil { tableViewport = try columns.viewport(in: row) }
  }

  /// The mean velocity since `frame`, in points per millisecond; zero where no number says it.
  private static func slope(
    from frame: TraceFrame?, to offset: CGPoint, at time: Double
  ) -> CGPoint {
    guard let frame, time - frame.time > TraceInstant.resolution else { return .zero }
    let milliseconds = (time - frame.time) * 1000
    let slope = CGPoint(
      x: (offset.x - frame.contentOffset.x) / milliseconds,
      y: (offset.y - frame.contentOffset.y) / milliseconds)
    return slope.isFinite ? slope : .zero
  }
}

/// The gestures of a map: one a cell, in rows and columns.
///
/// Of releases, velocities (pt/ms) go across and offsets (pt) down; of drags, durations (s) go
/// across and distances (pt) down.
public struct ReleaseGrid: Equatable, Sendable {
  /// What is swept.
  public let kind: Flick.Kind
  /// Velocities in pt/ms, or durations in s.
  public let columns: SampleRange
  /// Release offsets or distances, in pt.
  public let rows: SampleRange

  /// The most cells a grid may have. Ours: a picture has fewer pixels, and a table of them still
  /// opens.
  public static let mostCells = 4_000_000

  /// Releases at every one of `offsets` (pt) with every one of `velocities` (pt/ms).
  public static func releases(velocities: SampleRange, offsets: SampleRange) -> ReleaseGrid {
    ReleaseGrid(kind: .release, columns: velocities, rows: offsets)
  }

  /// Drags over every one of `distances` (pt) in every one of `durations` (s, at least 0).
  public static func drags(durations: SampleRange, distances: SampleRange) -> ReleaseGrid {
    precondition(
      min(durations.first, durations.last) >= 0, "A drag takes no less than 0 s.")
    return ReleaseGrid(kind: .drag, columns: durations, rows: distances)
  }

  private init(kind: Flick.Kind, columns: SampleRange, rows: SampleRange) {
    precondition(
      columns.count.multipliedReportingOverflow(by: rows.count).partialValue <= Self.mostCells
        && columns.count <= Self.mostCells && rows.count <= Self.mostCells,
      "A grid has at most \(Self.mostCells) cells.")
    self.kind = kind
    self.columns = columns
    self.rows = rows
  }

  /// How many gestures there are.
  public var count: Int { columns.count * rows.count }

  /// The gesture of a cell.
  public func flick(row: Int, column: Int) -> Flick {
    switch kind {
    case .release: .release(offset: rows[row], velocity: columns[column])
    case .drag: .drag(distance: rows[row], duration: columns[column])
    }
  }
}

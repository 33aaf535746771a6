/// Where a table that is not ours has its time and its offsets.
struct ForeignColumns {
  /// The number of the column of times.
  var time: Int
  /// Seconds per unit of that column.
  var secondsPerUnit: Double
  /// The numbers of the columns of offsets, in points.
  var x, y: Int?

  /// Finds the columns by name; the first of a kind wins.
  init(_ heading: [CSVTable.Field]) throws(TraceError) {
    let names = heading.map { Self.simplified($0.text) }
    let times = names.enumerated().compactMap { index, name in
      Self.secondsPerUnit(name).map { (index, $0) }
    }
    guard let time = times.first else {
      throw TraceError(
        line: heading[0].line, "no column is a time (time, t, timestamp, seconds, time_ms, …)")
    }
    (self.time, secondsPerUnit) = time
    x = names.firstIndex { Self.isOffset($0, in: Self.horizontalNames) }
    y = names.firstIndex { Self.isOffset($0, in: Self.verticalNames) }
    guard x != nil || y != nil else {
      throw TraceError(
        line: heading[0].line,
        "no column is an offset (offset, offset_x, contentOffset.y, y, scrollTop, position, …)")
    }
  }

  private static let timeNames = ["time", "t", "timestamp", "elapsed", "elapsedtime", ""]

  private static let timeUnits: [(names: [String], seconds: Double)] = [
    (["", "s", "sec", "secs", "second", "seconds"], 1),
    (["ms", "msec", "millis", "millisecond", "milliseconds"], 1e-3),
    (["us", "µs", "μs", "micros", "microsecond", "microseconds"], 1e-6),
    (["ns", "nanos", "nanosecond", "nanoseconds"], 1e-9),
  ]

  private static let horizontalNames = [
    "offsetx", "contentoffsetx", "scrolloffsetx", "x", "xoffset", "scrollx", "scrollleft",
    "positionx", "posx", "horizontaloffset",
  ]

  private static let verticalNames = [
    "offset", "contentoffset", "scrolloffset", "position", "pos", "scrollposition", "offsety",
    "contentoffsety", "scrolloffsety", "y", "yoffset", "scrolly", "scrolltop", "positiony", "posy",
    "verticaloffset",
  ]

  private static let lengthUnits = [
    "", "pt", "pts", "point", "points", "px", "pixel", "pixels", "dp",
  ]

  /// The letters and digits of a name in lower case.
  private static func simplified(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func secondsPerUnit(_ name: String) -> Double? {
    guard !name.isEmpty else { return nil }
    for prefix in timeNames where name.hasPrefix(prefix) {
      let unit = String(name.dropFirst(prefix.count))
      if let match = timeUnits.first(where: { $0.names.contains(unit) }) { return match.seconds }
    }
    return nil
  }

  private static func isOffset(_ name: String, in names: [String]) -> Bool {
    lengthUnits.contains { unit in
      name.hasSuffix(unit) && names.contains(String(name.dropLast(unit.count)))
    }
  }
}

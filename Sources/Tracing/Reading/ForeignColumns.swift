/// Where a table that is not ours has its time and its offsets.
struct ForeignColumns {
  /// The number of the column of times.
  var time: Int
  /// Seconds per unit of that column.
  var secondsPerUnit: Double
  /// The numbers of the columns of offsets, in points.
  var x, y: Int?

  /// The columns that a table may have beside ours or its own: the finger, and the size of the viewport.
  var phone: PhoneColumns

  /// Finds the columns by name: of the times the first, of the offsets the one with the plainest
  /// name.
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
    phone = PhoneColumns(heading)
    x = Self.offset(among: names, called: Self.horizontalNames)
    y = Self.offset(among: names, called: Self.verticalNames)
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

  /// From names that can be nothing but an offset to names that may be something else.
  private static let horizontalNames = [
    "contentoffsetx", "offsetx", "scrolloffsetx", "xoffset", "horizontaloffset", "scrollleft",
    "scrollx", "positionx", "posx", "x",
  ]

  /// In the same order.
  private static let verticalNames = [
    "contentoffsety", "offsety", "scrolloffsety", "yoffset", "verticaloffset", "contentoffset",
    "offset", "scrolloffset", "scrolltop", "scrolly", "scrollposition", "positiony", "posy",
    "position", "pos", "y",
  ]

  private static let lengthUnits = [
    "", "pt", "pts", "point", "points", "px", "pixel", "pixels", "dp",
  ]

  /// The letters and digits of a name in lower case.
  static func simplified(_ name: String) -> String {
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

  /// The first column that has the first of `candidates` that any column has, with or without a
  /// unit.
  static func offset(among names: [String], called candidates: [String]) -> Int? {
    for candidate in candidates {
      let match = names.firstIndex { name in
        name.hasPrefix(candidate) && lengthUnits.contains(String(name.dropFirst(candidate.count)))
      }
      if let match { return match }
    }
    return nil
  }
}

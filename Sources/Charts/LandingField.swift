/// Where every release of a grid lands, as a chart shows it: one map.
public struct LandingField: Sendable {
  /// One of the two directions of the grid.
  public struct Direction: Equatable, Sendable {
    /// What stands at the axis, with the unit.
    public var label: String
    /// The first and the last value.
    public var first: Double
    public var last: Double
    /// How many values there are, equally spaced; at least 1.
    public var count: Int

    public init(label: String, first: Double, last: Double, count: Int) {
      precondition(count >= 1, "A direction of a grid has at least 1 value, not \(count).")
      self.label = label
      self.first = first
      self.last = last
      self.count = count
    }

    /// The distance from value to value; the whole axis is one value where there is one.
    var step: Double { count > 1 ? (last - first) / Double(count - 1) : 1 }
    /// The values at the edges of the first and the last cell.
    var edges: (Double, Double) { (first - step / 2, last + step / 2) }
    /// The value at the edge before the cell `index`.
    func edge(_ index: Int) -> Double { first + (Double(index) - 0.5) * step }
  }

  /// A place where content rests, at the axis of release offsets.
  public struct Place: Equatable, Sendable {
    public var offset: Double
    public var name: String

    public init(offset: Double, name: String) {
      self.offset = offset
      self.name = name
    }
  }

  /// A cell that is pointed out.
  public struct Mark: Equatable, Sendable {
    public var row: Int
    public var column: Int
    public var name: String

    public init(row: Int, column: Int, name: String) {
      self.row = row
      self.column = column
      self.name = name
    }
  }

  /// What stands above the map.
  public var title: String
  /// From left to right.
  public var across: Direction
  /// From top to bottom.
  public var down: Direction
  /// The number of the region that each cell belongs to, row by row; from 0.
  public let regions: [Int]
  /// What the regions are called, by number.
  public let names: [String]
  /// The cells that land behind their release, row by row.
  public let isBehind: [Bool]
  /// Where content rests; none where the rows are no offsets.
  public var places: [Place] = []
  /// What is pointed out.
  public var marks: [Mark] = []

  /// A map of `across.count` by `down.count` cells.
  public init(
    title: String, across: Direction, down: Direction, regions: [Int], names: [String],
    isBehind: [Bool]
  ) {
    precondition(
      regions.count == across.count * down.count && isBehind.count == regions.count,
      "A map of \(across.count) by \(down.count) cells does not have \(regions.count).")
    precondition(
      regions.allSatisfy(names.indices.contains), "Every region of a map has a name.")
    self.title = title
    self.across = across
    self.down = down
    self.regions = regions
    self.names = names
    self.isBehind = isBehind
  }

  func region(_ row: Int, _ column: Int) -> Int { regions[row * across.count + column] }
}

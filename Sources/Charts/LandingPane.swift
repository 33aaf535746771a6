internal import CollectionEngine
public import Drawing
public import Foundation

/// One map in little room, to be pointed into: axes and places, a title, and no legend.
public struct LandingPane {
  private let field: LandingField
  private let detail: String
  /// In pt.
  public let size: CGSize

  /// What stands around the cells, in pt: title and label above, places at the right, the axis below
  /// and at the left.
  private static let (top, right, bottom, left) = (64.0, 38.0, 48.0, 60.0)

  /// - Parameters:
  ///   - field: its title is the pane's.
  ///   - detail: what is said below the title.
  ///   - size: in pt; where it is too small for all, cells have at least a fifth of each side.
  public init(_ field: LandingField, detail: String, size: CGSize) {
    self.field = field
    self.detail = detail
    self.size = size
  }

  /// Where the cells are, in pt from the top left corner.
  public var area: CGRect {
    let width = max(size.width - Self.left - Self.right, size.width / 5)
    let height = max(size.height - Self.top - Self.bottom, size.height / 5)
    return CGRect(
      x: min(Self.left, size.width - width), y: min(Self.top, size.height - height), width: width,
      height: height)
  }

  /// The cell at `point` (pt from the top left corner); nil beside the cells.
  public func cell(at point: CGPoint) -> (row: Int, column: Int)? {
    let area = area
    guard area.contains(point) else { return nil }
    func index(_ share: Double, _ count: Int) -> Int { min(Int(share * Double(count)), count - 1) }
    return (
      index((point.y - area.minY) / area.height, field.down.count),
      index((point.x - area.minX) / area.width, field.across.count)
    )
  }

  /// The middle of a cell, in pt from the top left corner.
  public func middle(row: Int, column: Int) -> CGPoint {
    let area = area
    return CGPoint(
      x: area.minX + area.width * (Double(column) + 0.5) / Double(field.across.count),
      y: area.minY + area.height * (Double(row) + 0.5) / Double(field.down.count))
  }

  /// Draws it from the canvas's origin on.
  ///
  /// Complexity: O(cells).
  public func draw(on canvas: Canvas) {
    canvas.fill(Path(CGRect(origin: .zero, size: size)), .white)
    let line = CGRect(x: 10, y: 6, width: size.width - 20, height: 18)
    canvas.draw(
      field.title, ChartText.name, in: line)
    canvas.draw(
      detail, TextStyle(size: 11, color: ChartInk.dim), in: line.offsetBy(dx: 0, dy: 16))
    LandingPanel(field, canvas: canvas, area: area).draw(isNamed: false)
  }
}

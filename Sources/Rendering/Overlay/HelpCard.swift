internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

/// The keys and what they do, in groups.
public struct HelpCard: Equatable, Sendable {
  /// What one key, or some of one kind, do.
  public struct Entry: Equatable, Sendable {
    public var keys: [String]
    public var text: String

    public init(_ keys: [String], _ text: String) {
      self.keys = keys
      self.text = text
    }
  }

  /// Entries of one subject.
  public struct Group: Equatable, Sendable {
    public var title: String
    public var entries: [Entry]

    public init(_ title: String, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  public var groups: [Group]

  public init(_ groups: [Group]) { self.groups = groups }
}

extension HelpCard {
  private static let rowHeight = 24.0
  private static let titleHeight = 34.0
  private static let columnWidth = 300.0

  /// Draws the card over everything in `size` (pt): in as many columns as there is room for, smaller where it is not.
  func draw(on canvas: Canvas, size: CGSize) {
    canvas.fill(
      Path(CGRect(origin: .zero, size: size)),
      Color(red: 0.05, green: 0.05, blue: 0.07, alpha: 0.62))
    let most = max(1, min(groups.count, Int((size.width - 40) / Self.columnWidth)))
    let columns = columns(most)
    let height = columns.map(Self.height).max() ?? 0
    let card = CGSize(
      width: Double(columns.count) * Self.columnWidth + 24, height: height + 28)
    let factor = min(1, (size.width - 16) / card.width, (size.height - 16) / card.height)
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: (size.width - card.width * factor) / 2,
      ty: (size.height - card.height * factor) / 2)
    canvas.group(place) {
      let shape = Path(CGRect(origin: .zero, size: card), radius: 16)
      canvas.shadow(
        shape, Color(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 24,
        offset: CGSize(width: 0, height: 8))
      canvas.fill(shape, Color(red: 0.13, green: 0.135, blue: 0.16, alpha: 0.97))
      for (index, column) in columns.enumerated() {
        draw(column, on: canvas, x: 24 + Double(index) * Self.columnWidth)
      }
    }
  }

  private static func height(_ column: [Group]) -> Double {
    column.reduce(0) { $0 + titleHeight + Double($1.entries.count) * rowHeight }
  }

  /// The groups in order, in at most `most` columns, each filled up to a fair share of the height.
  private func columns(_ most: Int) -> [[Group]] {
    let share = Self.height(groups) / Double(most)
    var columns: [[Group]] = [[]]
    for group in groups {
      let isFull = Self.height(columns[columns.count - 1]) + Self.height([group]) / 2 > share
      if isFull, columns.count < most, columns.last?.isEmpty == false { columns.append([]) }
      columns[columns.count - 1].append(group)
    }
    return columns
  }

  private func draw(_ column: [Group], on canvas: Canvas, x: Double) {
    let title = TextStyle(
      size: 11, weight: .semibold, color: Color(red: 0.62, green: 0.66, blue: 0.78))
    let text = TextStyle(size: 12.5, color: Color(red: 0.93, green: 0.94, blue: 0.96))
    var y = 14.0
    for group in column {
      canvas.draw(group.title.uppercased(), title, at: CGPoint(x: x, y: y + 12))
      y += Self.titleHeight
      for entry in group.entries {
        var keyX = x
        for key in entry.keys { keyX += drawKey(key, on: canvas, at: CGPoint(x: keyX, y: y)) + 4 }
        let start = max(x + 92, keyX + 6)
        canvas.draw(
          entry.text, text,
          in: CGRect(x: start, y: y, width: x + Self.columnWidth - 12 - start, height: 20))
        y += Self.rowHeight
      }
    }
  }

  /// A key as it looks on a keyboard; returns its width in pt.
  private func drawKey(_ key: String, on canvas: Canvas, at place: CGPoint) -> Double {
    let style = TextStyle(
      size: 11.5, weight: .medium, color: Color(red: 0.93, green: 0.94, blue: 0.96),
      alignment: .center)
    let width = max(20, canvas.size(of: key, style).width + 12)
    let cap = CGRect(x: place.x, y: place.y, width: width, height: 20)
    canvas.fill(Path(cap, radius: 5), Color(red: 0.25, green: 0.26, blue: 0.3))
    canvas.stroke(
      Path(cap.insetBy(dx: 0.5, dy: 0.5), radius: 4.5), Color(red: 0.36, green: 0.37, blue: 0.42),
      width: 1)
    canvas.draw(key, style, in: cap)
    return width
  }
}

public import Foundation

extension HelpCard {
  static let rowHeight = 24.0
  static let titleHeight = 34.0
  static let columnWidth = 300.0
  /// How small the card may be made. Ours: text of 12.5 pt is then 9.4 pt high, and can be read.
  private static let leastFactor = 0.75
  /// How far the card stays from the edges, in pt, both sides together.
  private static let margin = 16.0

  /// How many pages there are in a window of `size` pt.
  public func pageCount(in size: CGSize) -> Int { pages(in: size).count }

  /// The columns of each page. One page where that can be read: at its own size in as many columns as there is room for, or
  /// else as large as it gets.
  func pages(in size: CGSize) -> [[[Group]]] {
    let most = max(1, min(groups.count, Int((size.width - 40) / Self.columnWidth)))
    let candidates = [most] + Array(1...max(1, groups.count))
    let single = candidates.map { columns($0) }
      .first { Self.factor(of: Self.size(of: $0), in: size) >= Self.leastFactor }
    return single.map { [$0] } ?? fullPages(in: size)
  }

  /// How large a card with `columns` is, in pt.
  static func size(of columns: [[Group]]) -> CGSize {
    CGSize(
      width: Double(columns.count) * columnWidth + 24,
      height: (columns.map(height).max() ?? 0) + 28)
  }

  /// How much larger than `card` the room for it in a window of `size` is.
  static func factor(of card: CGSize, in size: CGSize) -> Double {
    min((size.width - margin) / card.width, (size.height - margin) / card.height)
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

  /// Pages that are as full as they can be at the least factor; a group that does not fit goes on in the next column.
  private func fullPages(in size: CGSize) -> [[[Group]]] {
    let room = CGSize(
      width: (size.width - Self.margin) / Self.leastFactor - 24,
      height: (size.height - Self.margin) / Self.leastFactor - 28)
    let most = max(1, Int(room.width / Self.columnWidth))
    var columns: [[Group]] = [[]]
    for group in groups {
      var isOpen = false
      for entry in group.entries {
        let needed = (isOpen ? 0 : Self.titleHeight) + Self.rowHeight
        if Self.height(columns[columns.count - 1]) + needed > room.height,
          columns.last?.isEmpty == false
        {
          columns.append([])
          isOpen = false
        }
        let last = columns.count - 1
        if !isOpen { columns[last].append(Group(group.title, [])) }
        isOpen = true
        columns[last][columns[last].count - 1].entries.append(entry)
      }
    }
    return stride(from: 0, to: columns.count, by: most).map {
      Array(columns[$0..<min($0 + most, columns.count)])
    }
  }
}

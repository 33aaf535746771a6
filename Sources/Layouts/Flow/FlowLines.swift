/// One line of a section.
struct FlowLine {
  let items: Range<Int>
  /// Where it begins along the scroll axis, in pt from the first line.
  let start: Double
  /// The length of its longest item along the scroll axis, in pt.
  let thickness: Double
  /// Whether it is the section's last.
  let isLast: Bool
}

/// The lines of a section, as blocks of lines that have equally many items and are equally thick.
///
/// A block takes 24 bytes: a uniform section has one or two, and a section of which no two lines
/// are alike one a line.
struct FlowLines {
  private struct Block {
    let firstItem: UInt32
    let perLine: UInt32
    let start: Double
    let thickness: Double
  }

  private let spacing: Double
  private var blocks = ContiguousArray<Block>()
  private var itemCount = 0
  private var thickest = 0.0
  /// The length of all lines with the spacing between them, in pt.
  private(set) var length = 0.0

  /// No lines; the next ones stand `spacing` pt apart.
  init(spacing: Double) {
    self.spacing = spacing
  }

  /// From a line to the next. Spacing below 0 lets lines overlap; none stands before the one it
  /// follows (ours: UIKit says nothing about it).
  private func pitch(_ block: Block) -> Double { max(block.thickness + spacing, 0) }

  /// Adds `count` lines of `perLine` items each at the end.
  ///
  /// Complexity: O(1), amortised.
  mutating func append(_ count: Int, perLine: Int, thickness: Double) {
    guard count > 0 else { return }
    defer { itemCount += count * perLine }
    thickest = max(thickest, thickness)
    let isLike = blocks.last.map { $0.perLine == UInt32(perLine) && $0.thickness == thickness }
    if !(isLike ?? false) {
      blocks.append(
        Block(
          firstItem: UInt32(itemCount), perLine: UInt32(perLine), start: nextStart,
          thickness: thickness))
    }
    guard let block = blocks.last else { return }
    let lines = (itemCount + count * perLine - Int(block.firstItem)) / perLine
    let lastStart = block.start + Double(lines - 1) * pitch(block)
    length = max(length, lastStart + thickness)
  }

  private var nextStart: Double {
    guard let block = blocks.last else { return 0 }
    let lines = (itemCount - Int(block.firstItem)) / Int(block.perLine)
    return block.start + Double(lines) * pitch(block)
  }

  /// Gives back what storage is not used.
  mutating func trim() {
    blocks = blocks.trimmed()
  }

  /// The line that holds `item`.
  ///
  /// Complexity: O(log blocks).
  func line(ofItem item: Int) -> FlowLine {
    let index = blocks.lastIndex(notAbove: UInt32(item)) { $0.firstItem }
    let block = blocks[index]
    return line(
      (item - Int(block.firstItem)) / Int(block.perLine), of: block, endOfBlock(index))
  }

  /// Calls `body` with the lines that meet the open range from `low` to `high`, ascending. A line
  /// without thickness meets nothing.
  ///
  /// Complexity: O(log blocks) and the answer; with a spacing below 0 also the lines that begin
  /// within the thickest line before `low`.
  func forEachLine(from low: Double, to high: Double, _ body: (FlowLine) -> Void) {
    guard !blocks.isEmpty, low < high else { return }
    let reach = spacing < 0 ? low - thickest : low
    var index = blocks.lastIndex(notAbove: reach) { $0.start }
    while index < blocks.count, blocks[index].start < high {
      let block = blocks[index]
      let end = endOfBlock(index)
      index += 1
      guard block.thickness > 0 else { continue }
      let count = (end - Int(block.firstItem)) / Int(block.perLine)
      let pitch = pitch(block)
      // One line more than the division says: it may be off by the last bit.
      let skipped = pitch > 0 ? ((reach - block.start) / pitch).rounded(.down) - 1 : 0
      var number = Int(min(max(skipped, 0), Double(count)))
      while number < count {
        let line = line(number, of: block, end)
        guard line.start < high else { return }
        if line.start + line.thickness > low { body(line) }
        number += 1
      }
    }
  }

  /// The first line that begins at `low` or behind it, to the last bits; nil where none does.
  ///
  /// Complexity: O(log blocks).
  func firstLine(from low: Double) -> FlowLine? {
    var index = blocks.lastIndex(notAbove: low) { $0.start }
    while index < blocks.count {
      let block = blocks[index]
      let end = endOfBlock(index)
      let count = (end - Int(block.firstItem)) / Int(block.perLine)
      let pitch = pitch(block)
      let skipped = pitch > 0 ? ((low - block.start) / pitch).rounded(.up) : 0
      let number = Int(min(max(skipped, 0), Double(count)))
      if number < count, pitch > 0 || block.start >= low { return line(number, of: block, end) }
      index += 1
    }
    return nil
  }

  private func line(_ number: Int, of block: Block, _ end: Int) -> FlowLine {
    let first = Int(block.firstItem) + number * Int(block.perLine)
    let next = min(first + Int(block.perLine), end)
    return FlowLine(
      items: first..<next, start: block.start + Double(number) * pitch(block),
      thickness: block.thickness, isLast: next == itemCount)
  }

  private func endOfBlock(_ index: Int) -> Int {
    index + 1 < blocks.count ? Int(blocks[index + 1].firstItem) : itemCount
  }
}

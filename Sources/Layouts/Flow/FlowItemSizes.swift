internal import Foundation

/// The sizes of a section's items, as runs of equal ones.
///
/// One size takes no storage; sizes that all differ take 20 bytes an item.
struct FlowItemSizes {
  private(set) var count = 0
  /// The size of the first run, in pt.
  private var head = CGSize.zero
  /// The first item and the size of every run; both empty while there is only one.
  private var firsts = ContiguousArray<UInt32>()
  private var sizes = ContiguousArray<CGSize>()
  /// Whether all widths are the same, and all heights.
  private(set) var hasOneWidth = true
  private(set) var hasOneHeight = true

  /// The largest width and the largest height, in pt.
  private(set) var largest = CGSize.zero

  /// The most items of a section: their numbers are kept in 32 bits.
  static let mostItems = Int(UInt32.max)

  /// How many items are expected.
  private let expected: Int

  /// No items yet, `expected` later: storage for as many runs is taken once two sizes differ.
  init(expecting expected: Int = 0) {
    self.expected = expected
  }

  /// `count` items of one size.
  init(_ size: CGSize, count: Int) {
    self.init()
    append(size, count: count)
  }

  /// Whether all sizes are the same.
  var isUniform: Bool { sizes.isEmpty }

  /// Adds `count` items of one size at the end.
  ///
  /// Complexity: O(1), amortised.
  mutating func append(_ size: CGSize, count added: Int = 1) {
    guard added > 0 else { return }
    precondition(
      count + added <= Self.mostItems, "A section of a flow has at most \(Self.mostItems) items.")
    defer { count += added }
    guard count > 0 else {
      head = size
      largest = size
      return
    }
    guard size != (sizes.last ?? head) else { return }
    if sizes.isEmpty {
      firsts.reserveCapacity(expected)
      sizes.reserveCapacity(expected)
      firsts.append(0)
      sizes.append(head)
    }
    hasOneWidth = hasOneWidth && size.width == head.width
    hasOneHeight = hasOneHeight && size.height == head.height
    largest = CGSize(
      width: max(largest.width, size.width), height: max(largest.height, size.height))
    firsts.append(UInt32(count))
    sizes.append(size)
  }

  /// Gives back what storage is not used.
  mutating func trim() {
    firsts = firsts.trimmed()
    sizes = sizes.trimmed()
  }

  /// The size of one item.
  ///
  /// Complexity: O(log runs).
  subscript(item: Int) -> CGSize {
    sizes.isEmpty ? head : sizes[run(of: item)]
  }

  /// The runs that `range` consists of, ascending.
  ///
  /// Complexity: O(log runs) and the answer.
  @inline(__always)
  func forEachRun(in range: Range<Int>, _ body: (_ size: CGSize, _ count: Int) -> Void) {
    guard !range.isEmpty else { return }
    guard !sizes.isEmpty else { return body(head, range.count) }
    var run = run(of: range.lowerBound)
    var item = range.lowerBound
    while item < range.upperBound {
      let end = run + 1 < firsts.count ? Int(firsts[run + 1]) : count
      let next = min(end, range.upperBound)
      body(sizes[run], next - item)
      item = next
      run += 1
    }
  }

  /// The run that holds `item`.
  private func run(of item: Int) -> Int {
    firsts.lastIndex(notAbove: UInt32(item)) { $0 }
  }
}

extension ContiguousArray {
  /// The same elements in storage of just their size, where more than an eighth would be unused.
  func trimmed() -> ContiguousArray {
    guard capacity - count > count / 8 else { return self }
    return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      _ = buffer.initialize(from: self)
      initializedCount = count
    }
  }

  /// The last index at which `key` is at most `value`, in an ascending array; 0 where there is
  /// none.
  ///
  /// Complexity: O(log count).
  func lastIndex<Key: Comparable>(notAbove value: Key, _ key: (Element) -> Key) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if key(self[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(low - 1, 0)
  }
}

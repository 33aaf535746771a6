internal import Foundation

/// The places of a page along one axis: its columns, or its rows.
struct PageSlots {
  /// How many there are, at least 1.
  var count = 1
  /// The length of an item, in pt.
  private(set) var length = 0.0
  /// From one item to the next, in pt.
  private var pitch = 0.0
  /// Where the first one begins on the page, in pt.
  private var start = 0.0

  /// One place without length.
  init() {}

  /// Places that begin at `start` and share `room` pt. Items have `itemLength` pt, where that is
  /// not 0 and they fit.
  init(count: Int, gap: Double, start: Double, room: Double, itemLength: Double) {
    let share = max((room - Double(count - 1) * gap) / Double(count), 0)
    self.count = count
    self.start = start
    length = itemLength > 0 ? min(itemLength, share) : share
    pitch = length + gap
  }

  /// Where item `index` begins on the page, in pt.
  func start(of index: Int) -> Double { start + Double(index) * pitch }

  /// Those that may meet `low` to `high`, in pt of the page.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard pitch > 0 else { return 0..<0 }
    return .slots(from: low - start, to: high - start, pitch: pitch, count: count)
  }
}

import Foundation

/// What one layout costs with one number of items, as a row of a CSV table.
struct LayoutReport {
  let layout: String
  let items: Int
  /// CPU time of the first pass, which prepares the layout and makes the first cells, in ms.
  var prepare = 0.0
  /// The memory that the first pass leaves in use, in kB.
  var memory = 0
  /// CPU time of a query for a screen in the middle of the content, in µs.
  var query = Double.infinity
  /// CPU time of a frame scrolled by 10 pt, in µs.
  var frame = Double.infinity
  /// The most cells that were alive at one time while it scrolled, and how many fit on two screens.
  var cellsAlive = 0
  var cellsOnTwoScreens = 0
  /// How many attributes objects were made in `countedFrames` frames, where that can be known, and
  /// how many elements appeared or changed.
  var attributesMade: Int?
  var elementsChanged = 0

  static let countedFrames = 1000

  static let heading =
    "layout,items,prepare_ms,bytes_per_item,query_us,frame_us,ratio_to_1000,cells_alive,"
    + "cells_on_two_screens,attributes_per_frame,changed_per_frame"

  /// How much longer a frame takes than with the items of `first`.
  func ratio(to first: LayoutReport) -> Double { frame / first.frame }

  /// The memory of each item that there are more than in `first`, in bytes; nil for `first` itself.
  func bytesPerItem(beyond first: LayoutReport) -> Double? {
    guard items > first.items else { return nil }
    return max(Double(memory - first.memory) * 1024 / Double(items - first.items), 0)
  }

  /// Objects made for what neither appeared nor changed.
  ///
  /// An element that does takes two: the layout's object, and the copy that its view keeps. What a
  /// screen has ahead of itself at the end of the run has not appeared yet, and does not count.
  var attributesInVain: Int? {
    attributesMade.map { max($0 - 2 * elementsChanged - cellsOnTwoScreens, 0) }
  }

  /// The row; `first` is the one with a thousand items.
  func line(beside first: LayoutReport) -> String {
    let frames = Double(Self.countedFrames)
    return [
      layout, "\(items)", String(format: "%.3f", prepare),
      bytesPerItem(beyond: first).map { String(format: "%.1f", $0) } ?? "",
      String(format: "%.2f", query), String(format: "%.2f", frame),
      String(format: "%.2f", ratio(to: first)), "\(cellsAlive)", "\(cellsOnTwoScreens)",
      attributesMade.map { String(format: "%.2f", Double($0) / frames) } ?? "",
      String(format: "%.2f", Double(elementsChanged) / frames),
    ].joined(separator: ",")
  }
}

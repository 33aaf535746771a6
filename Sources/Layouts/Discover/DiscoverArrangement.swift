internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a mosaic are: all of it in closed form.
struct DiscoverArrangement {
  private(set) var numbering = ItemNumbering()
  private var tiling = DiscoverTiling()
  private var sections = SectionStack()
  /// What the content takes across the axis, in pt.
  private var breadth = 0.0

  /// A mosaic of nothing.
  init() {}

  /// Complexity: O(sections).
  init(_ numbering: ItemNumbering, _ tiling: DiscoverTiling, breadth: Double) {
    self.numbering = numbering
    self.tiling = tiling
    self.breadth = breadth
    for section in 0..<numbering.sectionCount {
      let count = numbering.items(in: section).count
      sections.append(length: tiling.length(of: count) + tiling.inset.sum(tiling.axis))
    }
  }

  var contentSize: CGSize { CGSize(tiling.axis, length: sections.end, breadth: breadth) }

  func frame(of item: Int, in section: Int) -> CGRect {
    tiling.frame(
      of: item, count: numbering.items(in: section).count,
      from: sections.sections[section].start + tiling.inset.start(tiling.axis))
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log sections + answer).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard rect.meets(CGRect(origin: .zero, size: contentSize)) else { return [] }
    let axis = tiling.axis
    return sections.sections(from: rect.start(axis), to: rect.end(axis)).flatMap { section in
      let start = sections.sections[section].start + tiling.inset.start(axis)
      let count = numbering.items(in: section).count
      return tiling.items(meeting: rect, of: count, from: start).map { item, frame in
        (IndexPath(item: item, section: section), frame)
      }
    }
  }
}

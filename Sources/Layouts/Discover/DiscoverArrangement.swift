internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a mosaic are: all of it in closed form.
struct DiscoverArrangement: SectionArrangement {
  let numbering: ItemNumbering
  private(set) var sections: SectionStack
  let breadth: Double
  private let rule: DiscoverTiling.Rule

  /// Complexity: O(sections).
  init(asking inquiry: inout SectionInquiry, _ rule: DiscoverTiling.Rule) {
    numbering = inquiry.numbering
    sections = SectionStack(along: inquiry.axis, expecting: numbering.sectionCount)
    breadth = inquiry.room
    self.rule = rule
    for section in 0..<numbering.sectionCount {
      let metrics = inquiry.metrics(of: section)
      let tiling = tiling(metrics)
      if rule.ratio > 0, tiling.length == 0 {
        _ = inquiry.check.length(rule.ratio * breadth, "itemAspectRatio times a width")
      }
      sections.append(metrics, length: tiling.length(of: numbering.items(in: section).count))
    }
  }

  private func tiling(_ metrics: SectionMetrics) -> DiscoverTiling {
    DiscoverTiling(rule, metrics, room: breadth, axis: sections.axis)
  }

  func frame(of item: Int, in section: Int) -> CGRect {
    tiling(sections.metrics(section)).frame(
      of: item, count: numbering.items(in: section).count, from: sections.itemsStart(section))
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log sections + answer).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    sections(meeting: rect).flatMap { section in
      let tiling = tiling(sections.metrics(section))
      return tiling.items(
        meeting: rect, of: numbering.items(in: section).count, from: sections.itemsStart(section)
      ).map { item, frame in (IndexPath(item: item, section: section), frame) }
    }
  }
}

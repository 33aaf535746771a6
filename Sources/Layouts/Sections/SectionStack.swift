internal import Foundation
internal import Geometry

/// Sections one behind the other along an axis: header, inset, items, inset, footer.
///
/// 80 bytes a section.
struct SectionStack {
  /// One section, in pt along the axis.
  struct Section {
    let start: Double
    let end: Double
    let metrics: SectionMetrics
  }

  /// The direction in which sections follow one another.
  let axis: Axis
  private(set) var sections: [Section] = []

  /// A stack of nothing, for `count` sections.
  init(along axis: Axis, expecting count: Int) {
    self.axis = axis
    sections.reserveCapacity(count)
  }

  /// Where the last section ends.
  var end: Double { sections.last?.end ?? 0 }

  /// Where the items of the next section begin, if it has these metrics.
  func itemsStart(of metrics: SectionMetrics) -> Double {
    end + metrics.header + metrics.inset.start(axis)
  }

  /// Where the items of `section` begin.
  func itemsStart(_ section: Int) -> Double {
    let metrics = sections[section].metrics
    return sections[section].start + metrics.header + metrics.inset.start(axis)
  }

  func metrics(_ section: Int) -> SectionMetrics { sections[section].metrics }

  /// Adds a section whose items take `length` pt.
  mutating func append(_ metrics: SectionMetrics, length: Double) {
    let itemsEnd = itemsStart(of: metrics) + length
    sections.append(
      Section(
        start: end, end: itemsEnd + metrics.inset.end(axis) + metrics.footer, metrics: metrics))
  }

  /// The sections that lie between `low` and `high`, at least in part.
  ///
  /// Complexity: O(log sections).
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = sections.partitionPoint { $0.end > low }
    let last = sections.partitionPoint { $0.start >= high }
    return first..<max(first, last)
  }

  /// The header or footer of `section` in content that is `breadth` pt across; nil where it has
  /// none.
  func frame(of boundary: SectionBoundary, _ section: Int, breadth: Double) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let (place, metrics) = (sections[section], sections[section].metrics)
    let length = boundary == .header ? metrics.header : metrics.footer
    guard length > 0 else { return nil }
    return CGRect(
      axis, along: boundary == .header ? place.start : place.end - length, length: length,
      across: 0, breadth: breadth)
  }
}

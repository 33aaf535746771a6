internal import Foundation
internal import Geometry

/// Sections one behind the other along an axis, each with a header that may have no length.
///
/// 24 bytes a section.
struct SectionStack {
  /// One section, in pt along the axis.
  struct Section {
    var start: Double
    var header: Double
    var end: Double

    /// Where what is below the header begins.
    var bodyStart: Double { start + header }
  }

  private(set) var sections: [Section] = []

  /// Where the last section ends.
  var end: Double { sections.last?.end ?? 0 }

  /// Adds a section whose body has `length` pt.
  mutating func append(header: Double = 0, length: Double) {
    sections.append(Section(start: end, header: header, end: end + header + length))
  }

  /// The sections that lie between `low` and `high`, at least in part.
  ///
  /// Complexity: O(log sections).
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = sections.partitionPoint { $0.end > low }
    let last = sections.partitionPoint { $0.start >= high }
    return first..<max(first, last)
  }

  /// The header of `section` in content that is `breadth` pt across; nil where it has none.
  func headerFrame(_ section: Int, _ axis: Axis, breadth: Double) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    return CGRect(
      axis, along: sections[section].start, length: sections[section].header, across: 0,
      breadth: breadth)
  }
  /// The headers that meet `rect`, ascending by section.
  ///
  /// Complexity: O(log sections + sections that meet `rect`).
  func headers(
    meeting rect: CGRect, _ axis: Axis, breadth: Double
  ) -> [(section: Int, frame: CGRect)] {
    sections(from: rect.start(axis), to: rect.end(axis)).compactMap { section in
      guard let frame = headerFrame(section, axis, breadth: breadth), frame.meets(rect) else {
        return nil
      }
      return (section, frame)
    }
  }
}

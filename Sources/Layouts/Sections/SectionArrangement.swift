internal import Foundation
internal import Geometry

/// Where the items of sections are: what a `SectionedLayout` shows.
protocol SectionArrangement {
  var numbering: ItemNumbering { get }
  var sections: SectionStack { get }
  /// What the content takes across the axis, in pt.
  var breadth: Double { get }

  /// The frame of an item that exists.
  func frame(of item: Int, in section: Int) -> CGRect
  /// The items that meet `rect`, which meets the content; ascending.
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)]
}

extension SectionArrangement {
  var contentSize: CGSize { CGSize(sections.axis, length: sections.end, breadth: breadth) }

  /// The sections that `rect` meets along the axis.
  func sections(meeting rect: CGRect) -> Range<Int> {
    sections.sections(from: rect.start(sections.axis), to: rect.end(sections.axis))
  }

  /// The headers and footers that meet `rect`, ascending by section.
  ///
  /// Complexity: O(log sections + sections that meet `rect`).
  func boundaries(
    meeting rect: CGRect
  ) -> [(boundary: SectionBoundary, section: Int, frame: CGRect)] {
    sections(meeting: rect).flatMap { section in
      SectionBoundary.allCases.compactMap { boundary in
        guard let frame = sections.frame(of: boundary, section, breadth: breadth),
          frame.meets(rect)
        else { return nil }
        return (boundary, section, frame)
      }
    }
  }
}

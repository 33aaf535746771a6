internal import CollectionEngine
internal import Foundation
internal import Geometry

/// What of a flow stays where it is on the screen while something above it gets another size.
private struct FlowAnchor {
  let section: Int
  /// Nil for the section's own start.
  var item: Int?
  /// Whether it is the footer's start.
  var isFooter = false

  /// Where it stands along the scroll axis, in pt, in the section that it is in.
  func place(in section: FlowSection) -> Double {
    if isFooter { return section.bodyEnd }
    guard let item else { return section.start }
    return section.linesStart + section.lines.line(ofItem: item).start
  }
}

extension CollectionViewFlowLayout {
  /// By how much what `context` says of an element that begins at `start` (pt) moves what people
  /// look at further than what was said before; 0 where the element begins in what they look at.
  ///
  /// The sections that change are arranged as they are going to be, and the first line, header or
  /// footer that begins in view is found again.
  ///
  /// Complexity: that of arranging these sections.
  func shift(
    by context: CollectionViewFlowLayoutInvalidationContext, from start: Double
  ) -> Double {
    guard let prepared, !work.isAll, let edge = seenStart, start < edge,
      let anchor = anchor(from: edge)
    else { return 0 }
    let sizes = work.preferred.merging(context.preferredSizes) { $1 }
    let lengths = work.lengths.merging(context.preferredLengths) { $1 }
    let touched = Set(sizes.keys.map(\.section)).union(lengths.keys.map(\.section))
    var moved = 0.0
    for index in touched.sorted() where sections.indices.contains(index) && index <= anchor.section
    {
      var section = sections[index]
      let items = sizes.filter { $0.key.section == index && hasItem($0.key) && $0.value.isFinite }
      for (path, size) in items.sorted(by: { $0.key < $1.key }) {
        _ = section.note(size, for: path.item)
      }
      for (element, length) in lengths where element.section == index {
        if let boundary = element.boundary { section.measured.boundaries[boundary] = length }
      }
      section.arrange(in: prepared, isStrict: isStrict)
      moved +=
        index == anchor.section
        ? anchor.place(in: section) - anchor.place(in: sections[index])
        : section.length - sections[index].length
    }
    return moved.isFinite ? moved - work.shift : 0
  }

  /// Where along the scroll axis begins what people look at, in pt, less a pixel: offsets and origins
  /// are rounded. It is the visible part of the content, of which what has just come into view at
  /// its start does not count, unless all of it has.
  private var seenStart: Double? {
    guard let visible = visibleRange, let prepared, let view = collectionView else { return nil }
    let axis = prepared.axis
    let come = lastVisibleBounds.map { $0.origin[axis] - visibleBounds.origin[axis] } ?? 0
    let isPart = come > 0 && come < visible.end - visible.start
    return visible.start + (isPart ? come : 0) - view.pixelGrid.pixel
  }

  /// The first line, header or footer that begins at `edge` (pt) or behind it.
  private func anchor(from edge: Double) -> FlowAnchor? {
    guard !sections.isEmpty else { return nil }
    let index = sections.lastIndex(notAbove: edge) { $0.start }
    let section = sections[index]
    if section.start >= edge { return FlowAnchor(section: index) }
    if let line = section.lines.firstLine(from: edge - section.linesStart) {
      return FlowAnchor(section: index, item: line.items.lowerBound)
    }
    if section.bodyEnd >= edge { return FlowAnchor(section: index, isFooter: true) }
    return index + 1 < sections.count ? FlowAnchor(section: index + 1) : nil
  }
}

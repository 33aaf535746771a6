internal import CollectionEngine
internal import Foundation
internal import Geometry

extension CollectionViewFlowLayout {
  /// Whether a view that would rather have `preferred` makes the layout wrong. A cell that is
  /// content is noted; of a header or footer the length along the scroll axis counts.
  func changes(
    _ preferred: CollectionViewLayoutAttributes, from original: CollectionViewLayoutAttributes
  ) -> Bool {
    guard isMeasuring, let prepared else { return false }
    guard original.representedElementCategory != .cell else {
      if preferred.size != original.size { return true }
      noteAgreement(of: original)
      return false
    }
    guard let element = measuredBoundary(of: original), let boundary = element.boundary else {
      return false
    }
    return preferred.size[prepared.axis] != sections[element.section].length(of: boundary)
  }

  /// Marks the element that wants another size, and nothing else; where it begins above what is
  /// visible, the content offset follows.
  func mark(
    _ context: CollectionViewLayoutInvalidationContext,
    preferred: CollectionViewLayoutAttributes, original: CollectionViewLayoutAttributes
  ) {
    guard let context = context as? CollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    guard let prepared else { return }
    let start: Double
    if original.representedElementCategory == .cell {
      context.preferredSizes[original.indexPath] = preferred.size
      start = original.frame.origin[prepared.axis]
    } else {
      guard let element = measuredBoundary(of: original), let boundary = element.boundary else {
        return
      }
      context.preferredLengths[element] = preferred.size[prepared.axis]
      start = sections[element.section].natural(boundary)
    }
    let shift = shift(by: context, from: start)
    context.measuredShift = shift
    context.contentOffsetAdjustment[prepared.axis] += shift
  }

  /// Takes over what cells want; answers the sections in which that is new.
  func noteSizes(_ sizes: [IndexPath: CGSize], _ inquiry: inout FlowInquiry) -> Set<Int> {
    var changed = Set<Int>()
    for (path, size) in sizes.sorted(by: { $0.key < $1.key }) where hasItem(path) {
      let size = inquiry.size(size, of: path)
      if sections[path.section].note(size, for: path.item) { changed.insert(path.section) }
    }
    return changed
  }

  /// Takes over what headers and footers want; answers their sections.
  func noteLengths(_ lengths: [FlowElement: Double], _ inquiry: inout FlowInquiry) -> Set<Int> {
    var changed = Set<Int>()
    for (element, length) in lengths.sorted(by: { $0.key < $1.key }) {
      guard let boundary = element.boundary, sections.indices.contains(element.section) else {
        continue
      }
      let name = boundary == .header ? "the measured header" : "the measured footer"
      let usable = inquiry.length(length, name, element.section)
      sections[element.section].measured.boundaries[boundary] = usable
      changed.insert(element.section)
    }
    return changed
  }

  func keepMeasuredSizes(of old: ContiguousArray<FlowSection>) {
    for (index, section) in old.enumerated() where sections.indices.contains(index) {
      sections[index].measured = section.measured
    }
  }

  func forgetMeasuredSizes() {
    for index in sections.indices { sections[index].measured = FlowMeasuredSizes() }
  }

  /// Notes that a cell wants the size it has. No line changes: the average of the measured sizes,
  /// which is the size of all others, stays what it is.
  private func noteAgreement(of attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard hasItem(path), sections[path.section].sizes[path.item] == attributes.size else { return }
    _ = sections[path.section].note(attributes.size, for: path.item)
  }

  /// The header or footer that `attributes` are of; nil where none is measured there.
  private func measuredBoundary(
    of attributes: CollectionViewLayoutAttributes
  ) -> FlowElement? {
    let path = attributes.indexPath
    guard policy.boundarySize == .measured, path.count == 2,
      sections.indices.contains(path.section),
      attributes.representedElementCategory == .supplementaryView,
      let boundary = FlowBoundary.allCases.first(where: {
        $0.elementKind == attributes.representedElementKind
      })
    else { return nil }
    return FlowElement(section: path.section, item: 0, boundary: boundary)
  }
}

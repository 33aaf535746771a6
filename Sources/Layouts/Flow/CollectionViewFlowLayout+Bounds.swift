internal import CollectionEngine
internal import Foundation
internal import Geometry

extension CollectionViewFlowLayout {
  /// Whether headers or footers, where a section has them, are to stay in view.
  func isPinned(_ boundary: FlowBoundary) -> Bool {
    boundary == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  /// What of the content is in view along the scroll axis, in the layout's own direction.
  var visibleRange: FlowVisibleRange? {
    guard let collectionView, let prepared else { return nil }
    return visibleRange(of: collectionView.bounds, collectionView, prepared.axis)
  }

  /// Whether lines get another length in `newBounds`.
  func changesLines(_ newBounds: CGRect) -> Bool {
    guard let collectionView, let prepared else { return true }
    return container(in: collectionView, size: newBounds.size) != prepared
  }

  /// Whether there is a pinned header or footer, and content moves under it.
  func movesPinnedElements(_ newBounds: CGRect) -> Bool {
    guard let collectionView, let prepared else { return false }
    let pinned = FlowBoundary.allCases.filter(isPinned)
    guard !pinned.isEmpty else { return false }
    let new = visibleRange(of: newBounds, collectionView, prepared.axis)
    guard new != visibleRange else { return false }
    return sections.contains { section in pinned.contains { section.length(of: $0) > 0 } }
  }

  /// Marks what new bounds make wrong.
  func mark(
    _ context: CollectionViewLayoutInvalidationContext, forBoundsChange newBounds: CGRect
  ) {
    let isAll = changesLines(newBounds)
    if let context = context as? CollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isAll
      context.invalidateFlowLayoutAttributes = isAll
    }
    guard !isAll, let collectionView, let prepared else { return }
    for boundary in FlowBoundary.allCases where isPinned(boundary) {
      let paths = [collectionView.bounds, newBounds].flatMap { bounds in
        let range = visibleRange(of: bounds, collectionView, prepared.axis)
        return sections(meeting: range.start...max(range.end, range.start))
      }.filter { sections[$0].length(of: boundary) > 0 }
      context.invalidateSupplementaryElements(
        ofKind: boundary.elementKind, at: paths.map { IndexPath(item: 0, section: $0) })
    }
  }

  /// The part of `bounds` that the adjusted content inset leaves, along `axis`.
  private func visibleRange(
    of bounds: CGRect, _ view: CollectionView, _ axis: Axis
  ) -> FlowVisibleRange {
    let inset = view.adjustedContentInset
    let origin = bounds.origin[axis]
    let (start, end) = (
      origin + inset.start(axis), origin + bounds.size[axis] - inset.end(axis)
    )
    guard axis == .horizontal, isMirrored else { return FlowVisibleRange(start: start, end: end) }
    let width = contentSize.width
    return FlowVisibleRange(start: width - end, end: width - start)
  }
}

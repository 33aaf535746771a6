internal import CollectionEngine
internal import Foundation

extension CollectionViewFlowLayout {
  /// Gives every item, header and footer the size that it wanted before it went where `map` says; a
  /// reloaded one is measured again.
  ///
  /// Complexity: O(measured + sections).
  func moveMeasuredSizes(_ map: FlowIndexMap) {
    let old = measuredBefore ?? sections.map(\.measured)
    measuredBefore = nil
    guard let prepared, isMeasuring, old.contains(where: { !$0.isEmpty }) else { return }
    var sizes: [IndexPath: CGSize] = [:]
    var lengths: [Int: FlowBoundaryLengths] = [:]
    for (section, measured) in old.enumerated() {
      if let new = map.newSection(of: section) { lengths[new] = measured.boundaries }
      measured.forEachSize { item, size in
        let path = map.newPath(of: IndexPath(item: item, section: section))
        if let path, hasItem(path) { sizes[path] = size }
      }
    }
    forgetMeasuredSizes()
    for (path, size) in sizes.sorted(by: { $0.key < $1.key }) {
      _ = sections[path.section].note(size, for: path.item)
    }
    for index in sections.indices {
      sections[index].measured.boundaries = lengths[index] ?? FlowBoundaryLengths()
    }
    arrange(nil, in: prepared)
    // The content size is read before an update is told; it is read again in the next round.
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    invalidateLayout(with: context)
  }
}

internal import Foundation

extension CollectionView {
  /// Tells the prefetching data source which items have come near the bounds and which have gone, nearest first.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let near = elements.fetched.filter {
      $0.key.category == .cell && $0.view == nil && !prefetched.contains($0.key.indexPath)
    }
    let waiting = Set(
      elements.fetched.lazy.filter { $0.key.category == .cell }.map(\.key.indexPath))
    let gone = prefetched.subtracting(waiting).sorted()
    if !gone.isEmpty {
      prefetched.subtract(gone)
      source.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    guard !near.isEmpty else { return }
    let paths = near.sorted { one, other in
      let (a, b) = (one.frame.distance(to: middle), other.frame.distance(to: middle))
      return a != b ? a < b : one.key < other.key
    }.map(\.key.indexPath)
    prefetched.formUnion(paths)
    source.collectionView(self, prefetchItemsAt: paths)
  }
}

extension CGRect {
  /// The square of the distance from its middle to `point`, in square pt.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    (midX - point.x) * (midX - point.x) + (midY - point.y) * (midY - point.y)
  }
}

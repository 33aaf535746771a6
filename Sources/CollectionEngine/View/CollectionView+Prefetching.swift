internal import Foundation

extension CollectionView {
  /// Tells the prefetching data source which items have come near the bounds, nearest first, and
  /// which of them have gone without being shown. Called when the layout has answered anew.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let cells = elements.fetched.filter { $0.key.category == .cell && $0.view == nil }
    let gone = prefetched.subtracting(cells.map(\.key.indexPath)).sorted()
    if !gone.isEmpty {
      prefetched.subtract(gone)
      source.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    let visible = Edges(bounds)
    let near = cells.filter { !prefetched.contains($0.key.indexPath) }.sorted { one, other in
      let (a, b) = (one.squaredDistance(to: visible), other.squaredDistance(to: visible))
      return a != b ? a < b : one.key < other.key
    }
    guard !near.isEmpty else { return }
    let paths = near.map(\.key.indexPath)
    prefetched.formUnion(paths)
    source.collectionView(self, prefetchItemsAt: paths)
  }
}

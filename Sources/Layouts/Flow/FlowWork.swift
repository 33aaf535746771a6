internal import CollectionEngine
internal import Foundation

/// What the next `prepare()` has to do: the invalidations since the last one, taken together.
struct FlowWork {
  /// Count sections and items anew. What cells wanted is put aside for an update.
  var counts = false
  /// Ask the delegate for everything again.
  var metrics = false
  /// Break all lines anew.
  var lines = false
  /// Forget what cells wanted: they will be measured again.
  var measuring = false
  /// Ask for the sizes of these items again.
  var items: Set<IndexPath> = []
  /// The items that a person has moved, one step after another.
  var moves: [(from: IndexPath, to: IndexPath)] = []
  /// What cells want.
  var preferred: [IndexPath: CGSize] = [:]
  /// What headers and footers want along the scroll axis, in pt.
  var lengths: [FlowElement: Double] = [:]
  /// By how much what cells, headers and footers want moves what is visible, in pt.
  var shift = 0.0

  /// Everything.
  static let all = FlowWork(counts: true)

  /// Whether all lines are broken anew.
  var isAll: Bool { counts || metrics || lines || measuring }

  var isEmpty: Bool {
    !counts && !metrics && !lines && !measuring && items.isEmpty && preferred.isEmpty
      && lengths.isEmpty
  }

  /// Takes over what `context` marks. A context of another class marks everything.
  mutating func note(_ context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { counts = true }
    if context.invalidateEverything { measuring = true }
    for (from, to) in zip(
      context.previousIndexPathsForInteractivelyMovingItems ?? [],
      context.targetIndexPathsForInteractivelyMovingItems ?? []) where from != to
    {
      counts = true
      moves.append((from, to))
    }
    guard let context = context as? CollectionViewFlowLayoutInvalidationContext else {
      metrics = true
      return
    }
    if context.invalidateFlowLayoutDelegateMetrics { metrics = true }
    if context.invalidateFlowLayoutAttributes { lines = true }
    preferred.merge(context.preferredSizes) { $1 }
    lengths.merge(context.preferredLengths) { $1 }
    shift += context.measuredShift
    let marked = context.invalidatedItemIndexPaths ?? []
    items.formUnion(marked.filter { context.preferredSizes[$0] == nil })
  }
}

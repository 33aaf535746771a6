public import Foundation
internal import Geometry

extension CollectionView {
  /// The delegate as a collection view's, where it is one.
  var collectionDelegate: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }

  public var numberOfSections: Int {
    loadCounts()
    return counts?.sections ?? 0
  }

  /// How many items `section` has; a section that does not exist is a programming error and traps.
  public func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard let counts, counts.contains(section: section) else {
      preconditionFailure(
        "request for number of items in section \(section) when there are only \(numberOfSections) sections in the collection view"
      )
    }
    return counts.items[section]
  }

  /// The layout's attributes of an item, as they are shown; nil where there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: indexPath).flatMap { usable($0) }
  }

  /// The layout's attributes of a supplementary view, as they are shown; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).flatMap { usable($0) }
  }

  /// The item whose cell's frame contains `point` (content coordinates); of several the one in front.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    performPasses()
    let dot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let query = isMirrored ? mirrored(dot) : dot
    let hits = (layout.layoutAttributesForElements(in: query) ?? []).compactMap { usable($0) }
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
      }
    return hits.max { one, other in
      one.zIndex != other.zIndex ? one.zIndex < other.zIndex : one.indexPath < other.indexPath
    }?.indexPath
  }

  /// The item that `cell` shows; nil where it shows none.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    elements.shown.values.first { $0.view === cell }?.key.indexPath
  }

  /// The cell that shows the item; nil where it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    elements.shown[.cell(indexPath)]?.view as? CollectionViewCell
  }

  /// The supplementary view that is shown; nil where it is not.
  public func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    elements.shown[ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)]?.view
  }

  /// The cells that are shown, ascending by item.
  public var visibleCells: [CollectionViewCell] {
    shownElements(.cell).compactMap { $0.view as? CollectionViewCell }
  }

  /// The items whose cells are shown, ascending. (UIKit promises no order.)
  public var indexPathsForVisibleItems: [IndexPath] { shownElements(.cell).map(\.key.indexPath) }

  /// The supplementary views of `kind` that are shown, ascending.
  public func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
    shownElements(.supplementaryView).filter { $0.key.kind == kind }.compactMap(\.view)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    shownElements(.supplementaryView).filter { $0.key.kind == kind }.map(\.key.indexPath)
  }

  /// The attributes of everything that is shown, cells first, then supplementary views, then decorations; each
  /// ascending.
  public var visibleLayoutAttributes: [CollectionViewLayoutAttributes] {
    elements.shown.values.sorted { $0.key < $1.key }.map(\.attributes)
  }

  private func shownElements(
    _ category: CollectionViewLayoutAttributes.ElementCategory
  ) -> [Element] {
    elements.shown.values.filter { $0.key.category == category }.sorted { $0.key < $1.key }
  }
}

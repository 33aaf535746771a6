public import Foundation
internal import Geometry

extension CollectionView {
  /// How many sections there are, as the data source last said.
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
    screen.asMain { layout.layoutAttributesForItem(at: indexPath).flatMap { usable($0) } }
  }

  /// The layout's attributes of a supplementary view, as they are shown; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    screen.asMain {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        .flatMap { usable($0) }
    }
  }

  /// The item whose cell's frame contains `point` (content coordinates); of several the one in
  /// front.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    performPasses()
    let dot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let query = isMirrored ? mirrored(dot) : dot
    let answer = screen.asMain { layout.layoutAttributesForElements(in: query) ?? [] }
    let hits = answer.compactMap { usable($0) }
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
      }
    return hits.max { isBehind($0, $1) }?.indexPath
  }

  /// The item that `cell` shows; nil where it shows none.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    elements.fetched.first { $0.view === cell }?.key.indexPath
  }

  /// The cell that shows the item; nil where it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    elements[.cell(indexPath)]?.view as? CollectionViewCell
  }

  /// The supplementary view that is shown; nil where it is not.
  public func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    elements[ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)]?.view
  }

  /// The cells that are shown, ascending by item.
  public var visibleCells: [CollectionViewCell] {
    shownElements { $0.category == .cell }.compactMap { $0.view as? CollectionViewCell }
  }

  /// The items whose cells are shown, ascending. (UIKit promises no order.)
  public var indexPathsForVisibleItems: [IndexPath] {
    shownElements { $0.category == .cell }.map(\.key.indexPath)
  }

  /// The supplementary views of `kind` that are shown, ascending.
  public func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
    shownElements { $0.category == .supplementaryView && $0.kind == kind }.compactMap(\.view)
  }

  /// Where the supplementary views of `kind` are that are shown, ascending.
  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    shownElements { $0.category == .supplementaryView && $0.kind == kind }.map(\.key.indexPath)
  }

  /// The layout's attributes of everything that is shown, cells first, then supplementary views, then
  /// decorations; each ascending. They are not to be changed.
  ///
  /// Complexity: O(n log n) of what is near.
  public var visibleLayoutAttributes: [CollectionViewLayoutAttributes] {
    shownElements { _ in true }.map { $0.view?.appliedAttributes ?? $0.attributes }
  }

  /// Everything that is shown, as it is shown in the present frame: first what an animated change
  /// takes away, then the rest in the order of `visibleLayoutAttributes`. Where elements are is
  /// their center less `contentOffset`. The attributes are not to be changed.
  ///
  /// Complexity: O(n log n) of what is near.
  public var shownElements: [ShownElement] {
    (animator.departing + shownElements { _ in true }).compactMap { element in
      guard let view = element.view, let said = view.appliedAttributes else { return nil }
      let attributes = animator.isMoving(element) ? said.shown(by: view) : said
      return ShownElement(
        attributes: attributes, departure: element.departure,
        identity: element.view?.contentIdentity)
    }
  }

  /// How many views were made for elements so far, and how often one was used again.
  public var viewCounts: (made: Int, reused: Int) { (reuse.made, reuse.reused) }

  /// The views of everything that is shown: first those that an animated change takes away, then those in the order of
  /// `visibleLayoutAttributes`. Where two have the same `zPosition`, the later one is in front.
  ///
  /// Complexity: O(n log n) of what is near.
  public var visibleViews: [CollectionReusableView] {
    animator.departing.compactMap(\.view) + shownElements { _ in true }.compactMap(\.view)
  }

  /// The cell's item in front of all that are shown at `point` (content coordinates).
  func shownItem(at point: CGPoint) -> IndexPath? {
    elements.fetched.filter {
      $0.key.category == .cell && $0.view != nil && $0.contains(point)
    }.max { isBehind($0.attributes, $1.attributes) }?.key.indexPath
  }

  private func shownElements(_ isMeant: (ElementKey) -> Bool) -> [Element] {
    elements.fetched.filter { $0.view != nil && isMeant($0.key) }.sorted { $0.key < $1.key }
  }

  private func isBehind(
    _ one: CollectionViewLayoutAttributes, _ other: CollectionViewLayoutAttributes
  ) -> Bool {
    one.zIndex != other.zIndex ? one.zIndex < other.zIndex : one.indexPath < other.indexPath
  }
}

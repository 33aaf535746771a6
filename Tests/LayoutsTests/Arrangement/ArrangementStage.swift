import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport

/// A layout in a view that shows so many plain items.
final class ArrangementStage {
  let view: CollectionView
  let source: ItemSource
  private(set) var warnings: [String] = []
  /// Kept alive for the layout.
  private let sizes: (any SectionedLayoutDelegate)?

  /// The view is laid out; layouts that ask for sizes are given `sizes`.
  init(
    _ layout: CollectionViewLayout, _ size: CGSize, items: [Int],
    sizes: (any SectionedLayoutDelegate)? = nil, inset: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight
  ) {
    source = ItemSource(items)
    self.sizes = sizes
    (layout as? SectionedLayout)?.delegate = sizes
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.layoutDirection = direction
    view.contentInset = inset
    view.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    view.dataSource = source
    view.warning = { [unowned self] in warnings.append($0) }
    view.layoutIfNeeded()
  }

  private var layout: CollectionViewLayout { view.collectionViewLayout }

  /// Shows other numbers of items, after `reloadData()`.
  func reload(items: [Int]) {
    source.itemCounts = items
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// Gives the view another size, and lays it out.
  func resize(_ size: CGSize) {
    view.bounds = CGRect(origin: view.contentOffset, size: size)
    view.layoutIfNeeded()
  }

  var contentSize: CGSize { layout.collectionViewContentSize }

  /// The frame of an item; nil where there is none.
  func frame(_ item: Int, in section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frames of all items of a section.
  func frames(in section: Int = 0) -> [CGRect] {
    (0..<source.itemCounts[section]).compactMap { frame($0, in: section) }
  }

  /// The frame of the header of `section`; nil where there is none.
  func header(_ section: Int) -> CGRect? {
    boundary(CollectionView.elementKindSectionHeader, section)
  }

  /// The frame of the footer of `section`; nil where there is none.
  func footer(_ section: Int) -> CGRect? {
    boundary(CollectionView.elementKindSectionFooter, section)
  }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// Everything that the layout answers for `rect`.
  func elements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: rect) ?? []
  }

  /// The items, numbered in their sections, that the layout answers for `rect`.
  func items(in rect: CGRect) -> [Int] {
    elements(in: rect).filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
  }
}

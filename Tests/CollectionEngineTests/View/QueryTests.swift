import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct QueryTests {
  @Test func countsAreTheDataSourcesAsItLastSaid() {
    let stage = Stage([["a", "b"], [], ["c"]])
    #expect(stage.view.numberOfSections == 3)
    #expect((0..<3).map { stage.view.numberOfItems(inSection: $0) } == [2, 0, 1])
    stage.model.append([])
    #expect(stage.view.numberOfSections == 3)
    stage.view.reloadData()
    #expect(stage.view.numberOfSections == 4)
  }

  @Test func itemsCellsAndPathsFindEachOther() throws {
    let stage = Stage([["a", "b"], ["c", "d", "e"]])
    stage.view.contentOffset.y = 50
    _ = stage.pass()
    stage.view.contentOffset.y = 100
    _ = stage.pass()
    let paths = stage.view.indexPathsForVisibleItems
    #expect(paths == [[0, 1], [1, 0], [1, 1]] && stage.shown == ["b", "c", "d"])
    for (path, cell) in zip(paths, stage.view.visibleCells) {
      #expect(stage.view.cellForItem(at: path) === cell)
      #expect(stage.view.indexPath(for: cell) == path)
      let frame = try #require(stage.view.layoutAttributesForItem(at: path)).frame
      #expect(cell.frame == frame && cell.contentView.frame.size == frame.size)
    }
    #expect(stage.view.cellForItem(at: [0, 0]) == nil)
    #expect(stage.view.cellForItem(at: [7, 7]) == nil)
    #expect(stage.view.indexPath(for: CollectionViewCell(frame: .zero)) == nil)
    #expect(stage.view.layoutAttributesForItem(at: [7, 7]) == nil)
  }

  @Test func aPointFindsTheCellInFront() {
    let stage = Stage([["a", "b"], ["c"]])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 99.5)) == [0, 0])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 100)) == [0, 1])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 299)) == [1, 0])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 300)) == nil)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: -1, y: 0)) == nil)
    let piled = PiledLayout()
    stage.view.setCollectionViewLayout(piled, animated: false)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 1])
  }

  @Test func supplementaryViewsAreFoundByKind() {
    let source = ItemSource([1, 1])
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: PiledLayout())
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "label").count == 2)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "label") == [[0, 0], [1, 0]])
    #expect(view.supplementaryView(forElementKind: "label", at: [1, 0]) != nil)
    #expect(view.supplementaryView(forElementKind: "other", at: [1, 0]) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "label", at: [1, 0]) != nil)
  }

  @Test func decorationViewsAreTheLayoutsOwnAndUsedAgain() throws {
    final class Back: CollectionReusableView {}
    let (source, layout) = (ItemSource([1, 1]), PiledLayout())
    layout.register(Back.self, forDecorationViewOfKind: "back")
    layout.decorated = true
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let back = try #require(view.subviews.first { $0 is Back })
    #expect(back.zPosition == -1)
    layout.decorated = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(back.superview == nil)
    layout.decorated = true
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(back.superview === view)
    view.setCollectionViewLayout(
      UniformLayout(itemSize: CGSize(width: 10, height: 10)), animated: false)
    #expect(back.superview == nil)
  }
}

/// All cells and labels on one pile, item 1 in front.
private final class PiledLayout: CollectionViewLayout {
  var decorated = false

  override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let view = collectionView
    let sections = 0..<(view?.numberOfSections ?? 0)
    let paths = sections.flatMap { section in
      (0..<(view?.numberOfItems(inSection: section) ?? 0)).map {
        IndexPath(item: $0, section: section)
      }
    }
    let labels = sections.compactMap {
      layoutAttributesForSupplementaryView(ofKind: "label", at: [$0, 0])
    }
    let hasLabels = view?.dataSource is ItemSource
    let backs = decorated ? [decoration()] : []
    return paths.compactMap { layoutAttributesForItem(at: $0) } + (hasLabels ? labels : []) + backs
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let one = CollectionViewLayoutAttributes(forCellWith: indexPath)
    one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    one.zIndex = indexPath.item
    return one
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let one = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    one.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return one
  }

  private func decoration() -> CollectionViewLayoutAttributes {
    let one = CollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [0, 0])
    one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    one.zIndex = -1
    return one
  }
}

import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct InvalidationContextTests {
  @Test func aNewContextHasNilNotEmptyLists() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test func pathsAddUpAscendingAndOnce() {
    let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [paths[3], paths[1], paths[3]])
    context.invalidateItems(at: [paths[0], paths[1]])
    context.invalidateSupplementaryElements(ofKind: "h", at: [paths[2]])
    context.invalidateSupplementaryElements(ofKind: "h", at: [paths[0], paths[2]])
    context.invalidateDecorationElements(ofKind: "d", at: [paths[1], paths[1]])
    #expect(context.invalidatedItemIndexPaths == [paths[0], paths[1], paths[3]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [paths[0], paths[2]]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [paths[1]]])
  }

  @Test func contextsBeforeOnePassAreMerged() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    for shift in [10.0, 32] {
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: shift)
      stage.layout.invalidateLayout(with: context)
    }
    _ = stage.pass()
    #expect(stage.view.contentOffset.y == 42)
    #expect(stage.layout.prepareCount == 2)
  }

  @Test func theBaseLayoutHasUIKitsDefaults() {
    let layout = CollectionViewLayout()
    let (point, bounds) = (CGPoint(x: 3, y: 4), CGRect(x: 1, y: 2, width: 3, height: 4))
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionViewContentSize == .zero && layout.collectionView == nil)
    #expect(layout.layoutAttributesForElements(in: bounds) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero)
        == point)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a") == [])
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a") == [])
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a") == [])
  }

  @Test func aPreferredSizeInvalidatesWhereItDiffers() {
    let layout = CollectionViewLayout()
    let path = IndexPath(item: 3, section: 0)
    let (one, other) = (
      CollectionViewLayoutAttributes(forCellWith: path),
      CollectionViewLayoutAttributes(forCellWith: path)
    )
    other.center.x = 9
    func should() -> Bool {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: other, withOriginalAttributes: one)
    }
    #expect(!should())
    other.size.height = 1
    #expect(should())
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: other, withOriginalAttributes: one)
    #expect(context.invalidatedItemIndexPaths == [path])
  }

  @Test func aLayoutsOwnContextClassIsMade() {
    final class Context: CollectionViewLayoutInvalidationContext {}
    final class Layout: CollectionViewLayout {
      var seen: [CollectionViewLayoutInvalidationContext] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        seen.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.seen.count == 1 && layout.seen.first is Context)
    #expect(layout.invalidationContext(forBoundsChange: .zero) is Context)
  }
}

import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// What is worked out again, and what is not.
struct FlowInvalidationTests {
  private static let size = CGSize(width: 320, height: 480)

  private func context(
    metrics: Bool, attributes: Bool, items: [IndexPath] = []
  ) -> CollectionViewFlowLayoutInvalidationContext {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    if !items.isEmpty { context.invalidateItems(at: items) }
    return context
  }

  private func asked(_ stage: FlowStage, during change: () -> Void) -> Int {
    let before = stage.answers?.sizesAsked ?? 0
    change()
    stage.view.layoutIfNeeded()
    return (stage.answers?.sizesAsked ?? 0) - before
  }

  @Test func aNewContextMarksMetricsAndAttributes() {
    let context = CollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    #expect(
      CollectionViewFlowLayout.invalidationContextClass
        is CollectionViewFlowLayoutInvalidationContext.Type)
  }

  @Test func eachItemIsAskedForOnceUntilSomethingIsInvalid() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50), .items(40, 70, 20)])
    #expect(stage.answers?.sizesAsked == 100)
    #expect(asked(stage) { stage.layout.prepare() } == 0)
    #expect(asked(stage) { stage.scroll(to: CGPoint(x: 0, y: 200)) } == 0)
    #expect(asked(stage) { stage.layout.invalidateLayout() } == 100)
    #expect(asked(stage) { stage.view.reloadData() } == 100)
  }

  @Test func attributesAloneAreWorkedOutFromTheMetricsKnown() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)])
    stage.answers?.sections[0].sizes[0] = CGSize(width: 50, height: 90)
    let change = { stage.layout.invalidateLayout(with: context(metrics: false, attributes: true)) }
    #expect(asked(stage, during: change) == 0)
    #expect(stage.frame(0)?.height == 50)
  }

  @Test func markedItemsAloneAreAskedForAgain() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50), .items(40, 70, 20)])
    let path = IndexPath(item: 3, section: 0)
    stage.answers?.sections[0].sizes[3] = CGSize(width: 50, height: 90)
    let change = {
      stage.layout.invalidateLayout(
        with: context(metrics: false, attributes: false, items: [path]))
    }
    #expect(asked(stage, during: change) == 1)
    #expect(stage.frame(3)?.height == 90)
    #expect(stage.frame(5)?.minY == 100)
    let whole = FlowStage(Self.size, stage.answers?.sections ?? [])
    #expect(stage.frames(0) == whole.frames(0))
    #expect(stage.frames(1) == whole.frames(1))
  }

  @Test func severalInvalidationsBeforeAPassAreDoneTogether() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)])
    let items = [IndexPath(item: 3, section: 0), IndexPath(item: 7, section: 0)]
    let change = {
      for item in items {
        stage.layout.invalidateLayout(
          with: context(metrics: false, attributes: false, items: [item]))
      }
    }
    #expect(asked(stage, during: change) == 2)
  }

  @Test(arguments: Axis.allCases)
  func onlyTheSizeAcrossTheScrollAxisBreaksLinesAnew(_ axis: Axis) {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)]) { layout, _ in
      layout.scrollDirection = axis
    }
    var size = Self.size
    size[axis] += 50
    #expect(asked(stage) { stage.view.bounds.size = size } == 0)
    size[axis.crossed] += 70
    #expect(asked(stage) { stage.view.bounds.size = size } == 60)
    #expect(stage.layout.collectionViewContentSize[axis.crossed] == size[axis.crossed])
  }

  @Test func insetsThatChangeGiveLinesAnotherLength() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)])
    stage.view.contentInset = EdgeInsets(left: 20, right: 30)
    stage.view.layoutIfNeeded()
    #expect(stage.layout.collectionViewContentSize.width == 270)
  }

  @Test func propertiesInvalidateWhereTheyChangeButForTheInsetReference() {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)])
    #expect(asked(stage) { stage.layout.minimumLineSpacing = 10 } == 0)
    #expect(asked(stage) { stage.layout.minimumLineSpacing = 11 } == 60)
    #expect(asked(stage) { stage.layout.itemSize = CGSize(width: 9, height: 9) } == 60)
    #expect(asked(stage) { stage.layout.sectionInsetReference = .fromLayoutMargins } == 0)
  }

  @Test func anObjectIsAnsweredAgainWhileItsElementStandsStill() throws {
    let stage = FlowStage(Self.size, [.items(60, 50, 50)])
    let rect = CGRect(origin: .zero, size: Self.size)
    let first = try #require(stage.layout.layoutAttributesForElements(in: rect))
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    let second = try #require(stage.layout.layoutAttributesForElements(in: rect))
    #expect(first.count == second.count && !first.isEmpty)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(stage.layout.layoutAttributesForItem(at: first[0].indexPath) === first[0])
  }

  @Test func whoChangesAnAnswerIsWarnedAndDoesNotChangeTheLayout() throws {
    let stage = FlowStage(Self.size, [.items(6, 50, 50)])
    let path = IndexPath(item: 0, section: 0)
    let first = try #require(stage.layout.layoutAttributesForItem(at: path))
    first.alpha = 0.5
    let second = try #require(stage.layout.layoutAttributesForItem(at: path))
    #expect(second !== first && second.alpha == 1)
    #expect(stage.warnings == [])
    second.frame.origin.y += 10
    #expect(stage.layout.layoutAttributesForItem(at: path)?.frame.minY == 0)
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("without copying them") ?? false)
  }

  @Test func attributesAreOfTheClassThatASubclassNames() {
    final class Tinted: CollectionViewLayoutAttributes {}
    final class TintedFlow: CollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
    }
    var content = FlowContent.items(6, 50, 50)
    content.header = CGSize(width: 0, height: 20)
    let stage = FlowStage(Self.size, [content], layout: TintedFlow())
    let all = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
    #expect(all.count == 7 && all.allSatisfy { $0 is Tinted })
    #expect(all.first?.representedElementKind == CollectionView.elementKindSectionHeader)
  }
}

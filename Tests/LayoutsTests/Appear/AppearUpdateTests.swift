import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Where inserted items come from and deleted ones go, against the vectors.
struct AppearUpdateTests {
  private let size = CGSize(width: 320, height: 320)

  @Test(arguments: Vectors.ofKind("appearInsert").map(\.name))
  func anInsertedItemStartsFromTheMiddle(_ name: String) throws {
    let vector = Vectors.named(name)
    let (layout, stage) = stage(items: 3)
    stage.insert(item: 3)
    let initial = try #require(layout.initial[3])
    let right = vector.right["initial"]
    #expect(initial.center == (try right["center"].point()))
    #expect(initial.size == (try right["size"].size()))
    #expect(initial.alpha == (try right["alpha"].number()))
    let final = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    #expect(final.frame == (try vector.given["finalFrame"].frame()))
    #expect(final.alpha == (try vector.given["finalAlpha"].number()))
    for step in try vector.right["steps"].list() {
      let share = try step["p"].number()
      func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + share * (other - one) }
      let center = CGPoint(
        x: between(initial.center.x, final.center.x), y: between(initial.center.y, final.center.y))
      #expect(center == (try step["center"].point()))
      #expect(between(initial.alpha, final.alpha) == (try step["alpha"].number()))
    }
  }

  @Test(arguments: Vectors.ofKind("appearReflow").map(\.name))
  func onlyTheInsertedItemStartsFromTheMiddle(_ name: String) throws {
    let vector = Vectors.named(name)
    let (layout, stage) = stage(items: 3)
    expectFrames(stage.frames(), try vector.given["oldFrames"].frames(), name)
    stage.insert(item: 0)
    expectFrames(stage.frames(), try vector.given["newFrames"].frames(), name)
    for item in try vector.right["items"].list() {
      let number = try item["newItem"].integer()
      #expect(stage.frame(number) == (try item["finalFrame"].frame()))
      if item["oldItem"].isNull {
        #expect(layout.initial[number]?.frame == (try item["initialFrame"].frame()))
        #expect(layout.initial[number]?.alpha == 0)
      } else {
        // The collection view's own way: from the old frame, opaque.
        #expect(layout.initial[number]?.frame == (try item["initialFrame"].frame()))
        #expect(layout.initial[number]?.alpha == 1)
      }
    }
  }

  @Test func theMiddleIsThatOfWhatIsVisible() throws {
    let vector = Vectors.named("appear.scrolled_800")
    let (layout, stage) = stage(items: 11, insetTop: 150)
    stage.view.contentOffset = try vector.given["contentOffset"].point()
    stage.insert(item: 11)
    #expect(stage.frame(11) == (try vector.given["finalFrame"].frame()))
    let fixed = vector.right["fixed"]
    let initial = try #require(layout.initial[11])
    #expect(initial.center == (try fixed["center"].point()))
    #expect(initial.size == (try fixed["size"].size()))
    #expect(initial.alpha == (try fixed["alpha"].number()))
  }

  @Test func aDeletedItemEndsInTheMiddle() {
    let (layout, stage) = stage(items: 3)
    stage.source.itemCounts = [2]
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.final.filter { $0.value.alpha == 0 }.keys.sorted() == [1])
    #expect(layout.final[1]?.frame == CGRect(x: 85, y: 85, width: 150, height: 150))
    #expect(layout.final[1]?.alpha == 0)
  }

  @Test func theItemsOfAnInsertedSectionStartFromTheMiddle() {
    let (layout, stage) = stage(items: 1)
    stage.source.itemCounts = [2, 1]
    stage.view.insertSections(IndexSet(integer: 0))
    #expect(layout.initial.keys.sorted() == [0, 1])
  }

  @Test func afterTheUpdateAndWithoutOneNothingIsToldApart() {
    let (layout, stage) = stage(items: 3)
    stage.insert(item: 0)
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
  }

  @Test func whatTheLayoutAnswersElsewhereIsLeftAsItIs() {
    let (layout, stage) = stage(items: 3)
    stage.insert(item: 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    #expect(stage.view.visibleLayoutAttributes.allSatisfy { $0.alpha == 1 })
  }

  @Test func rightToLeftTheMiddleIsMirroredLikeTheFrames() throws {
    let (layout, stage) = stage(items: 3, direction: .rightToLeft)
    layout.scrollDirection = .horizontal
    stage.view.layoutIfNeeded()
    stage.source.itemCounts = [20]
    stage.view.insertItems(at: (3..<20).map { IndexPath(item: $0, section: 0) })
    let shown = stage.view.contentSize.width - (try #require(layout.initial[19])).center.x
    #expect(shown == layout.boundsWhenAsked.midX)
  }

  /// Cells of 150 × 150, line spacing 20, in 320 × 320.
  private func stage(
    items: Int, insetTop: Double = 0, direction: LayoutDirection = .leftToRight
  ) -> (WatchedAppearLayout, ArrangementStage) {
    let layout = WatchedAppearLayout()
    layout.itemSize = CGSize(width: 150, height: 150)
    layout.minimumLineSpacing = 20
    layout.sectionInset.top = insetTop
    return (layout, ArrangementStage(layout, size, items: [items], direction: direction))
  }
}

extension ArrangementStage {
  /// Inserts one item into the first section.
  fileprivate func insert(item: Int) {
    source.itemCounts[0] += 1
    view.insertItems(at: [IndexPath(item: item, section: 0)])
  }
}

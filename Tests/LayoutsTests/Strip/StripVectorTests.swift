import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The strip of 7.0, against the vectors, with what the published version gets wrong put right.
struct StripVectorTests {
  @Test(arguments: Vectors.ofKind("strip").map(\.name))
  func framesAndContentAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let stage = try stage(vector.given)
    expectFrames(stage.frames(), try vector.right["frames"].frames(), name)
    expectSize(stage.contentSize, try vector.right["contentSize"].size(), name)
    #expect(
      stage.view.metrics.range(.horizontal).upperBound
        == (try vector.right["maxContentOffsetX"].number()))
  }

  @Test(arguments: Vectors.ofKind("stripVisibleItems").map(\.name))
  func visibleItemsAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let stage = try stage(vector.given)
    let rect = try vector.given["visibleRect"].frame()
    let items = try vector.right["visibleItems"].integers()
    #expect(stage.items(in: rect) == items)
    stage.view.contentOffset = rect.origin
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == items)
  }

  @Test func aStripThatBecomesEmptyHasNoLength() throws {
    let vector = Vectors.named("strip.empty_after_nonempty")
    let reloads = try vector.given["reloads"].list()
    let sizes = ListedSizes([try reloads[0]["itemSizes"].list().map { try $0.size() }])
    let layout = StripLayout()
    layout.minimumLineSpacing = try vector.given["spacing"].number()
    let stage = ArrangementStage(
      layout, try vector.given["bounds"].size(), items: [sizes.sizes[0].count], sizes: sizes)
    expectSize(stage.contentSize, CGSize(width: 540, height: 120), "before")
    stage.reload(items: [try reloads[1]["itemSizes"].list().count])
    expectSize(
      stage.contentSize, try vector.right["fixed"]["contentSize"].size(), vector.name)
  }

  @Test func anItemAskedForAloneIsWhereTheStripHasIt() throws {
    let vector = Vectors.named("strip.super_frame_item2_mismatch")
    let stage = try stage(vector.given["strip"])
    let item = try vector.given["item"].integer()
    #expect(stage.frame(item) == (try vector.right["fixed"]["frameOfItem"].frame()))
    stage.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .left, animated: false)
    #expect(stage.view.contentOffset.x == 220)
  }

  private func stage(_ given: VectorValue) throws -> ArrangementStage {
    let sizes = ListedSizes([try given["itemSizes"].list().map { try $0.size() }])
    let layout = StripLayout()
    layout.minimumLineSpacing = try given["spacing"].number()
    layout.sectionInset = try given["inset"].insets()
    layout.itemAlignment = try given["crossAxisAlignment"].text() == "top" ? .start : .center
    return ArrangementStage(
      layout, try given["bounds"].size(), items: [sizes.sizes[0].count], sizes: sizes)
  }
}

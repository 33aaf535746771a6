import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The waterfall of 7.1, against the vectors.
struct WaterfallVectorTests {
  @Test(arguments: Vectors.ofKind("waterfall").map(\.name))
  func framesAndContentAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let sizes = ListedSizes(heights: try vector.given["itemHeights"].numbers())
    let stage = try stage(vector.given, sizes)
    let frames = try vector.right["frames"].frames()
    expectFrames(stage.frames(), frames, name)
    expectSize(stage.contentSize, try vector.right["contentSize"].size(), name)
    guard !vector.right["columnOfItem"].isNull else { return }
    let width = frames[0].width
    #expect(
      stage.frames().map { Int(($0.minX / width).rounded()) }
        == (try vector.right["columnOfItem"].integers()))
  }

  @Test func itemsThatAreDeletedAreForgotten() throws {
    let vector = Vectors.named("waterfall.stale_after_delete")
    let reloads = try vector.given["reloads"].list().map { try $0["itemHeights"].numbers() }
    let sizes = ListedSizes(heights: reloads[0])
    let stage = try stage(vector.given, sizes)
    #expect(stage.contentSize.height == 474)
    sizes.sizes = [reloads[1].map { CGSize(width: 1, height: $0) }]
    stage.reload(items: [reloads[1].count])
    let everywhere = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let fixed = vector.right["fixed"]
    #expect(stage.items(in: everywhere).count == (try fixed["itemCount"].integer()))
    expectSize(stage.contentSize, try fixed["contentSize"].size(), vector.name)
  }

  @Test func threeColumnsAreUsedInTurn() throws {
    let vector = Vectors.named("waterfall.three_columns_literal_bug")
    let sizes = ListedSizes(heights: try vector.given["itemHeights"].numbers())
    let stage = try stage(vector.given, sizes)
    expectFrames(stage.frames(), try vector.right["fixed"]["frames"].frames(), vector.name)
  }

  private func stage(_ given: VectorValue, _ sizes: ListedSizes) throws -> ArrangementStage {
    let layout = WaterfallLayout()
    layout.columnCount = try given["columns"].integer()
    layout.placement = try #require(.init(rawValue: try given["policy"].text()))
    layout.minimumLineSpacing = try given["spacing"].number()
    layout.minimumInteritemSpacing = try given["spacing"].number()
    layout.sectionInset = try given["inset"].insets()
    return ArrangementStage(
      layout, CGSize(width: try given["width"].number(), height: 600),
      items: [sizes.sizes[0].count], sizes: sizes)
  }
}

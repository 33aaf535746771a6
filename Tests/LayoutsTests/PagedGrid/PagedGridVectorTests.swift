import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The pages of 7.4, against the vectors, with what the published version gets wrong put right.
struct PagedGridVectorTests {
  @Test(arguments: Vectors.ofKind("pagedGrid").map(\.name))
  func framesAndContentAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let stage = try stage(vector.given)
    expectFrames(stage.frames(), try vector.right["frames"].frames(), name)
    expectSize(stage.contentSize, try vector.right["contentSize"].size(), name)
    guard !vector.right["pages"].isNull else { return }
    let pages = stage.contentSize.width / stage.view.bounds.width
    #expect(Int(pages) == (try vector.right["pages"].integer()))
  }

  @Test(arguments: Vectors.ofKind("pagedGridMap").map(\.name))
  func placesAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let rows = try vector.given["rowsPerPage"].integer()
    let stage = try stage(
      columns: vector.given["itemsPerRow"].integer(), rows: rows,
      items: vector.given["itemCount"].integer())
    for place in try vector.right["map"].list() {
      let frame = try #require(stage.frame(try place["item"].integer()))
      let (x, y) = (Int(frame.minX / 80), Int(frame.minY / 80))
      #expect(x == (try place["x"].integer()))
      #expect(y == (try place["y"].integer()))
      #expect(x * rows + y == (try place["originItem"].integer()))
    }
  }

  @Test(
    arguments: Vectors.ofKind("defect").map(\.name).filter { $0.hasPrefix("pagedGrid.literal") })
  func pagesAreAsHighAsTheBoundsAndHoldWhatThereIs(_ name: String) throws {
    let vector = Vectors.named(name)
    let literal = vector.right["literal"]
    let (count, width) = (
      try vector.given["itemCount"].integer(), try vector.given["boundsWidth"].number()
    )
    let stage = try stage(
      columns: vector.given["itemsPerRow"].integer(),
      rows: vector.given["rowCountPlanned"].integer(), items: count, width: width)
    expectSize(
      stage.contentSize,
      CGSize(width: try literal["contentSize"].size().width, height: 160), name)
    #expect(stage.frames().count == count)
    for place in try literal["map"].list() {
      let frame = try #require(stage.frame(try place["item"].integer()))
      #expect(Int(frame.minX / 80) == (try place["x"].integer()))
      #expect(Int(frame.minY / 80) == (try place["y"].integer()))
    }
  }

  @Test func pagesDoNotDrift() throws {
    let vector = Vectors.named("pagedGrid.flow_drift")
    let stage = try stage(vector.given["pagedGrid"])
    #expect(
      stage.frame(try vector.given["item"].integer())
        == (try vector.right["fixed"]["frameOfItem"].frame()))
  }

  @Test func aRectangleOnThePageHasTheItemsOfThePage() throws {
    let vector = Vectors.named("pagedGrid.rect_bug")
    let stage = try stage(columns: 4, rows: 2, items: 24)
    #expect(
      stage.items(in: try vector.given["rect"].frame())
        == (try vector.right["fixed"]["items"].integers()))
  }

  private func stage(_ given: VectorValue) throws -> ArrangementStage {
    let layout = PagedGridLayout()
    layout.columnsPerPage = try given["columnsPerPage"].integer()
    layout.rowsPerPage = try given["rowsPerPage"].integer()
    layout.itemSize = given["itemSize"].isNull ? .zero : try given["itemSize"].size()
    layout.pageInset = try given["inset"].insets()
    layout.minimumInteritemSpacing = try given["horizontalGap"].number()
    layout.minimumLineSpacing = try given["verticalGap"].number()
    return ArrangementStage(
      layout, try given["bounds"].size(), items: [try given["itemCount"].integer()],
      direction: try given["rightToLeft"].bool() ? .rightToLeft : .leftToRight)
  }

  /// Items of 80 × 80 in bounds of `width` × 160.
  private func stage(
    columns: Int, rows: Int, items: Int, width: Double = 320
  ) throws -> ArrangementStage {
    let layout = PagedGridLayout()
    layout.columnsPerPage = columns
    layout.rowsPerPage = rows
    return ArrangementStage(layout, CGSize(width: width, height: 160), items: [items])
  }
}

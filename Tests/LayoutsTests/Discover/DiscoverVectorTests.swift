import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The mosaic of 7.3, against the vectors.
struct DiscoverVectorTests {
  @Test(arguments: Vectors.ofKind("discover").map(\.name))
  func framesAndContentAreTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let stage = try stage(vector.given)
    let frames = try vector.right["frames"].frames()
    expectFrames(stage.frames(), frames, name)
    expectSize(stage.contentSize, try vector.right["contentSize"].size(), name)
    guard !vector.right["columnOfItem"].isNull else { return }
    let pitch = frames[0].width + 8
    #expect(
      stage.frames().map { Int(($0.minX / pitch).rounded()) }
        == (try vector.right["columnOfItem"].integers()))
  }

  @Test func insetsOfTheViewAreTakenOnce() throws {
    let vector = Vectors.named("discover.inset_double_count")
    let inset = try vector.given["contentInset"].insets()
    let stage = try stage(vector.given)
    // The tiles are as large as in the vector, but begin where the content does.
    let literal = vector.right["literal"]
    expectFrames(
      stage.frames(),
      try literal["frames"].frames().map { $0.offsetBy(dx: -inset.left, dy: -inset.top) },
      vector.name)
    expectSize(
      stage.contentSize,
      CGSize(
        width: try vector.given["bounds"].size().width - inset.left - inset.right,
        height: try literal["contentSize"].size().height - inset.top - inset.bottom), vector.name)
    let range = stage.view.metrics.range(.horizontal)
    #expect(range.lowerBound == -inset.left && range.upperBound == -inset.left)
    let shown = try #require(stage.view.visibleLayoutAttributes.first).frame.origin
    #expect(shown.x - stage.view.contentOffset.x == inset.left)
    #expect(shown.y - stage.view.contentOffset.y == inset.top)
  }

  private func stage(_ given: VectorValue) throws -> ArrangementStage {
    let layout = DiscoverLayout()
    layout.columnCount = try given["columns"].integer()
    layout.reducedColumn = try given["reducedColumn"].integer()
    layout.itemAspectRatio = try given["itemAspect"].number()
    layout.minimumLineSpacing = try given["spacing"].number()
    layout.minimumInteritemSpacing = try given["spacing"].number()
    return ArrangementStage(
      layout, try given["bounds"].size(), items: [try given["itemCount"].integer()],
      inset: try given["contentInset"].insets())
  }
}

import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct ItemAppearanceTests {
  private func inserted(_ appearance: ItemAppearance) -> (stage: Stage, cell: LetterCell?) {
    let stage = Stage.linear(count: 20)
    stage.layout.itemAppearance = appearance
    stage.view.contentOffset.y = 500
    stage.view.advance(to: 0)
    stage.insert(["new"], at: 6)
    let cell = stage.view.visibleViews.compactMap { $0 as? LetterCell }.first { $0.letter == "new" }
    return (stage, cell)
  }

  @Test func flyingInComesFromTheMiddleOfWhatIsSeen() {
    let (stage, cell) = inserted(.flyIn)
    #expect(cell?.center == CGPoint(x: 150, y: 650) && cell?.alpha == 0)
    #expect(stage.looks["6"] == Look(y: 100), "the others come from where they were")
    stage.view.advance(to: 1)
    #expect(cell?.center == CGPoint(x: 150, y: 650))
    stage.delete(5..<6)
    #expect(stage.looks["5"] == Look(y: 0))
    stage.view.advance(to: 1.5)
    #expect(stage.looks["5"] == Look(y: 50, alpha: 0.5))
  }

  @Test func droppingComesFromAbove() {
    let (stage, cell) = inserted(.drop)
    #expect(cell?.frame.maxY == 500 && cell?.alpha == 1)
    stage.view.advance(to: 0.5)
    #expect(cell?.frame.minY == 500)
  }

  @Test func scalingGrows() {
    let (stage, cell) = inserted(.scale(0.2))
    #expect(abs((cell?.transform.a ?? 0) - 0.2) < 1e-12 && cell?.alpha == 0)
    stage.view.advance(to: 0.5)
    #expect(abs((cell?.transform.d ?? 0) - 0.6) < 1e-12)
  }

  /// Where the point `y` pt below the middle of `cell` is seen, from there, in pt.
  private func seen(_ y: Double, of cell: LetterCell?) -> Double {
    let t = cell?.transform3D ?? CATransform3DIdentity
    return (y * t.m22 + t.m42) / (y * t.m24 + t.m44)
  }

  /// The upper edge is a hinge: it stays where it is in every frame, and the lower one swings down.
  @Test func foldingHangsFromTheUpperEdge() {
    let (stage, cell) = inserted(.fold)
    var lower = -50.0
    for time in [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] {
      stage.view.advance(to: time)
      #expect(abs(seen(-50, of: cell) + 50) < 1e-9, "the upper edge at \(time) s")
      #expect(seen(50, of: cell) > lower || time == 0, "the lower edge at \(time) s")
      lower = seen(50, of: cell)
    }
    #expect(abs(lower - 50) < 1e-9)
    let (other, start) = inserted(.fold)
    #expect(other.looks["new"]?.alpha == 1)
    #expect(abs(seen(50, of: start) + 50) < 1e-9, "it begins edge-on")
  }

  /// A deleted item folds up to the same hinge.
  @Test func foldingAwayKeepsTheHinge() {
    let stage = Stage.linear(count: 20)
    stage.layout.itemAppearance = .fold
    let cell = stage.view.visibleCells[1] as? LetterCell
    stage.delete(1..<2)
    var lower = 51.0
    for time in [0.0, 0.2, 0.5, 0.8, 0.99] {
      stage.view.advance(to: time)
      #expect(abs(seen(-50, of: cell) + 50) < 1e-9, "the upper edge at \(time) s")
      #expect(seen(50, of: cell) < lower, "the lower edge at \(time) s")
      lower = seen(50, of: cell)
    }
    #expect(abs(lower + 50) < 3)
  }

  /// A second change in the middle of the fold moves nothing at once.
  @Test func aFoldThatIsInterruptedDoesNotJump() {
    let (stage, cell) = inserted(.fold)
    stage.view.advance(to: 0.4)
    let (upper, lower) = (seen(-50, of: cell), seen(50, of: cell))
    stage.insert(["newer"], at: 5)
    #expect(seen(-50, of: cell) == upper && seen(50, of: cell) == lower)
    let place = stage.model[0].firstIndex(of: "new") ?? 0
    stage.delete(place..<place + 1)
    #expect(abs(seen(-50, of: cell) - upper) < 1e-9 && abs(seen(50, of: cell) - lower) < 1e-9)
  }

  @Test func theReadyMadeOnesHaveTheirNames() {
    #expect(ItemAppearance.all.map(\.name) == ["fade", "flyIn", "drop", "scale", "fold"])
    #expect(ItemAppearance { _, _ in }.name == "own")
  }

  /// The change begins where the content was: the middle of what is seen then, though the offset
  /// changes with it.
  @Test func flyingInAllowsForTheOffsetOfTheSameUpdate() {
    let stage = Stage.linear(count: 20)
    stage.layout.itemAppearance = .flyIn
    stage.view.contentOffset.y = 1700
    stage.view.advance(to: 0)
    stage.updateTarget = { CGPoint(x: $0.x, y: $0.y + 100) }
    stage.insert(["new"], at: 20)
    #expect(stage.view.contentOffset.y == 1800)
    #expect(stage.looks["new"] == Look(y: 100, alpha: 0))
    stage.view.advance(to: 1)
    #expect(stage.looks["new"] == Look(y: 200))
  }
}

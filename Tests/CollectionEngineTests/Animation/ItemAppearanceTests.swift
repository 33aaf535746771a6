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

  /// The upper edge stays where it is to a tenth of the height.
  @Test func foldingHangsFromTheUpperEdge() {
    let (stage, cell) = inserted(.fold)
    func seen(_ y: Double) -> Double {
      let t = cell?.transform3D ?? CATransform3DIdentity
      return (y * t.m22 + t.m42) / (y * t.m24 + t.m44)
    }
    for time in [0.0, 0.3, 0.7, 1] {
      stage.view.advance(to: time)
      #expect(
        abs(seen(-50) + 50) < (time == 0 || time == 1 ? 1e-9 : 10), "the upper edge at \(time) s")
    }
    #expect(abs(seen(50) - 50) < 1e-9)
    let (other, _) = inserted(.fold)
    #expect(other.looks["new"]?.alpha == 1)
  }
}

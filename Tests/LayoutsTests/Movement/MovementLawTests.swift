import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// What holds in every frame while people move items and lead transitions, whatever comes between.
@Suite struct MovementLawTests {
  /// The layouts that things are moved in, by name.
  static let layouts = LayoutCatalogue.standard.names

  /// An instant, in s, in which nothing gets anywhere.
  private let instant = 1e-7

  @Test(arguments: layouts, [LayoutDirection.leftToRight, .rightToLeft])
  func nothingJumpsIsThereTwiceOrStaysBehind(name: String, direction: LayoutDirection) throws {
    let description = try #require(LayoutCatalogue.standard[name])
    let other = name == "waterfall" ? "flow" : "waterfall"
    let next = try #require(LayoutCatalogue.standard[other])
    for seed in 0..<12 {
      let script = MovementScript(
        seed: UInt64(seed), direction: direction, make: { Self.make(description) },
        makeOther: { Self.make(next) })
      for step in 0..<40 {
        for _ in 0..<Int(script.number(0...9)) {
          script.stage.advance(by: 1 / 120)
          #expect(script.stage.looks[-1] == nil, "twice: \(name), seed \(seed), step \(step)")
        }
        expectNoJump(script, "\(name), \(direction), seed \(seed), step \(step)")
      }
      finish(script, "\(name), \(direction), seed \(seed)")
    }
  }

  private func expectNoJump(_ script: MovementScript, _ place: String) {
    let (stage, size) = (script.stage, script.stage.view.bounds.size)
    let before = stage.looks
    let lifted = stage.lifted
    guard let action = script.act() else { return }
    stage.advance(by: instant)
    // A lead is a jump by a person's will, and a finger that stops content puts it on the pixel grid.
    guard action != .lead, action != .scroll else { return }
    let after = stage.looks
    for (number, look) in before where number != lifted || action != .hold {
      guard look.isSeen(in: size), look.isSeen(in: stage.view.bounds.size) else { continue }
      guard let now = after[number] else {
        Issue.record("\(number) is gone at once from \(look): \(action), \(place)")
        continue
      }
      #expect(
        look.isContinued(by: now), "\(number) jumps from \(look) to \(now): \(action), \(place)")
    }
    for (number, look) in after where before[number] == nil && look.isSeen(in: size) {
      // A larger view shows more at once.
      guard action != .resize, number != lifted else { continue }
      Issue.record("\(number) is there at once at \(look): \(action), \(place)")
    }
  }

  /// In the end everything stands where the layout says, and everybody has been told once.
  private func finish(_ script: MovementScript, _ place: String) {
    let (stage, view) = (script.stage, script.stage.view)
    view.endInteractiveMovement()
    view.finishInteractiveTransition()
    stage.settle()
    #expect(view.isAtRest && !view.isAnimatingChanges && !view.isLedByHand, "\(place)")
    for path in view.indexPathsForVisibleItems {
      let said = view.layoutAttributesForItem(at: path)
      let cell = view.cellForItem(at: path)
      #expect(cell?.center == said?.center && cell?.bounds.size == said?.size, "\(path): \(place)")
      let number = (cell as? MovementStage.Cell)?.number
      #expect(number == stage.model[path.section][path.item], "\(path): \(place)")
    }
    #expect(script.ended.count == script.started, "\(place)")
    #expect(script.ended.values.allSatisfy { $0.count == 1 }, "\(place)")
    #expect(stage.failures.isEmpty && stage.warnings.isEmpty, "\(stage.warnings) \(place)")
  }

  static func make(_ description: LayoutDescription) -> CollectionViewLayout {
    let layout = description.make()
    (layout as? CollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 30, height: 30)
    (layout as? SectionedLayout)?.headerReferenceSize = CGSize(width: 30, height: 30)
    return layout
  }
}

extension MovementStage {
  /// The number of the item that is lifted; nil while none is.
  var lifted: Int? {
    view.dataSourceIndexPath(forPresentationIndexPath: view.indexPathForInteractivelyMovingItem)
      .map { model[$0.section][$0.item] }
  }
}

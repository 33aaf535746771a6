import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import Scenarios

/// Layouts that ask for the screen as they are made find the scenario's viewport.
@Suite struct ScreenScenarioTests {
  private final class HalvesLayout: CollectionViewLayout {
    let display = Screen.main
    var columnWidth = Screen.main.bounds.width / 2
  }

  private static let catalogue = LayoutCatalogue([
    LayoutDescription(
      "halves", summary: "Two columns",
      options: [
        .number("columnWidth", \HalvesLayout.columnWidth, in: 0...5000, "the width of a column")
      ],
      make: { HalvesLayout() })
  ])

  private func layout(_ text: String) throws -> HalvesLayout {
    let head = """
      glissade: 1
      viewport: {width: 600, height: 400, scale: 3, direction: rightToLeft}
      content: {sections: [{items: 3}]}

      """
    let scenario = try Scenario(
      bytes: Array((head + text).utf8), name: "screen", layouts: Self.catalogue)
    let simulation = Simulation(scenario)
    #expect(simulation.run() == .finished)
    return try #require(simulation.collectionView?.collectionViewLayout as? HalvesLayout)
  }

  @Test func aLayoutIsMadeForItsScreen() throws {
    let layout = try layout("layout: halves\n")
    #expect(layout.display.bounds.size == CGSize(width: 600, height: 400))
    #expect(layout.display.scale == 3 && layout.display.layoutDirection == .rightToLeft)
    #expect(layout.columnWidth == 300)
  }

  @Test func whatIsSetIsSet() throws {
    #expect(try layout("layout: {type: halves, columnWidth: 120}\n").columnWidth == 120)
    let event = "layout: halves\nevents:\n  - {at: 0.1, set: {layout.columnWidth: 250}}\n"
    #expect(try layout(event).columnWidth == 250)
  }

  @Test func aLayoutThatTakesTheOthersPlaceIsMadeForTheScreenAsItIsThen() throws {
    let events = """
      layout: {type: halves, columnWidth: 120}
      events:
        - {at: 0.1, resize: {width: 400, height: 600}}
        - {at: 0.2, setLayout: {layout: {type: halves}}}
      """
    let layout = try layout(events)
    #expect(layout.columnWidth == 200 && layout.display.scale == 3)
  }
}

import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

@testable import Scenarios

/// Whatever a scenario may say of a layout, the layout bears it.
@Suite struct OptionRangeTests {
  @Test(arguments: LayoutCatalogue.standard.names)
  func valuesInTheirRangesNeverTrap(_ name: String) throws {
    let description = try #require(LayoutCatalogue.standard[name])
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      var layout = ScenarioLayout(description)
      for option in description.options where Bool.random(using: &random) {
        layout[option: option.name] = value(of: option.kind, &random)
      }
      var scenario = Scenario(
        content: .sections([
          ScenarioSection(
            items: Int.random(in: 0...60, using: &random),
            itemSizes: [CGSize(width: 40, height: 50), .zero]),
          ScenarioSection(items: 0), ScenarioSection(items: 3),
        ]))
      scenario.layout = layout
      scenario.events = [
        ScenarioEvent(at: 0.05, .release(.init(velocity: CGPoint(x: 2, y: 3)))),
        ScenarioEvent(at: 0.1, .resize(CGSize(width: 200, height: 300))),
      ]
      scenario.until = .time(0.2)
      let simulation = Simulation(scenario)
      #expect(simulation.run() == .finished, "\(layout.values)")
      #expect(simulation.scrollView.contentOffset.isFinite)
    }
  }

  /// The ends of the range, and numbers between them, most of them small.
  private func number(
    in range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    switch Int.random(in: 0...3, using: &random) {
    case 0: range.lowerBound
    case 1: range.upperBound
    case 2: Double.random(in: range, using: &random)
    default:
      min(max(Double.random(in: -100...100, using: &random), range.lowerBound), range.upperBound)
    }
  }

  private func value(
    of kind: LayoutOption.Kind, _ random: inout SeededGenerator
  ) -> LayoutOption.Value {
    switch kind {
    case .number(let range, _): return .number(number(in: range, &random))
    case .integer(let range):
      // More columns than there are pixels show nothing, and take their time.
      let doubles = Double(range.lowerBound)...Double(min(range.upperBound, 1000))
      return .integer(Int(number(in: doubles, &random)))
    case .bool: return .bool(Bool.random(using: &random))
    case .choice(let words): return .choice(words.randomElement(using: &random) ?? "")
    case .size(let range):
      return .size(
        CGSize(width: number(in: range, &random), height: number(in: range, &random)))
    case .insets:
      let edges = (0..<4).map { _ in CGFloat(number(in: -1000...1000, &random)) }
      return .insets(
        EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
    }
  }
}

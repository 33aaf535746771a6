import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport

@testable import Scenarios

/// Scenarios that use as much of the format as chance has it, and that can be read.
struct RandomScenario {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func chance(_ share: Double = 0.5) -> Bool { number(0...1) < share }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &generator)
    // Half of them as a person would write them.
    return Bool.random(using: &generator)
      ? min(max(number.rounded(), range.lowerBound), range.upperBound) : number
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func point(_ range: ClosedRange<Double> = -1000...1000) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func size() -> CGSize { CGSize(width: number(1...500), height: number(1...500)) }

  mutating func next() -> Scenario {
    var scenario = Scenario(content: .plain(size()))
    if chance() {
      scenario.content = .sections((0..<integer(0...3)).map { _ in section() })
      scenario.layout = layout()
    }
    if chance() { scenario.viewport.size = size() }
    if chance() { scenario.viewport.safeArea.top = number(0...50) }
    if chance() { scenario.viewport.direction = .rightToLeft }
    if chance() { scenario.scrollView.contentInset.left = number(-50...50) }
    if chance() { scenario.scrollView.decelerationRate = .fast }
    if chance() { scenario.scrollView.contentOffset = point() }
    if chance() { scenario.physics = physics() }
    if chance() { scenario.physics.constants.touchSlop = number(0...20) }
    if chance() { scenario.frames = frames() }
    if chance() { scenario.snap = snap(isPlain: scenario.layout == nil) }
    if chance() { scenario.seed = generator.next() }
    if chance() { scenario.until = .time(number(0...20)) }
    scenario.events = events(scenario)
    return scenario
  }

  private mutating func section() -> ScenarioSection {
    let sizes = (0..<integer(0...3)).map { _ in size() }
    return ScenarioSection(
      items: integer(0...50), itemSizes: sizes,
      labels: chance() ? ["dawn", "صباح", "3", "a: [b]"] : [],
      title: chance() ? "Section # 1" : nil, header: chance() ? size() : nil,
      footer: chance() ? size() : nil)
  }

  mutating func layout() -> ScenarioLayout {
    let descriptions = LayoutCatalogue.standard.descriptions
    var layout = ScenarioLayout(descriptions[integer(0...descriptions.count - 1)])
    for option in layout.description.options where chance(0.3) {
      layout[option: option.name] = value(of: option)
    }
    return layout
  }

  mutating func value(of option: LayoutOption) -> LayoutOption.Value {
    switch option.kind {
    case .number(let range, _): .number(number(few(range)))
    case .integer(let range):
      .integer(integer(range.lowerBound...min(range.upperBound, range.lowerBound + 9)))
    case .bool: .bool(chance())
    case .choice(let words): .choice(words[integer(0...words.count - 1)])
    case .size(let range):
      .size(
        CGSize(
          width: number(few(range)), height: number(few(range))))
    case .insets:
      .insets(
        EdgeInsets(
          top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20)))
    }
  }

  /// The first of many values.
  private func few(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let start = max(range.lowerBound, -100)
    return start...min(range.upperBound, start + 200)
  }

  private mutating func frames() -> FrameClock {
    guard chance() else { return FrameClock(rate: number(1...240)) }
    var time = 0.0
    let times = (0..<integer(1...200)).map { _ in
      time += number(0.001...0.05)
      return time
    }
    return FrameClock(rate: chance() ? nil : chance() ? 60 : number(1...240), times: times)
  }

  mutating func physics() -> ScenarioPhysics {
    var physics = ScenarioPhysics(profile: PhysicsProfile.allCases[integer(0...3)])
    if physics.profile == .uikit, chance() { physics.constants.integration = .perTick }
    if physics.profile != .uikit, chance() { physics.constants.maximumFlingVelocity = 4000 }
    return physics
  }

  mutating func snap(isPlain: Bool) -> SnapRule {
    let names = SnapRule.Name.allCases.filter { !isPlain || !$0.rule.needsItems }
    var rule = SnapRule(names[integer(0...names.count - 1)])
    if chance(0.3) { return rule }
    rule.to = isPlain || chance() ? .interval(number(1...300)) : .group(integer(1...5))
    if chance() { rule.to = .page }
    if chance() { rule.alignment = .center }
    if chance() { rule.limit = integer(1...9) }
    if chance() { rule.distanceThreshold = number(0...90) }
    if chance() { rule.proximity = number(0...2) }
    if chance() { rule.choice = SnapRule.Choice.allCases[integer(0...6)] }
    return rule
  }

  private mutating func events(_ scenario: Scenario) -> [ScenarioEvent] {
    var time = 0.0
    var events: [ScenarioEvent] = []
    var list = SectionList(scenario.content.sections ?? [])
    for _ in 0..<integer(0...12) {
      let event = ScenarioEvent(at: time, kind(&list, isPlain: scenario.layout == nil))
      events.append(event)
      time = max(time, event.endTime)
      if chance(0.8) { time += number(0.001...2) }
    }
    return events
  }
}

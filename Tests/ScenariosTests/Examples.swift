import CollectionEngine
import Foundation
import Geometry

@testable import Scenarios

/// Reads a scenario that is right.
func read(_ text: String, set overrides: [String] = []) throws -> Scenario {
  try Scenario(bytes: Array(text.utf8), name: "example.yaml", overrides: overrides)
}

/// A scenario that has every kind of event and most keys.
let wholeExample = """
  glissade: 1
  viewport: {width: 320, height: 480, scale: 3, safeArea: {top: 44, bottom: 34}, direction: rightToLeft}
  frames: {rate: 120}
  scrollView:                             # as UIKit spells them
    decelerationRate: fast
    isPagingEnabled: true
    bounces: false
    contentOffset: [0, -44]
    contentInset: {top: 10, left: -1.5}
    contentInsetAdjustmentBehavior: never
    alwaysBounceVertical: true
    showsVerticalScrollIndicator: false
  physics: {profile: uikit, integration: perTick, touchSlop: 5, translation: lessSlop}
  content: {size: [320, 6000]}
  seed: 18446744073709551615
  events:
    - {at: 0.0, drag: {from: [300, 400], to: [100, 400], duration: 0.15, hold: 0.05, inputRate: 60}}
    - {at: 1.0, touches: [[0.000, 300, 400], [0.008, 290, 400]], lift: 0.024}
    - {at: 2.0, release: {contentOffset: [40, 0], velocity: [0.8, 0]}}
    - {at: 2.2, catch: {hold: 0.1}}
    - {at: 3.0, wheel: {notches: [0, -1]}}
    - {at: 3.1, wheel: {precise: [0.5, -0.25], phase: began}}
    - {at: 3.2, wheel: {points: [0, 12], phase: momentum, device: wheel}}
    - {at: 4.0, setContentOffset: {contentOffset: [0, 10], animated: true}}
    - {at: 4.5, scrollToTop: {}}
    - {at: 4.6, stop: {}}
    - {at: 5.0, scrollRectToVisible: {rect: [0, 900, 10, 20], animated: true}}
    - {at: 7.0, resize: {width: 667, height: 375}}
    - {at: 9.0, set: {scrollView.contentInset.top: 44, scrollView.decelerationRate: fast, content.size: [9, 9]}}
    - {at: 9.5, mark: "second flick"}
  until: 12.5

  """

/// A scenario that has everything of items and layouts.
let itemExample = """
  glissade: 1
  layout: {type: waterfall, columnCount: 3, sectionInset: {top: 8, left: 8}, headerReferenceSize: [0, 30]}
  snap: {to: {group: 2}, alignment: center, limit: 3, velocityThreshold: 0.5, distanceThreshold: 40}
  content:
    sections:
      - {items: 50, itemSizes: [[100, 140], [100, 90]], header: [375, 44], footer: [375, 20]}
      - {items: 1000000, itemSize: [50, 60]}
  events:
    - {at: 0.1, scrollToItem: {indexPath: [1, 500], position: [top, left], animated: true}}
    - {at: 1.0, set: {layout.columnCount: 2, layout.sectionInset.left: 4, snap: {to: page}}}
    - {at: 2.0, update: {insert: [[0, 0], {at: [0, 9], size: [80, 90]}], delete: [[0, 4]], move: [[[0, 1], [1, 2]]], reload: [[0, 7]], reconfigure: [[0, 8]]}}
    - {at: 3.0, update: {insertSections: [{at: 1, items: 3, itemSize: [9, 9]}], deleteSections: [0], reloadSections: [1]}}
    - {at: 3.5, update: {moveSections: [[0, 1]]}}
    - {at: 4.0, setLayout: {layout: {type: flow, scrollDirection: horizontal}, animated: false}}
    - {at: 4.5, set: {layout.itemSize: [20, 20]}}

  """

extension Scenario {
  /// What `wholeExample` says.
  static var wholeExample: Scenario {
    var scenario = Scenario(content: ScenarioContent(size: CGSize(width: 320, height: 6000)))
    scenario.viewport.size = CGSize(width: 320, height: 480)
    scenario.viewport.scale = 3
    scenario.viewport.safeArea.top = 44
    scenario.viewport.safeArea.bottom = 34
    scenario.viewport.direction = .rightToLeft
    scenario.frames.rate = 120
    scenario.scrollView.decelerationRate = .fast
    scenario.scrollView.isPagingEnabled = true
    scenario.scrollView.bounces = false
    scenario.scrollView.contentOffset = CGPoint(x: 0, y: -44)
    scenario.scrollView.contentInset.top = 10
    scenario.scrollView.contentInset.left = -1.5
    scenario.scrollView.contentInsetAdjustmentBehavior = .never
    scenario.scrollView.alwaysBounceVertical = true
    scenario.scrollView.showsVerticalScrollIndicator = false
    scenario.physics.constants.integration = .perTick
    scenario.physics.constants.touchSlop = 5
    scenario.physics.constants.translation = .lessSlop
    scenario.seed = .max
    scenario.events = wholeExampleEvents
    scenario.until = .time(12.5)
    return scenario
  }

  private static var wholeExampleEvents: [ScenarioEvent] {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      ScenarioEvent(
        at: 0,
        .drag(
          .init(
            from: point(300, 400), to: point(100, 400), duration: 0.15, hold: 0.05, inputRate: 60))),
      ScenarioEvent(
        at: 1,
        .touches(
          .init(
            samples: [
              .init(time: 0, location: point(300, 400)),
              .init(time: 0.008, location: point(290, 400)),
            ], lift: 0.024))),
      ScenarioEvent(at: 2, .release(.init(contentOffset: point(40, 0), velocity: point(0.8, 0)))),
      ScenarioEvent(at: 2.2, .catch(hold: 0.1)),
      ScenarioEvent(at: 3, .wheel(.init(.notches(point(0, -1)), device: .wheel))),
      ScenarioEvent(
        at: 3.1, .wheel(.init(.precise(point(0.5, -0.25)), phase: .began, device: .trackpad))),
      ScenarioEvent(
        at: 3.2, .wheel(.init(.points(point(0, 12)), phase: .momentum, device: .wheel))),
      ScenarioEvent(at: 4, .setContentOffset(point(0, 10), animated: true)),
      ScenarioEvent(at: 4.5, .scrollToTop(animated: false)),
      ScenarioEvent(at: 4.6, .stop),
      ScenarioEvent(
        at: 5,
        .scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: true)),
      ScenarioEvent(at: 7, .resize(CGSize(width: 667, height: 375))),
      ScenarioEvent(
        at: 9,
        .set([
          ScenarioChange("scrollView.contentInset.top", \.scrollView.contentInset.top, 44),
          ScenarioChange(
            "scrollView.decelerationRate", \.scrollView.decelerationRate, DecelerationRate.fast),
          ScenarioChange("content.size", \.content.size, CGSize(width: 9, height: 9)),
        ])),
      ScenarioEvent(at: 9.5, .mark("second flick")),
    ]
  }
}

/// Every key that the JSON Schema knows outside lists, by its dotted path, with the default that it states.
func schemaDefaults() throws -> [(path: String, value: String)] {
  let schema = try JSONSerialization.jsonObject(with: Data(Scenario.jsonSchema().utf8))
  var found: [(path: String, value: String)] = []
  func collect(_ schema: Any, _ path: String) throws {
    guard let schema = schema as? [String: Any] else { return }
    if let value = schema["default"] {
      let text = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      found.append((path, String(decoding: text, as: UTF8.self)))
    }
    for alternative in schema["oneOf"] as? [Any] ?? [] { try collect(alternative, path) }
    for (key, value) in schema["properties"] as? [String: Any] ?? [:] {
      try collect(value, path.isEmpty ? key : "\(path).\(key)")
    }
  }
  try collect(schema, "")
  return found.sorted { $0.path < $1.path }
}

import Foundation
import Scenarios
import Testing

/// A scenario at an instant: what a golden picture shows.
struct PictureScene: CustomTestStringConvertible, Sendable {
  let name: String
  /// In s.
  let time: Double
  let scenario: String

  init(_ name: String, at time: Double = 0, _ scenario: String) {
    self.name = name
    self.time = time
    self.scenario = "glissade: 1\n" + scenario
  }

  var testDescription: String { name }

  /// The scenario, run up to the time.
  func run() throws -> Simulation {
    let simulation = Simulation(try Scenario(bytes: Array(scenario.utf8), name: name))
    _ = simulation.run { $0 < time - 1e-9 }
    return simulation
  }

  /// One stage in all its layouts, directions and states.
  static let all: [PictureScene] = [
    PictureScene(
      "flow",
      """
      viewport: {width: 320, height: 480, scale: 1}
      content: {sections: [{items: 7, header: [0, 36], footer: [0, 28]}, {items: 30, header: [0, 36]}]}
      layout: {type: flow, itemSize: [92, 70], minimumLineSpacing: 12, sectionInset: {top: 10, left: 12, bottom: 10, right: 12}}
      until: 0
      """),
    PictureScene(
      "flow right to left at 2x",
      """
      viewport: {width: 320, height: 240, scale: 2, direction: rightToLeft}
      content: {sections: [{items: 11, header: [0, 36]}]}
      layout: {type: flow, itemSize: [92, 70]}
      until: 0
      """),
    PictureScene(
      "flow pulled beyond its edge", at: 0.2,
      """
      viewport: {width: 320, height: 400, scale: 1}
      content: {sections: [{items: 40}]}
      layout: {type: flow, itemSize: [92, 70], minimumLineSpacing: 12}
      events: [{at: 0, drag: {from: [160, 100], to: [160, 320], duration: 0.15, hold: 1}}]
      until: 0.3
      """),
    PictureScene(
      "labels",
      """
      viewport: {width: 320, height: 260, scale: 1}
      content:
        sections:
          - {items: 6, title: Good morning, header: [0, 36], labels: [Morning, Доброе утро, A long label that needs its lines, "Ω"]}
      layout: {type: flow, itemSize: [92, 70], minimumLineSpacing: 12}
      until: 0
      """),
    PictureScene(
      "strip",
      """
      viewport: {width: 320, height: 140, scale: 1}
      content:
        sections:
          - items: 8
            itemSizes: [[80, 100], [120, 60], [40, 100], [200, 80], [60, 100], [90, 90], [120, 40], [70, 70]]
      layout: {type: strip, minimumLineSpacing: 10}
      until: 0
      """),
    PictureScene(
      "waterfall",
      """
      viewport: {width: 375, height: 480, scale: 1}
      content:
        sections:
          - items: 12
            itemSizes: [[1, 100], [1, 60], [1, 159], [1, 80], [1, 120], [1, 70], [1, 95], [1, 140], [1, 60], [1, 90], [1, 110], [1, 75]]
      layout: {type: waterfall, columnCount: 3}
      until: 0
      """),
    PictureScene(
      "appear",
      """
      viewport: {width: 320, height: 320, scale: 1}
      content: {sections: [{items: 4}]}
      layout: {type: appear}
      until: 0
      """),
    PictureScene(
      "discover",
      """
      viewport: {width: 340, height: 440, scale: 1}
      content: {sections: [{items: 7}]}
      layout: {type: discover}
      until: 0
      """),
    PictureScene(
      "paged grid right to left",
      """
      viewport: {width: 320, height: 160, scale: 1, direction: rightToLeft}
      content: {sections: [{items: 11}]}
      layout: {type: paged-grid}
      until: 0
      """),
    PictureScene(
      "line carousel in its glide", at: 0.35,
      """
      viewport: {width: 375, height: 300, scale: 1}
      content: {sections: [{items: 20}]}
      layout: {type: line-carousel}
      events: [{at: 0, drag: {from: [300, 150], to: [120, 150], duration: 0.12}}]
      until: 0.4
      """),
    PictureScene(
      "cover flow at 2x", at: 0.3,
      """
      viewport: {width: 375, height: 260, scale: 2}
      content: {sections: [{items: 20}]}
      layout: {type: cover-flow}
      events: [{at: 0, release: {contentOffset: [300, 0], velocity: [0.8, 0]}}]
      until: 0.4
      """),
    PictureScene(
      "stack",
      """
      viewport: {width: 320, height: 320, scale: 1}
      content: {sections: [{items: 6}]}
      layout: {type: stack}
      until: 0
      """),
    PictureScene(
      "circle",
      """
      viewport: {width: 320, height: 320, scale: 1}
      content: {sections: [{items: 9}]}
      layout: {type: circle}
      until: 0
      """),
    PictureScene(
      "plain content beyond its corner", at: 0.2,
      """
      viewport: {width: 320, height: 300, scale: 1}
      content: {size: [900, 900]}
      scrollView: {contentOffset: [600, 600]}
      events: [{at: 0, drag: {from: [250, 250], to: [130, 150], duration: 0.15, hold: 1}}]
      until: 0.3
      """),
    PictureScene(
      "nothing", "viewport: {width: 120, height: 80, scale: 1}\ncontent: {size: [0, 0]}\nuntil: 0"),
  ]
}

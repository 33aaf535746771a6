import Drawing
import Film
import Foundation
import Scenarios

/// The scenarios that films are made of here.
enum Samples {
  /// A flick and, after a pause, a slow drag that falls back: cards on a line, small and quick to draw.
  static let carousel = scenario(
    """
    viewport: {width: 203, height: 151, scale: 1}
    scrollView: {decelerationRate: fast}
    layout: {type: line-carousel, itemSize: [100, 100], minimumLineSpacing: 10, centersEndItems: true}
    content: {sections: [{items: 12}]}
    events:
      - {at: 0.1, drag: {from: [150, 70], to: [60, 75], duration: 0.1}}
      - {at: 1.5, drag: {from: [100, 70], to: [80, 70], duration: 0.2}}
    """)

  /// Plain content that glides.
  static let fling = scenario(
    """
    viewport: {width: 120, height: 200, scale: 1}
    content: {size: [120, 3000]}
    events: [{at: 0.1, release: {velocity: [0, 1.2]}}]
    """)

  /// A viewport that is turned on its side.
  static let turned = scenario(
    """
    viewport: {width: 150, height: 240, scale: 1}
    layout: {type: flow, itemSize: [60, 60]}
    content: {sections: [{items: 40}]}
    events: [{at: 0.1, resize: {width: 240, height: 150}}, {at: 0.2, drag: {from: [100, 120], to: [100, 20], duration: 0.3, hold: 1}}]
    until: 0.45
    """)

  static func scenario(_ text: String) -> Scenario {
    do {
      return try Scenario(bytes: Array(("glissade: 1\n" + text).utf8), name: "sample")
    } catch {
      fatalError("\(error)")
    }
  }
}

import CollectionEngine
import Foundation
import Geometry

/// A rubber band shows no more than the viewport's length of what is pulled beyond an edge, however far a finger or a wheel
/// goes, and content that may not bounce nothing at all: as long as the edge stays where it was when the pull began.
struct PullLaw {
  /// The ends and the lengths when nobody pulled last.
  private var free: AxisPair<Measures>?

  private struct Measures: Equatable {
    let range: ClosedRange<Double>
    let length: Double
  }

  /// What breaks the law after a frame of `view`, as sentences.
  mutating func violations(of view: ScrollView) -> [String] {
    let now = AxisPair { Measures(range: view.metrics.range($0), length: view.bounds.size[$0]) }
    guard view.isTracking || view.activity == .wheel, free == now else {
      // Content that is under way beyond an edge can be caught there.
      free =
        view.isAtRest || view.metrics.clamped(view.contentOffset) == view.contentOffset ? now : nil
      return []
    }
    return Axis.allCases.compactMap { axis in
      let (range, value) = (now[axis].range, Double(view.contentOffset[axis]))
      let outside = max(range.lowerBound - value, value - range.upperBound)
      guard outside > (view.bounces ? now[axis].length : halfPixel) else { return nil }
      return "\(axis) offset \(value) is pulled \(outside) pt beyond \(range)"
    }
  }
}

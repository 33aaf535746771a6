internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry
internal import Rendering
public import Tracing

/// Another recording, drawn over the scene as outlines: where its elements were at the same time.
///
/// A recording without elements, such as one of offsets alone, shows the outlines of the scene's own elements where its offset
/// would have them.
public struct Ghost: Sendable {
  /// What a frame showed.
  private struct Moment {
    let time: TimeInterval
    let offset: CGPoint
    /// The outlines of its elements, in content coordinates; nil where the recording has none.
    let outlines: [[CGPoint]]?
  }

  private var moments: [Moment] = []

  /// The ghost of `trace`.
  ///
  /// Complexity: O(frames times the elements shown at once).
  public init(_ trace: Trace) {
    var shown: [(key: String, corners: [CGPoint])] = []
    var hasElements = false
    var frame: (time: TimeInterval, offset: CGPoint)?
    func close(_ moments: inout [Moment]) {
      guard let frame else { return }
      moments.append(
        Moment(
          time: frame.time, offset: frame.offset, outlines: hasElements ? shown.map(\.corners) : nil
        ))
    }
    for line in trace.lines {
      switch line {
      case .frame(let next):
        close(&moments)
        frame = (next.time, next.contentOffset)
      case .element(let element):
        hasElements = true
        let key = element.name
        shown.removeAll { $0.key == key }
        if let corners = element.appearance?.corners { shown.append((key, corners)) }
      default: break
      }
    }
    close(&moments)
  }

  /// What the recording showed at `time` (s), in a viewport that shows `scene` at `offset`: nothing before it begins, and its
  /// last frame after its end.
  func marks(at time: TimeInterval, over scene: Scene, offset: CGPoint) -> [StageMark] {
    guard let moment = moment(at: time) else { return [] }
    if let outlines = moment.outlines {
      return outlines.map { corners in
        .ghost(corners.map { CGPoint(x: $0.x - moment.offset.x, y: $0.y - moment.offset.y) })
      }
    }
    let shift = CGPoint(x: offset.x - moment.offset.x, y: offset.y - moment.offset.y)
    return scene.layers.compactMap { layer in
      let corners = cornersOf(size: layer.size, center: layer.center, layer.transform)
      return corners.map { points in
        .ghost(points.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) })
      }
    }
  }

  /// The last frame that is not later than `time`.
  private func moment(at time: TimeInterval) -> Moment? {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time + ScrollView.sameInstant {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? moments[low - 1] : nil
  }
}

/// The corners of a rectangle about `center`, mapped about its middle; nil where one is not in front of the eye.
private func cornersOf(
  size: CGSize, center: CGPoint, _ transform: CATransform3D
) -> [CGPoint]? {
  let projection = Projection(transform)
  let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
    projection.apply(CGPoint(x: x * size.width / 2, y: y * size.height / 2))
  }
  let shown = corners.compactMap { $0 }
  guard shown.count == 4 else { return nil }
  return shown.map { CGPoint(x: $0.x + center.x, y: $0.y + center.y) }
}

extension TraceElement {
  /// What tells the element from all others.
  fileprivate var name: String {
    "\(kind.rawValue) \(elementKind ?? "") \(indexPath.map(String.init).joined(separator: "-"))"
  }
}

extension TraceElement.Appearance {
  fileprivate var corners: [CGPoint]? {
    alpha > 0 ? cornersOf(size: size, center: center, transform) : nil
  }
}

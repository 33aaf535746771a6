internal import Foundation
internal import Geometry
internal import Tracing

/// Where the middle of one element was while it was shown and something moved it in the content.
struct ElementPath {
  /// The element in a few words: `0-5`, `header 0-0`.
  let name: String
  /// Whether it is a header, footer or decoration.
  let isSupplementary: Bool
  /// When, in s.
  private(set) var times: [Double]
  /// Where, in pt of the content.
  private(set) var centers: [CGPoint]

  /// The shortest way along an axis that is shown, in pt. Ours.
  static let shortest = 0.5

  /// What stood and is farther away in the next frame, in pt, is not the same element. Ours: animations begin slowly.
  private static let jump = 24.0

  /// How far it moves along `axis`, in pt.
  func reach(_ axis: Axis) -> Double {
    let values = centers.lazy.map { Double($0[axis]) }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Whether it moves far enough along `axis` to be shown.
  func isShown(_ axis: Axis) -> Bool { reach(axis) > Self.shortest }

  /// The paths of a trace's elements that move in the content, in the order in which they begin.
  ///
  /// An element has a line where it changes: between two lines it stands, so that a path that stood gets the frame
  /// before its next line as a point of its own.
  ///
  /// - Complexity: O(lines).
  static func paths(in trace: Trace) -> [ElementPath] {
    var scan = Scan()
    for line in trace.lines { scan.read(line) }
    return scan.finished()
  }

  private struct Scan {
    private var open: [String: (order: Int, path: ElementPath)] = [:]
    private var closed: [(order: Int, path: ElementPath)] = []
    private var time = 0.0
    private var previousTime = 0.0
    private var count = 0

    mutating func read(_ line: TraceLine) {
      switch line {
      case .frame(let frame): (previousTime, time) = (time, frame.time)
      case .element(let element): read(element)
      default: break
      }
    }

    private mutating func read(_ element: TraceElement) {
      let name = Self.name(element)
      guard let center = element.appearance?.center, center.isFinite else {
        if let known = open.removeValue(forKey: name) { closed.append(known) }
        return
      }
      guard let (order, known) = open[name] else {
        count += 1
        let path = ElementPath(
          name: name, isSupplementary: element.kind != .cell, times: [time], centers: [center])
        open[name] = (count, path)
        return
      }
      var path = known
      guard let last = path.centers.last, last != center else { return }
      let isJump = max(abs(center.x - last.x), abs(center.y - last.y)) > ElementPath.jump
      if let stood = path.times.last, stood < previousTime {
        if isJump {
          // An update gave the name to another element: what follows is a path of its own.
          closed.append((order, path))
          count += 1
          open[name] = (
            count,
            ElementPath(
              name: path.name, isSupplementary: path.isSupplementary, times: [time],
              centers: [center])
          )
          return
        }
        path.times.append(previousTime)
        path.centers.append(last)
      }
      path.times.append(time)
      path.centers.append(center)
      open[name] = (order, path)
    }

    func finished() -> [ElementPath] {
      (closed + open.values).sorted { $0.order < $1.order }.map(\.path).filter { path in
        Axis.allCases.contains(where: path.isShown)
      }
    }

    private static func name(_ element: TraceElement) -> String {
      let path = element.indexPath.map(String.init).joined(separator: "-")
      let named = element.elementKind ?? element.kind.rawValue
      let kind = named.replacing("UICollectionElementKindSection", with: "").lowercased()
      return (element.kind == .cell ? "" : kind + " ") + path
        + (element.departure.map { " (change \($0))" } ?? "")
    }
  }
}

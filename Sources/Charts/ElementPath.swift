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
        if let path = open.removeValue(forKey: name) { closed.append(path) }
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
      if let stood = path.times.last, stood < previousTime {
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
      let kind = element.kind == .cell ? "" : (element.elementKind ?? element.kind.rawValue) + " "
      return kind + path + (element.departure.map { " (change \($0))" } ?? "")
    }
  }
}

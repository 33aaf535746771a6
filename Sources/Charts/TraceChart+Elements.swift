internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

extension TraceChart {
  /// As many paths as can be told apart in a panel. Ours.
  static let mostPaths = 40

  /// The paths of the first trace that move along `axis`, those that move farthest where there are too many.
  func paths(_ axis: Axis) -> (shown: [ElementPath], count: Int) {
    let moving = subjects[0].paths.filter { $0.isShown(axis) }
    guard moving.count > Self.mostPaths else { return (moving, moving.count) }
    let least = moving.map { $0.reach(axis) }.sorted(by: >)[Self.mostPaths - 1]
    return (
      Array(moving.filter { $0.reach(axis) >= least }.prefix(Self.mostPaths)), moving.count
    )
  }

  /// What stands above the panel of paths.
  func pathsLabel(_ axis: Axis) -> String {
    let (shown, count) = paths(axis)
    let letter = axis == .vertical ? "y" : "x"
    let some = count > shown.count ? ", the \(shown.count) of \(count) that move farthest" : ""
    return "middle of elements \(letter), pt of content\(some)"
  }

  /// A curve for each element that moves, with its name where it begins.
  func drawPaths(_ panel: ChartPanel, _ axis: Axis) {
    panel.drawPhases(subjects[0].phases, named: false)
    let style = TextStyle(size: 10.5, color: ChartInk.text)
    var taken: [CGRect] = []
    for (index, path) in paths(axis).shown.enumerated() {
      let ink = ChartInk.trace(index)
      panel.curve(path.times.count, (ink.color, path.isSupplementary ? [2, 2] : ink.dashes)) {
        (path.times[$0], Double(path.centers[$0][axis]))
      }
      let start = CGPoint(
        x: panel.time.place(path.times[0]) + 3,
        y: panel.value.place(Double(path.centers[0][axis])) - 13)
      let place = CGRect(origin: start, size: panel.canvas.size(of: path.name, style))
      guard !taken.contains(where: { $0.intersects(place) }) else { continue }
      taken.append(place)
      panel.canvas.draw(path.name, style, at: start)
    }
  }
}

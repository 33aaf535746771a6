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

  /// A curve for each element that moves, with its name where there is room for it.
  func drawPaths(_ panel: ChartPanel, _ axis: Axis) {
    panel.drawPhases(subjects[0].phases, named: false)
    let style = ChartText.note
    var taken: [CGRect] = []
    for (index, path) in paths(axis).shown.enumerated() {
      let ink = ChartInk.trace(index)
      panel.curve(path.times.count, (ink.color, path.isSupplementary ? [2, 4] : ink.dashes)) {
        (path.times[$0], Double(path.centers[$0][axis]))
      }
      let size = panel.canvas.size(of: path.name, style)
      let place = Self.namePlaces(of: path, axis, panel, size).first { place in
        !taken.contains { $0.intersects(place) }
      }
      guard let place else { continue }
      taken.append(place.insetBy(dx: -4, dy: 1))
      panel.canvas.draw(path.name, style, at: place.origin)
    }
  }

  /// Where the name of a path can stand, the best place first: over where it begins, behind where it ends, under and
  /// over both.
  private static func namePlaces(
    of path: ElementPath, _ axis: Axis, _ panel: ChartPanel, _ size: CGSize
  ) -> [CGRect] {
    func point(_ index: Int) -> CGPoint {
      CGPoint(
        x: panel.time.place(path.times[index]),
        y: panel.value.place(Double(path.centers[index][axis])))
    }
    let (first, last) = (point(0), point(path.times.count - 1))
    return [
      CGPoint(x: first.x + 3, y: first.y - size.height),
      CGPoint(x: last.x + 5, y: last.y - size.height / 2), CGPoint(x: first.x + 3, y: first.y + 1),
      CGPoint(x: last.x - 3 - size.width, y: last.y - size.height),
      CGPoint(x: last.x - 3 - size.width, y: last.y + 1),
    ].map { CGRect(origin: $0, size: size) }
      .filter {
        $0.minY >= panel.area.minY && $0.maxX <= panel.area.maxX && $0.maxY <= panel.area.maxY
      }
  }
}

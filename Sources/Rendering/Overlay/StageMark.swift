internal import CollectionEngine
internal import Drawing
public import Foundation
public import Geometry

/// Something that is drawn over the elements, in pt of the viewport.
public enum StageMark: Equatable, Sendable {
  /// What a line stands for.
  public enum Line: Hashable, Sendable {
    /// Where a release could come to rest.
    case candidate
    /// Where the release alone would have led.
    case proposed
    /// Where the content is going to rest.
    case target
  }

  /// A line across the viewport, at `position` along `axis`.
  case line(Line, Axis, position: Double)
  /// A finger.
  case touch(CGPoint)
  /// The outline of an element of another recording.
  case ghost([CGPoint])
}

extension Canvas {
  func draw(_ mark: StageMark, in size: CGSize) {
    switch mark {
    case .line(let line, let axis, let position): draw(line, axis, position, in: size)
    case .touch(let place):
      fill(Path(circleAt: place, radius: 22), Color(red: 0.1, green: 0.1, blue: 0.15, alpha: 0.22))
      stroke(
        Path(circleAt: place, radius: 22), Color(red: 1, green: 1, blue: 1, alpha: 0.75), width: 2)
    case .ghost(let corners):
      let outline = Path(polygon: corners)
      stroke(outline, Color(red: 1, green: 1, blue: 1, alpha: 0.7), width: 3)
      stroke(
        outline, Color(red: 0.85, green: 0.1, blue: 0.45, alpha: 0.9), width: 1.5, dashes: [5, 4])
    }
  }

  private func draw(_ line: StageMark.Line, _ axis: Axis, _ position: Double, in size: CGSize) {
    let end = axis == .vertical ? size.width : size.height
    func point(_ across: Double) -> CGPoint {
      axis == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
    }
    let color = line.color
    switch line {
    case .candidate:
      stroke(Path(line: [point(0), point(end)]), color, width: 1, dashes: [2, 5])
    case .proposed:
      stroke(Path(line: [point(0), point(end)]), color, width: 2, dashes: [7, 5])
      fill(Path(circleAt: point(9), radius: 5), color)
    case .target:
      stroke(Path(line: [point(0), point(end)]), color, width: 2)
      fill(Path(circleAt: point(9), radius: 5), color)
    }
  }
}

extension StageMark.Line {
  /// The colour of the line, here and in the inspector's words.
  var color: Color {
    switch self {
    case .candidate: Color(red: 0.2, green: 0.25, blue: 0.45, alpha: 0.55)
    case .proposed: Color(red: 0.95, green: 0.55, blue: 0.1, alpha: 0.95)
    case .target: Color(red: 0.9, green: 0.15, blue: 0.3, alpha: 0.95)
    }
  }
}

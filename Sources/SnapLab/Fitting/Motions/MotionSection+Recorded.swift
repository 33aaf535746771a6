internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Tracing

extension MotionSection {
  /// The motions of a trace that says how its content moved: runs of frames that decelerate and bounce, that snap, that
  /// page.
  static func recorded(in trace: Trace, _ axis: Axis) -> [MotionSection] {
    var scan = RecordedScan(axis: axis)
    for line in trace.lines { scan.read(line) }
    scan.close(rest: nil)
    let frames = trace.frames
    return scan.sections.map { $0.withoutStand(frames, axis) }
  }

  /// Without the frames at its end in which the axis stands: the other axis may move on.
  private func withoutStand(_ trace: [TraceFrame], _ axis: Axis) -> MotionSection {
    let end = Double(trace[frames.upperBound].contentOffset[axis])
    var last = frames.upperBound
    while last > frames.lowerBound, Double(trace[last - 1].contentOffset[axis]) == end { last -= 1 }
    guard last < frames.upperBound, last > frames.lowerBound else { return self }
    var section = self
    section.frames = frames.lowerBound...last - 1
    section.rest = end
    return section
  }
}

private struct RecordedScan {
  let axis: Axis
  private(set) var sections: [MotionSection] = []
  private var open: MotionSection?
  private var count = 0
  private var lift: Double?

  init(axis: Axis) { self.axis = axis }

  mutating func read(_ line: TraceLine) {
    switch line {
    case .input(let input):
      if input.kind == "release" || (input.kind == "touch" && input.phase == "ended") {
        close(rest: nil)
        lift = input.time * 1000
      }
    case .frame(let frame):
      read(frame)
      count += 1
    case .settled(let end): close(rest: end.contentOffset[axis])
    case .interrupted: close(rest: nil)
    default: break
    }
  }

  private mutating func read(_ frame: TraceFrame) {
    guard let kind = Self.kind(frame.activity) else {
      // A table has no line for the end; the frame after it shows where it rests.
      let isAtRest = frame.activity == .idle
      close(rest: isAtRest ? Double(frame.contentOffset[axis]) : nil)
      if frame.activity == .dragging { lift = nil }
      return
    }
    if let section = open, section.activity == kind {
      open?.frames = section.frames.lowerBound...count
      return
    }
    close(rest: nil)
    open = MotionSection(frames: count...count, rest: nil, lift: lift, activity: kind)
    lift = nil
  }

  mutating func close(rest: Double?) {
    guard var section = open else { return }
    section.rest = rest
    sections.append(section)
    open = nil
  }

  /// The motion an activity belongs to; nil where no release is behind it.
  private static func kind(_ activity: ScrollActivity) -> ScrollActivity? {
    switch activity {
    case .decelerating, .bouncing: .decelerating
    case .snapping, .paging: activity
    case .animating: .animating
    case .idle, .dragging, .wheel: nil
    }
  }
}

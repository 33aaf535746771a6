internal import CollectionEngine
internal import Foundation
internal import Geometry
public import Tracing

/// A trace that a chart shows, by name.
public struct ChartSubject: Sendable {
  public let name: String
  let frames: [TraceFrame]
  /// The calls that are no more than one a frame: what begins and ends, and where releases lead.
  let calls: [TraceCall]
  /// Notes that somebody put into the trace.
  let marks: [TraceMark]
  /// The elements that move in the content.
  let paths: [ElementPath]
  /// When frames were shown, in a window session.
  let frameTimes: FrameTimes?

  /// `trace`, called `name`.
  public init(_ name: String, _ trace: Trace) {
    self.name = name
    var frames: [TraceFrame] = []
    var calls: [TraceCall] = []
    var marks: [TraceMark] = []
    for line in trace.lines {
      switch line {
      case .frame(let frame): frames.append(frame)
      case .call(let call) where Self.isShown(call.name): calls.append(call)
      case .mark(let mark): marks.append(mark)
      default: break
      }
    }
    self.frames = frames
    self.calls = calls
    self.marks = marks
    paths = ElementPath.paths(in: trace)
    frameTimes = FrameTimes(trace)
  }

  /// Layouts are prepared and asked about new bounds in every frame: a tick for each would say nothing.
  private static func isShown(_ name: String) -> Bool {
    !["prepare", "shouldInvalidateLayout", "invalidateLayout"].contains(name)
  }

  /// How far it moves along `axis`, in pt.
  func reach(_ axis: Axis) -> Double {
    let values = frames.lazy.map { Double($0.contentOffset[axis]) }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// The times in which one activity went on, and which.
  var phases: [(activity: ScrollActivity, time: ClosedRange<Double>)] {
    var phases: [(activity: ScrollActivity, time: ClosedRange<Double>)] = []
    for (index, frame) in frames.enumerated() {
      let until = frames[min(index + 1, frames.count - 1)].time
      if let last = phases.last, last.activity == frame.activity {
        phases[phases.count - 1].time = last.time.lowerBound...max(until, last.time.lowerBound)
      } else {
        phases.append((frame.activity, frame.time...max(until, frame.time)))
      }
    }
    return phases.filter { $0.activity != .idle && $0.time.upperBound > $0.time.lowerBound }
  }

  /// The offset at `time` along `axis`, between two frames on the line between them; nil beyond the ends.
  func offset(at time: Double, _ axis: Axis) -> Double? {
    guard let first = frames.first, let last = frames.last, first.time <= time, time <= last.time
    else { return nil }
    var (low, high) = (0, frames.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle } else { high = middle }
    }
    let (a, b) = (frames[low], frames[high])
    let start = Double(a.contentOffset[axis])
    guard b.time > a.time else { return start }
    return start + (Double(b.contentOffset[axis]) - start) * (time - a.time) / (b.time - a.time)
  }
}

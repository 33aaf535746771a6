public import CollectionEngine
public import Foundation
internal import Geometry

/// Writes what a scroll view does as trace lines, in any number of forms at once.
///
/// Make it the observer of the scroll view, or hand it what an observer of your own is told. It
/// numbers the frames from
/// 0. A writer's error ends that writer and no other; the errors are kept in `failures`.
public final class TraceRecorder {
  /// The number of the next frame.
  public private(set) var nextFrame = 0
  /// The errors of writers, in the order in which they came.
  public private(set) var failures: [any Error] = []
  /// Whether any writer is left.
  public var isWriting: Bool { !writers.isEmpty }

  private var writers: [any TraceWriter]
  /// The time of the last frame: what ends at that very time belongs to it, as long as no other
  /// frame was asked for.
  private var lastFrameTime = -TimeInterval.infinity
  private var elements: ElementLog

  /// A recorder that writes `header` first, and of a collection view the elements that `elements`
  /// says.
  public init(
    header: TraceHeader, writers: [any TraceWriter], elements: ElementRecording = .changed
  ) {
    self.writers = writers
    self.elements = ElementLog(elements)
    write(.header(header))
  }

  /// Writes a line that does not come from the scroll view.
  public func write(_ line: TraceLine) {
    writers.removeAll { writer in
      do {
        try writer.write(line)
        return false
      } catch {
        failures.append(error)
        return true
      }
    }
  }

  /// Names this place in the trace.
  public func mark(_ label: String, at time: TimeInterval) {
    write(.mark(TraceMark(frame: nextFrame, time: time, label: label)))
  }

  /// Notes something that the program did to the scroll view.
  public func program(
    _ kind: String, at time: TimeInterval, _ arguments: [String: TraceValue] = [:]
  ) {
    write(.input(TraceInput(time: time, kind: kind, arguments: arguments)))
  }

  /// Notes numbers that belong to the last frame, in a line of the type `type`.
  public func note(_ type: String, _ numbers: [String: Double]) {
    var members = numbers.mapValues(TraceValue.number)
    members["type"] = .string(type)
    members["frame"] = .number(Double(nextFrame - 1))
    write(.other(.object(members)))
  }

  /// Writes what is left. Call it once, after the last line.
  public func finish() {
    for writer in writers {
      do {
        try writer.finish()
      } catch {
        failures.append(error)
      }
    }
  }
}

extension TraceRecorder: CollectionViewObserver {
  public func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    write(.input(TraceInput(input, at: time)))
  }

  public func scrollView(
    _ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval
  ) {
    write(.call(TraceCall(call, frame: nextFrame, time: time)))
  }

  public func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    write(.call(TraceCall(call, frame: nextFrame, time: time)))
  }

  /// A trace has no line for the beginning of a motion: its frames say it.
  public func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {}

  public func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    write(
      .frame(
        TraceFrame(
          frame: nextFrame, time: frame.time, contentOffset: frame.contentOffset,
          velocity: frame.velocity, activity: frame.activity, contentSize: frame.contentSize,
          proposedTarget: frame.proposedTarget, target: frame.target)))
    if let view = scrollView as? CollectionView {
      for element in elements.lines(of: view, frame: nextFrame) { write(.element(element)) }
    }
    lastFrameTime = frame.time
    nextFrame += 1
  }

  public func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    let frame = end.time == lastFrameTime ? nextFrame - 1 : nextFrame
    if let interruption = end.interruption {
      write(
        .interrupted(
          TraceInterruption(frame: frame, time: end.time, by: interruption.rawValue)))
    } else {
      write(
        .settled(TraceEnd(frame: frame, time: end.time, contentOffset: end.contentOffset)))
    }
  }
}

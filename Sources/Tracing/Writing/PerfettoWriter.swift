import CollectionEngine
import Foundation

/// Writes the whole of a trace for ui.perfetto.dev (`.perfetto.json`, the Chrome trace event
/// format).
///
/// A bare array with one event a line, so that a file that was cut between two lines still loads.
/// Each activity is a slice from its first frame to the first frame of the next, and each element
/// from the frame in which it appears to the one in which it is gone; offset, velocity and target
/// are counters; every line is an instant on the track of its kind, with the line itself, as JSON
/// Lines have it, under `args.data`. Reading takes the lines from there, so nothing is lost but the
/// difference between a null and the string "null": the viewer knows no null.
///
/// Times are quantised to whole nanoseconds and never go back: a line earlier than its predecessor
/// is shown at the predecessor's time.
public final class PerfettoWriter: TraceWriter {
  /// The latest time that can be shown to the nanosecond, in seconds: a Double of seconds resolves
  /// 1e-10 s there.
  public static let latestTime = 1e6

  private var buffer: SinkBuffer
  private var hasHeading = false
  /// The time of the last event.
  private var nanoseconds = 0
  /// The activity whose slice is open.
  private var activity: ScrollActivity?
  /// The elements whose slices are open, by what was counted when they began.
  private var shown = ShownElements()

  public init(to sink: any TraceSink) {
    buffer = SinkBuffer(sink: sink, null: "\"null\"")
  }

  /// Writes one line; lines come in time order. A number that is not finite is a programming error
  /// and traps.
  ///
  /// - Throws: `TraceError` for a time before 0 or after `latestTime`, and what the sink throws.
  public func write(_ line: TraceLine) throws {
    if let time = line.time { nanoseconds = max(nanoseconds, try Self.nanoseconds(time)) }
    appendHeading(line)
    if case .frame(let frame) = line {
      appendActivity(frame.activity)
      appendCounters(frame)
    }
    if case .element(let element) = line { appendShown(element) }
    appendEvent("i", track: line.track.rawValue, name: line.title, category: line.track.name)
    buffer.text.append(",\"s\":\"t\",\"args\":{\"data\":")
    buffer.text.appendJSON(line)
    buffer.text.append("}}")
    try buffer.endLine(completesFrame: line.completesFrame)
  }

  public func finish() throws {
    appendHeading(nil)
    appendActivity(nil)
    for (element, number) in shown.removeAll() { appendShown("e", element, number) }
    buffer.text.append("\n]\n")
    try buffer.flush()
  }

  /// A time in whole nanoseconds.
  private static func nanoseconds(_ seconds: Double) throws(TraceError) -> Int {
    guard seconds.isFinite else { fatalError("A trace holds finite numbers only, not \(seconds).") }
    let nanoseconds = (seconds * 1e9).rounded()
    guard nanoseconds >= 0, seconds <= latestTime else {
      throw TraceError("a Perfetto file has times from 0 to \(Int(latestTime)) s, found \(seconds)")
    }
    return Int(nanoseconds)
  }

  /// Names the process after the scenario, and every track. `line` is the first of the trace.
  private func appendHeading(_ line: TraceLine?) {
    guard !hasHeading else { return }
    hasHeading = true
    var name = "Glissade"
    if case .header(let header) = line, let scenario = header.scenario { name += ": " + scenario }
    buffer.text.append(Self.opening)
    buffer.text.append(",\"args\":{\"name\":")
    buffer.text.appendJSON(name)
    buffer.text.append("}}")
    for track in PerfettoTrack.allCases {
      appendMetadata("thread_name", track: track)
      buffer.text.append("\"name\":\"")
      buffer.text.append(track.name)
      buffer.text.append("\"}}")
      appendMetadata("thread_sort_index", track: track)
      buffer.text.append("\"sort_index\":")
      buffer.text.append(track.rawValue)
      buffer.text.append("}}")
    }
  }

  /// How every file of ours begins.
  static let opening: StaticString = """
    [
    {"ph":"M","pid":1,"tid":0,"ts":0.000,"name":"process_name","cat":"__metadata"
    """

  private func appendMetadata(_ name: StaticString, track: PerfettoTrack) {
    buffer.text.append(",\n{\"ph\":\"M\",\"pid\":1,\"tid\":")
    buffer.text.append(track.rawValue)
    buffer.text.append(",\"ts\":0.000,\"name\":\"")
    buffer.text.append(name)
    buffer.text.append("\",\"cat\":\"__metadata\",\"args\":{")
  }

  /// Ends the slice of the last activity and begins that of `next`, if they differ.
  private func appendActivity(_ next: ScrollActivity?) {
    guard activity != next else { return }
    for (phase, activity) in [("E", activity), ("B", next)] as [(StaticString, ScrollActivity?)] {
      guard let activity else { continue }
      let track = PerfettoTrack.activity
      appendEvent(phase, track: track.rawValue, name: activity.rawValue, category: track.name)
      buffer.text.append("}")
    }
    activity = next
  }

  /// Begins the slice of an element that appears, and ends that of one that is gone. They overlap,
  /// so each has its number.
  private func appendShown(_ element: TraceElement) {
    if element.appearance == nil {
      if let number = shown.remove(element) { appendShown("e", element, number) }
    } else if let number = shown.insert(element) {
      appendShown("b", element, number)
    }
  }

  private func appendShown(_ phase: StaticString, _ element: TraceElement, _ number: Int) {
    let track = PerfettoTrack.elements
    appendEvent(phase, track: track.rawValue, name: element.title, category: track.name)
    buffer.text.append(",\"id\":")
    buffer.text.append(number)
    buffer.text.append("}")
  }

  private func appendCounters(_ frame: TraceFrame) {
    appendCounter("contentOffset.x (pt)", frame.contentOffset.x)
    appendCounter("contentOffset.y (pt)", frame.contentOffset.y)
    appendCounter("velocity.x (pt/ms)", frame.velocity.x)
    appendCounter("velocity.y (pt/ms)", frame.velocity.y)
    guard let target = frame.target else { return }
    appendCounter("target.x (pt)", target.x)
    appendCounter("target.y (pt)", target.y)
  }

  private func appendCounter(_ name: String, _ value: Double) {
    appendEvent("C", track: 0, name: name, category: "frame")
    buffer.text.append(",\"args\":{\"value\":")
    buffer.text.append(value)
    buffer.text.append("}}")
  }

  /// Begins an event at the current time: everything but its last members and the closing brace.
  private func appendEvent(
    _ phase: StaticString, track: Int, name: String, category: StaticString
  ) {
    buffer.text.append(",\n{\"ph\":\"")
    buffer.text.append(phase)
    buffer.text.append("\",\"pid\":1,\"tid\":")
    buffer.text.append(track)
    buffer.text.append(",\"ts\":")
    buffer.text.append(nanoseconds / 1000)
    buffer.text.append(".")
    buffer.text.append(nanoseconds % 1000, digits: 3)
    buffer.text.append(",\"name\":")
    buffer.text.appendJSON(name)
    buffer.text.append(",\"cat\":\"")
    buffer.text.append(category)
    buffer.text.append("\"")
  }
}

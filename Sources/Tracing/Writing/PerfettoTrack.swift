/// The tracks of a Perfetto file. The raw value is the thread identifier and the place from the
/// top.
enum PerfettoTrack: Int, CaseIterable {
  case recording = 1
  case activity, inputs, calls, frames, ends, marks, other, elements

  /// The name that the viewer shows.
  var name: StaticString {
    switch self {
    case .recording: "recording"
    case .activity: "activity"
    case .inputs: "inputs"
    case .calls: "calls"
    case .frames: "frames"
    case .ends: "ends of motion"
    case .marks: "marks"
    case .other: "other lines"
    case .elements: "elements"
    }
  }
}

extension TraceLine {
  /// The track that shows the line.
  var track: PerfettoTrack {
    switch self {
    case .header: .recording
    case .input: .inputs
    case .call: .calls
    case .frame: .frames
    case .element: .elements
    case .settled, .interrupted: .ends
    case .mark: .marks
    case .other: .other
    }
  }

  /// What the line is called on its track.
  var title: String {
    switch self {
    case .header: return "header"
    case .input(let input):
      return [input.kind, input.phase].compactMap(\.self).joined(separator: " ")
    case .call(let call): return call.name
    case .frame: return "frame"
    case .element(let element): return element.title
    case .settled: return "settled"
    case .interrupted: return "interrupted"
    case .mark(let mark): return mark.label
    case .other(let value):
      guard case .object(let members) = value, case .string(let type)? = members["type"] else {
        return ""
      }
      return type
    }
  }

  /// When it happened, in seconds; `nil` for lines that have no time.
  var time: Double? {
    switch self {
    case .header, .element, .other: nil
    case .input(let input): input.time
    case .call(let call): call.time
    case .frame(let frame): frame.time
    case .settled(let end): end.time
    case .interrupted(let interruption): interruption.time
    case .mark(let mark): mark.time
    }
  }
}

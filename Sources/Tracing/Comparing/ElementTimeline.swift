/// Walks through a trace and knows which elements are shown, and how, in each of its frames.
struct ElementTimeline {
  /// What is shown in the frame that was asked for last.
  private(set) var shown: [TraceElement.Key: TraceElement] = [:]

  private var lines: ArraySlice<TraceLine>

  init(_ trace: Trace) {
    lines = trace.lines[...]
  }

  /// Goes on to `frame`; frames are asked for in ascending order.
  ///
  /// Complexity: O(lines) for all calls together.
  mutating func advance(to frame: Int) {
    while let line = lines.first {
      switch line {
      case .frame(let next) where next.frame > frame: return
      case .element(let element): shown[element.key] = element.appearance == nil ? nil : element
      default: break
      }
      lines.removeFirst()
    }
  }
}

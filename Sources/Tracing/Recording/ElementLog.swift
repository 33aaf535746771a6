internal import CollectionEngine
internal import Geometry

/// What was shown of a collection view in the last frame: tells which elements have changed since.
///
/// It keeps values, not attributes: a layout may change its attributes in place.
struct ElementLog {
  private let recording: ElementRecording
  private var shown: [TraceElement] = []

  init(_ recording: ElementRecording) {
    self.recording = recording
  }

  /// The lines of `frame`: those that are gone, then those that are shown and are to be recorded;
  /// each cells first, then supplementary views, then decorations, ascending.
  ///
  /// Complexity: O(n log n) in the elements shown.
  mutating func lines(of view: CollectionView, frame: Int) -> [TraceElement] {
    guard recording != .none else { return [] }
    // A trace holds finite numbers only; a transform that has others shows nothing.
    let now = view.shownElements.filter(\.attributes.transform3D.isFinite).map {
      TraceElement($0, frame: frame)
    }
    var before: [TraceElement.Key: TraceElement] = [:]
    for element in shown { before[element.key] = element }
    let changed = now.filter { element in
      let old = before.removeValue(forKey: element.key)
      return recording == .all || old?.appearance != element.appearance
        || old?.identity != element.identity
    }
    let gone = shown.filter { before[$0.key] != nil }.map { element in
      var gone = element
      gone.frame = frame
      gone.appearance = nil
      return gone
    }
    shown = now
    return gone + changed
  }
}

extension CATransform3D {
  /// Whether all its numbers are finite.
  var isFinite: Bool { traceNumbers.allSatisfy(\.isFinite) }
}

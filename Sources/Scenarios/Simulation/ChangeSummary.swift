public import Foundation

/// One change of items, size or layout that a run made: what it was, and how long elements took to get where they belong.
public struct ChangeSummary: Equatable, Sendable {
  /// How a change ended.
  public enum Ending: Equatable, Sendable {
    /// Everything got where it belongs.
    case finished
    /// Something that put everything in its place at once came in between.
    case cutOff
    /// The run was over while it was still under way.
    case unfinished
  }

  /// What was changed: an `update`, a `resize` or a `setLayout`.
  public var kind: ScenarioEvent.Kind
  /// When it was made, in s.
  public var start: TimeInterval
  /// How long elements were under way, in s; 0 where they were there at once.
  public var duration: TimeInterval
  public var ending: Ending
}

/// Notes the changes of a run.
///
/// A class, because a change tells it of its end long after its beginning.
final class ChangeLog {
  private(set) var changes: [ChangeSummary] = []

  /// Notes a change that is made at `time` (s); answers what is to be called when it is over, with the time (s) and
  /// whether everything got where it belongs.
  func begin(_ kind: ScenarioEvent.Kind, at time: TimeInterval) -> (TimeInterval, Bool) -> Void {
    let number = changes.count
    changes.append(ChangeSummary(kind: kind, start: time, duration: 0, ending: .unfinished))
    return { [self] end, isFinished in
      changes[number].duration = end - time
      changes[number].ending = isFinished ? .finished : .cutOff
    }
  }

  /// The run is over at `time` (s), whatever is still under way.
  func close(at time: TimeInterval) {
    for number in changes.indices where changes[number].ending == .unfinished {
      changes[number].duration = time - changes[number].start
    }
  }
}

public import Foundation

/// One change of items, size or layout that a run made: what it was, and how long elements took to get where they belong.
public struct ChangeSummary: Equatable, Sendable {
  /// How a change ended.
  public enum Ending: Equatable, Sendable {
    /// Everything got where it belongs.
    case finished
    /// Everything went back to where it was.
    case returned
    /// Something that put everything in its place at once came in between.
    case cutOff
    /// The run was over while it was still under way.
    case unfinished
  }

  /// What was changed: an `update`, a `resize`, a `setLayout`, or the first step of a `reorder` or a `transition`.
  public var kind: ScenarioEvent.Kind
  /// When it was made, in s.
  public var start: TimeInterval
  /// How long elements were under way, in s; 0 where they were there at once. How long an item was held, if one was.
  public var duration: TimeInterval
  public var ending: Ending
}

/// Notes the changes of a run.
///
/// A class, because a change tells it of its end long after its beginning.
final class ChangeLog {
  private(set) var changes: [ChangeSummary] = []

  /// Notes a change that is made at `time` (s); answers what is to be called when it is over, with the time (s) and how it ended.
  func begin(
    _ kind: ScenarioEvent.Kind, at time: TimeInterval
  ) -> (TimeInterval, ChangeSummary.Ending) -> Void {
    let number = changes.count
    changes.append(ChangeSummary(kind: kind, start: time, duration: 0, ending: .unfinished))
    return { [self] end, ending in
      changes[number].duration = end - time
      changes[number].ending = ending
    }
  }

  /// The run is over at `time` (s), whatever is still under way.
  func close(at time: TimeInterval) {
    for number in changes.indices where changes[number].ending == .unfinished {
      changes[number].duration = time - changes[number].start
    }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Scenarios

extension MotionSummary {
  /// The motion in a sentence.
  var story: String {
    var words = "At \(start.short) s, \(activity.rawValue) from \(contentOffset.short)"
    if velocity != .zero { words += " at \(velocity.short) pt/ms" }
    if let proposedTarget, proposedTarget != target {
      words += " was proposed \(proposedTarget.short) and sent to \(target.short)"
    } else {
      words += " was sent to \(target.short)"
    }
    switch ending {
    case .settled: words += "; it came to rest at \(rest.short) after \(duration.short) s."
    case .interrupted(let cause):
      words += "; \(cause.rawValue) interrupted it at \(rest.short) after \(duration.short) s."
    case .unfinished: words += "; it has come to \(rest.short)."
    }
    return words
  }
}

import Foundation
import Scenarios
import Tracing

/// The changes of a run's items, size and layout, for a person or for a program.
struct ChangeReport {
  private let changes: [ChangeSummary]

  init(_ changes: [ChangeSummary]) {
    self.changes = changes
  }

  /// A table with a row a change, times in s rounded to four digits behind the point; nil where there was none.
  var text: String? {
    guard !changes.isEmpty else { return nil }
    var table = TextTable(header: ["change", "start s", "what", "duration s", "end"])
    for change in changes {
      let (name, what) = Self.words(change.kind)
      table.add([
        .text(name), .number(MotionReport.rounded(change.start)), .text(what),
        .number(MotionReport.rounded(change.duration)), .text(Self.words(change)),
      ])
    }
    return table.text
  }

  /// An object a change, numbers as they are.
  var values: [TraceValue] {
    changes.map { change in
      let (name, what) = Self.words(change.kind)
      return [
        "change": .string(name), "start": .number(change.start), "what": .string(what),
        "duration": .number(change.duration), "ending": .string(Self.words(change)),
      ]
    }
  }

  private static func words(_ change: ChangeSummary) -> String {
    switch change.ending {
    case .finished: change.duration > 0 ? "there" : "there at once"
    case .returned: "back"
    case .cutOff: "cut off"
    case .unfinished: "under way"
    }
  }

  /// What a change is called in a scenario, and what it did.
  private static func words(_ kind: ScenarioEvent.Kind) -> (name: String, what: String) {
    switch kind {
    case .update(let update): ("update", words(update))
    case .setLayout(let layout, _): ("setLayout", layout.description.name)
    case .resize(let size, _):
      ("resize", "\(MotionReport.rounded(size.width)) x \(MotionReport.rounded(size.height)) pt")
    case .reorderStep(.lift(let item, _)):
      ("reorder", "item [\(item.map(String.init).joined(separator: ", "))]")
    case .transitionStep(.begin(let layout)): ("transition", layout.description.name)
    default: preconditionFailure("\(kind) is not a change of items, size or layout.")
    }
  }

  private static func words(_ update: ScenarioUpdate) -> String {
    let items = [
      (update.delete.count, "deleted"), (update.insert.count, "inserted"),
      (update.move.count, "moved"), (update.reload.count, "reloaded"),
      (update.reconfigure.count, "reconfigured"),
    ]
    let sections = [
      (update.deleteSections.count, "deleted"), (update.insertSections.count, "inserted"),
      (update.moveSections.count, "moved"), (update.reloadSections.count, "reloaded"),
    ]
    let parts =
      items.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      + sections.filter { $0.0 > 0 }.map {
        "\($0.0) \($0.0 == 1 ? "section" : "sections") \($0.1)"
      }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

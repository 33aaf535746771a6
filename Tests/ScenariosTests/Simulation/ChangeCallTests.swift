import Foundation
import TestSupport
import Testing
import Tracing

@testable import Scenarios

/// What a trace says of the calls that a layout gets because of a change.
@Suite struct ChangeCallTests {
  private func calls(_ events: String, layout: String) throws -> [String] {
    let text = """
      glissade: 1
      viewport: {width: 300, height: 300}
      layout: \(layout)
      content: {sections: [{items: 4}, {items: 3}]}
      events:
        - {at: 0.1, \(events)}
      """
    let scenario = try Scenario(bytes: Array(text.utf8), name: "calls")
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "calls", bytes: []),
      writers: [JSONLinesWriter(to: sink)], elements: .none)
    #expect(Simulation(scenario, recorder: recorder).run() == .finished)
    recorder.finish()
    return String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("\"type\":\"call\"") && !$0.contains("\"frame\":0") }
      .map(String.init)
  }

  private static let rows =
    "{type: flow, itemSize: [300, 60], minimumLineSpacing: 0, headerReferenceSize: [0, 20]}"

  /// Of all elements on screen, which all are asked about, those have a line that the change brings, takes away or makes
  /// anew, and those of which the layout says something of its own.
  @Test func theCallsOfAChangeComeInTheirOrder() throws {
    let changes = [
      (
        "items", Self.rows,
        "update: {insert: [[0, 0]], delete: [[0, 1]], move: [[[0, 3], [0, 1]]], reload: [[0, 2]]}"
      ),
      ("at once", Self.rows, "update: {insert: [[0, 0]], animated: false}"),
      ("sections", Self.rows, "update: {insertSections: [{at: 0, items: 1}], deleteSections: [1]}"),
      (
        "an appearance", "{type: flow, itemSize: [100, 100], itemAppearance: fold}",
        "update: {insert: [[0, 1]], delete: [[0, 2]]}"
      ),
      ("many", Self.rows, "update: {deleteSections: [0], insert: [" + Self.many + "]}"),
      ("a resize", Self.rows, "resize: {width: 200, height: 300, animated: true}"),
      ("a layout", Self.rows, "setLayout: {layout: circle, animated: true}"),
    ]
    let texts = try changes.map { name, layout, event in
      "# \(name)\n" + (try calls(event, layout: layout)).joined(separator: "\n") + "\n"
    }
    let golden = GoldenTexts("Golden", of: "ScenariosTests", in: .module)
    #expect(
      try golden.difference(of: texts.joined(separator: "\n"), from: "change-calls.txt") == nil)
  }

  private static let many = (0..<12).map { "[0, \($0)]" }.joined(separator: ", ")
}

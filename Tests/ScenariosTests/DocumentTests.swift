import Foundation
import Testing

@testable import Scenarios

@Suite struct DocumentTests {
  private func document(_ text: String) throws -> Node {
    try Node.document(in: Array(text.utf8))
  }

  /// Each key and scalar of the tree with its place.
  private func places(_ node: Node) -> [String] {
    func text(_ place: Place) -> String {
      if case .file(let line, let column) = place { "\(line):\(column)" } else { "?" }
    }
    switch node.content {
    case .scalar(let scalar): return ["\(scalar.text) \(text(node.place))"]
    case .sequence(let elements):
      return ["[ \(text(node.place))"] + elements.flatMap(places)
    case .mapping(let entries):
      return ["{ \(text(node.place))"]
        + entries.flatMap { ["\($0.key): \(text($0.place))"] + places($0.value) }
    }
  }

  @Test func everyNodeKnowsWhereItBegins() throws {
    let node = try document("a: 1\n\"b\":\n  - x\n  - {ü: [y, \"z\"]}\nc: |\n  text\n")
    #expect(
      places(node) == [
        "{ 1:1", "a: 1:1", "1 1:4", "b: 2:1", "[ 3:3", "x 3:5", "{ 4:5", "ü: 4:6", "[ 4:9",
        "y 4:10", "z 4:13", "c: 5:1", "text\n 5:4",
      ])
  }

  @Test func linesAboveMoveEveryPlaceDown() throws {
    let places = places(try document("# one\n\n# two\n" + wholeExample))
    let moved = self.places(try document(wholeExample)).map { line in
      let parts = line.split(separator: " ").map(String.init)
      let place = parts[parts.count - 1].split(separator: ":").map { Int($0) ?? 0 }
      return (parts.dropLast() + ["\(place[0] + 3):\(place[1])"]).joined(separator: " ")
    }
    #expect(places == moved)
  }

  @Test func onlyPlainScalarsAreTyped() throws {
    let node = try document("[5, '5', \"5\"]")
    #expect(node.elements.map(\.summary) == ["5", "\"5\"", "\"5\""])
  }

  @Test func sixtyFourListsMayLieInOneAnother() throws {
    func lists(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(throws: Never.self) { try document(lists(64)) }
    #expect(throws: Problem.self) { try document(lists(65)) }
    #expect(throws: Problem.self) { try document(lists(1_000_000)) }
  }

  @Test func jsonIsRead() throws {
    let keys: [String: Any] = [
      "glissade": 1, "content": ["size": [375, 6000]],
      "events": [["at": 0.5, "mark": "a/b \"c\" \\ \u{1} é 😀"], ["at": 1, "stop": [:]]],
    ]
    for options in [JSONSerialization.WritingOptions(), .prettyPrinted] {
      let data = try JSONSerialization.data(withJSONObject: keys, options: options)
      let scenario = try Scenario(bytes: Array(data), name: "example.json")
      #expect(scenario.events[0].kind == .mark("a/b \"c\" \\ \u{1} é 😀"))
      #expect(scenario.events[1] == ScenarioEvent(at: 1, .stop))
    }
  }

  @Test(arguments: [
    (#"\uD83D\uDE00"#, "😀"), (#"\ud83d\ude00\uD83D\uDE00"#, "😀😀"),
    (#"\\uD83D\\uDE00"#, #"\uD83D\uDE00"#),
    (#"\"\uDBFF\uDFFF\""#, "\"\u{10FFFF}\""), (#"\u0041\t"#, "A\t"),
    (#"\/\b\f\n\r"#, "/\u{8}\u{C}\n\r"),
  ])
  func escapesOfJSONAreRead(_ escaped: String, _ text: String) throws {
    let node = try document("\t{\"a\": \"\(escaped)\", \"b\": 1}".replacing("\t", with: " "))
    guard case .scalar(let scalar)? = node.entry("a")?.value.content else {
      Issue.record("a is no scalar")
      return
    }
    #expect(scalar.text == text)
    let column = UInt32(12 + escaped.unicodeScalars.count)
    #expect(node.entry("b")?.place == .file(line: 1, column: column))
  }

  @Test func halfASurrogatePairIsAProblem() {
    for escape in [#"\uD83D"#, #"\uDE00\uD83D"#, #"\uD83Dx\uDE00"#, #"\uD83D\uDE0"#] {
      #expect(throws: Problem.self) { try document("{\"a\": \"\(escape)\"}") }
    }
  }
}

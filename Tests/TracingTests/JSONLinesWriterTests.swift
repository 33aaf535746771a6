import CollectionEngine
import Foundation
import Testing
import Tracing

@Suite("The JSON Lines writer")
struct JSONLinesWriterTests {
  private func written(_ lines: TraceLine...) throws -> String {
    let sink = MemorySink()
    let writer = JSONLinesWriter(to: sink)
    for line in lines { try writer.write(line) }
    try writer.finish()
    return sink.text
  }

  @Test("writes the documented lines, key by key")
  func documentedLines() throws {
    let text = try written(
      .header(
        TraceHeader(
          scenario: "paging", sha256: "00ff", viewport: CGSize(width: 375, height: 667), scale: 3,
          rate: 60,
          physics: ["touchSlop": 10, "profile": "uikit"])),
      .input(
        TraceInput(time: 0.008, kind: "touch", phase: "moved", location: CGPoint(x: 290, y: 400))),
      .call(
        TraceCall(
          frame: 4, time: 0.06666666666666667, name: "targetContentOffset",
          arguments: ["velocity": [0.8, 0], "proposed": [434.6666666666667, 0]], result: [310, 0])),
      .frame(
        TraceFrame(
          frame: 12, time: 0.2, contentOffset: CGPoint(x: 128.21576069975288, y: 0),
          velocity: CGPoint(x: 0.5410960007499221, y: 0), activity: .snapping,
          contentSize: CGSize(width: 3750, height: 667),
          proposedTarget: CGPoint(x: 434.6666666666667, y: 0),
          target: CGPoint(x: 310, y: 0))),
      .settled(TraceEnd(frame: 94, time: 1.5666666666666667, contentOffset: CGPoint(x: 310, y: 0))),
      .interrupted(TraceInterruption(frame: 32, time: 0.5333333333333333, by: "touch")))
    #expect(
      text == """
        {"type":"header","version":1,"scenario":"paging","sha256":"00ff","viewport":[375,667],"scale":3,"rate":60,"physics":{"profile":"uikit","touchSlop":10}}
        {"type":"input","time":0.008,"kind":"touch","phase":"moved","location":[290,400]}
        {"type":"call","frame":4,"time":0.06666666666666667,"name":"targetContentOffset","arguments":{"proposed":[434.6666666666667,0],"velocity":[0.8,0]},"result":[310,0]}
        {"type":"frame","frame":12,"time":0.2,"contentOffset":[128.21576069975288,0],"velocity":[0.5410960007499221,0],"activity":"snapping","contentSize":[3750,667],"proposedTarget":[434.6666666666667,0],"target":[310,0]}
        {"type":"settled","frame":94,"time":1.5666666666666667,"contentOffset":[310,0]}
        {"type":"interrupted","frame":32,"time":0.5333333333333333,"by":"touch"}

        """)
  }

  @Test(
    "writes a number in the shortest form that reads back the same",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-3, "-3"), (0.1, "0.1"), (1e-7, "1e-07"),
      (0x1p53, "9007199254740992"),
      (0x1p53 - 1, "9007199254740991"), (-1e15, "-1000000000000000"), (1e300, "1e+300"),
      (.leastNonzeroMagnitude, "5e-324"),
      (0.30000000000000004, "0.30000000000000004"),
    ])
  func numbers(number: Double, text: String) throws {
    let line = try written(.other(["type": "x", "value": .number(number)]))
    #expect(line == "{\"type\":\"x\",\"value\":\(text)}\n")
    #expect(Double(text) == number)
  }

  @Test("escapes what JSON demands and nothing else")
  func strings() throws {
    let line = try written(
      .mark(TraceMark(frame: 0, time: 0, label: "\"a\\b\"\n\t\r\u{1}\u{1f}\u{7f}/é日🎯")))
    #expect(
      line == #"{"type":"mark","frame":0,"time":0,"label":"\"a\\b\"\n\t\r\u0001\u001f"#
        + "\u{7f}/é日🎯\"}\n")
  }

  @Test("tells an answer of nil from no answer")
  func results() throws {
    #expect(
      try written(
        .call(TraceCall(frame: 1, time: 0, name: "a", result: .null)),
        .call(TraceCall(frame: 1, time: 0, name: "b")))
          == """
          {"type":"call","frame":1,"time":0,"name":"a","result":null}
          {"type":"call","frame":1,"time":0,"name":"b"}

          """)
  }

  @Test("keeps a line of an unknown type, its type first and its keys in alphabetical order")
  func unknownLines() throws {
    #expect(
      try written(.other(["alpha": 1, "type": "element", "kind": "cell", "b": [:], "a": []]))
        == "{\"type\":\"element\",\"a\":[],\"alpha\":1,\"b\":{},\"kind\":\"cell\"}\n")
  }

  @Test("traps on a number that is not finite, with a sentence")
  func nonFinite() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try JSONLinesWriter(to: MemorySink()).write(
        .mark(TraceMark(frame: 0, time: .infinity, label: "")))
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("A trace holds finite numbers only, not inf."))
  }

  @Test("traps on a line without a type, with a sentence")
  func untyped() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try JSONLinesWriter(to: MemorySink()).write(.other(["kind": "cell"]))
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("A line of a trace is an object with a string under \"type\""))
  }
}

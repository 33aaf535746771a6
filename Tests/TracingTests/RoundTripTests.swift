import CollectionEngine
import Foundation
import Testing
import Tracing

@Suite("Reading what a writer wrote")
struct RoundTripTests {
  @Test(
    "gives the same lines, and writing them again the same bytes",
    arguments: TraceForm.allCases, 0..<60 as Range<UInt64>)
  func sameBytes(form: TraceForm, seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed)
    let bytes = try trace.bytes(in: form)
    let read = try Trace(reading: bytes)
    #expect(read.lines == trace.reduced(to: form))
    #expect(!read.isTruncated && !read.isForeign)
    #expect(try read.bytes(in: form) == bytes)
  }

  @Test("finds the header and the frames")
  func accessors() throws {
    let frame = TraceLine.frame(
      TraceFrame(
        frame: 0, time: 0, contentOffset: .zero, velocity: .zero, activity: .idle,
        contentSize: .zero))
    let header = TraceHeader(viewport: CGSize(width: 1, height: 2), scale: 2)
    let trace = Trace(lines: [
      .mark(TraceMark(frame: 0, time: 0, label: "")), .header(header), frame,
    ])
    #expect(trace.header == header)
    #expect(trace.frames.map(TraceLine.frame) == [frame])
    #expect(Trace(lines: []).header == nil)
  }

  @Test("of no lines gives no lines", arguments: [TraceForm.csv, .perfetto])
  func empty(form: TraceForm) throws {
    let bytes = try Trace(lines: []).bytes(in: form)
    #expect(!bytes.isEmpty)
    let read = try Trace(reading: bytes)
    #expect(read == Trace(lines: []))
    #expect(try read.bytes(in: form) == bytes)
  }

  @Test(
    "needs no more than the ending of its name to be told",
    arguments: [
      ("a.jsonl", TraceForm.jsonLines), ("A.CSV", .csv), ("b/c.perfetto.json", .perfetto),
      ("a.json", nil), ("csv", nil), ("", nil),
    ])
  func names(name: String, form: TraceForm?) {
    #expect(TraceForm(fileName: name) == form)
  }
}

@Suite("A file that was cut in its last line")
struct TruncationTests {
  @Test(
    "reads up to its last whole line and says so, wherever it was cut",
    arguments: TraceForm.allCases, [0, 1, 2, 3] as [UInt64])
  func everyByte(form: TraceForm, seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed, frames: 3)
    var bytes = try trace.bytes(in: form)
    let lines = trace.reduced(to: form)
    if form == .perfetto {
      // The last line of the trace is the last instant; what follows it ends the array.
      let last = try #require(bytes.range(of: Data("\n{\"ph\":\"i\"".utf8), options: .backwards))
      let end = try #require(bytes[(last.lowerBound + 1)...].firstIndex(of: UInt8(ascii: "\n")))
      bytes = bytes[...end]
    }
    let end = bytes.count - (form == .perfetto ? 2 : 1)
    let start = try #require(bytes[..<end].lastIndex(of: UInt8(ascii: "\n"))) + 1
    for cut in (start + 1)..<end {
      let read = try Trace(reading: bytes[..<cut])
      #expect(read.lines == lines.dropLast(), "cut at byte \(cut - start)")
      #expect(read.isTruncated, "cut at byte \(cut - start)")
    }
  }

  @Test("is whole when only its line feed is missing", arguments: [0, 1, 2] as [UInt64])
  func lineFeed(seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed)
    #expect(try Trace(reading: trace.bytes(in: .jsonLines).dropLast()) == trace)
  }

  @Test("of a table that is not ours lacks the row that has too few fields")
  func foreign() throws {
    let cut = try Trace(text: "t,x,y\n0,1,2\n0.1,3")
    #expect(cut.isTruncated)
    #expect(cut.frames.count == 1)
    let whole = try Trace(text: "t,x,y\n0,1,2\n0.1,3,4")
    #expect(!whole.isTruncated)
    #expect(whole.frames.count == 2)
  }

  @Test("is bad where it was not cut: before the end every line is whole")
  func middle() {
    #expect(throws: TraceError(line: 2, "the line is not valid JSON")) {
      try Trace(text: "{\"type\":\"x\"}\n{\"type\":\n{\"type\":\"x\"}\n")
    }
  }
}

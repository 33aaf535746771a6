import CollectionEngine
import Foundation
import Testing
import Tracing

/// Counts what it gets.
private final class CountingSink: TraceSink {
  /// The bytes of each piece.
  var pieces: [Int] = []

  func write(_ bytes: UnsafeRawBufferPointer) {
    pieces.append(bytes.count)
  }
}

private struct FullDisk: Error {}

private final class FailingSink: TraceSink {
  func write(_ bytes: UnsafeRawBufferPointer) throws { throw FullDisk() }
}

@Suite("A writer hands over")
struct StreamingTests {
  private func frame(_ number: Int) -> TraceLine {
    .frame(
      TraceFrame(
        frame: number, time: Double(number) / 60, contentOffset: .zero, velocity: .zero,
        activity: .idle,
        contentSize: .zero))
  }

  @Test("all lines of a frame at once", arguments: TraceForm.allCases)
  func oncePerFrame(form: TraceForm) throws {
    let sink = CountingSink()
    let writer = form.makeWriter(to: sink)
    for number in 0..<100 {
      try writer.write(.input(TraceInput(time: Double(number) / 60, kind: "touch")))
      try writer.write(.call(TraceCall(frame: number, time: Double(number) / 60, name: "prepare")))
      #expect(sink.pieces.count == number)
      try writer.write(frame(number))
      #expect(sink.pieces.count == number + 1)
    }
  }

  @Test(
    "whole lines before much more than 16 kB wait, even when no frame comes",
    arguments: [TraceForm.jsonLines, .perfetto])
  func bounded(form: TraceForm) throws {
    let sink = CountingSink()
    let writer = form.makeWriter(to: sink)
    for number in 0..<10_000 {
      try writer.write(.mark(TraceMark(frame: 0, time: Double(number), label: "x")))
    }
    try writer.finish()
    #expect(sink.pieces.count > 10)
    #expect(sink.pieces.allSatisfy { $0 < 17 * 1024 })
  }

  @Test(
    "what reads back as all that happened, whenever the recording is killed",
    arguments: TraceForm.allCases, 0..<5 as Range<UInt64>)
  func killed(form: TraceForm, seed: UInt64) throws {
    let lines = RandomTrace.make(seed: seed).lines
    let sink = MemorySink()
    let writer = form.makeWriter(to: sink)
    for (index, line) in lines.enumerated() {
      try writer.write(line)
      guard case .frame = line else { continue }
      let soFar = Trace(lines: Array(lines[...index])).reduced(to: form)
      #expect(try Trace(reading: Data(sink.bytes)).lines == soFar)
    }
  }

  @Test("the sink's error to the caller, and goes on afterwards")
  func errors() throws {
    let writer = JSONLinesWriter(to: FailingSink())
    try writer.write(.mark(TraceMark(frame: 0, time: 0, label: "x")))
    #expect(throws: FullDisk.self) { try writer.write(frame(0)) }
    try writer.finish()
  }
}

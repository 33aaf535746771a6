import CollectionEngine
import Foundation
import Testing
import Tracing

/// Counts what it gets and keeps only the last piece.
private final class CountingSink: TraceSink {
  var pieces: [Int] = []
  var endsWithLineFeed = true

  func write(_ bytes: UnsafeRawBufferPointer) {
    pieces.append(bytes.count)
    if bytes.last != UInt8(ascii: "\n") { endsWithLineFeed = false }
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

  @Test("all lines of a frame at once")
  func oncePerFrame() throws {
    let sink = CountingSink()
    let writer = JSONLinesWriter(to: sink)
    for number in 0..<100 {
      try writer.write(.input(TraceInput(time: Double(number) / 60, kind: "touch")))
      try writer.write(.call(TraceCall(frame: number, time: Double(number) / 60, name: "prepare")))
      #expect(sink.pieces.count == number)
      try writer.write(frame(number))
      #expect(sink.pieces.count == number + 1)
    }
    try writer.finish()
    #expect(sink.pieces.count == 100)
    #expect(sink.endsWithLineFeed)
  }

  @Test("whole lines before much more than 16 kB wait, even when no frame comes")
  func bounded() throws {
    let sink = CountingSink()
    let writer = JSONLinesWriter(to: sink)
    for number in 0..<10_000 {
      try writer.write(.mark(TraceMark(frame: 0, time: Double(number), label: "x")))
    }
    try writer.finish()
    #expect(sink.pieces.count > 10)
    #expect(sink.pieces.allSatisfy { $0 < 17 * 1024 })
    #expect(sink.endsWithLineFeed)
  }

  @Test("the sink's error to the caller, and goes on afterwards")
  func errors() throws {
    let writer = JSONLinesWriter(to: FailingSink())
    try writer.write(.mark(TraceMark(frame: 0, time: 0, label: "x")))
    #expect(throws: FullDisk.self) { try writer.write(frame(0)) }
    try writer.finish()
  }
}

import CollectionEngine
import Foundation
import Geometry
import Tracing

/// All benchmarks, in the order in which they run.
let benchmarks: [Benchmark] = [
  Benchmark(name: "frame") { scroll("frame", frames: 3_000_000, recorder: nil, budget: 1000) },
  Benchmark(name: "recorded-frame") {
    record("recorded-frame", frames: 300_000, budget: 5000)
  },
  Benchmark(name: "recorded-hour") {
    record("recorded-hour", frames: 3600 * framesPerSecond, budget: 5000)
  },
  animationBenchmark,
]

private let framesPerSecond = 120

/// Counts what a recorder writes, and writes it to a file that nobody sees: the cost of write(2) is part of recording.
private final class CountingFile: TraceSink {
  private(set) var lines = 0
  private(set) var bytes = 0
  private let file = tmpfile()!

  func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes += bytes.count
    lines += bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let written = Foundation.write(fileno(file), bytes.baseAddress, bytes.count)
    precondition(written == bytes.count, "The temporary file takes no more.")
  }

  deinit { fclose(file) }
}

/// Scrolls for `frames` frames with a JSON Lines recorder.
private func record(_ name: String, frames: Int, budget: Double) -> Report {
  let sink = CountingFile()
  let header = TraceHeader(
    scenario: name, viewport: CGSize(width: 375, height: 667), scale: 3,
    rate: Double(framesPerSecond))
  let recorder = TraceRecorder(header: header, writers: [JSONLinesWriter(to: sink)])
  let report = scroll(name, frames: frames, recorder: recorder, budget: budget)
  recorder.finish()
  precondition(recorder.nextFrame == frames, "A frame is missing from the trace.")
  precondition(sink.lines > frames, "A line is missing from the trace.")
  return Report(
    name: name, frames: frames, lines: sink.lines, bytes: sink.bytes, time: report.time,
    budget: budget, growth: report.growth)
}

/// Lets a scroll view glide for `frames` frames, thrown again, up and down, whenever it has come to rest.
private func scroll(
  _ name: String, frames: Int, recorder: TraceRecorder?, budget: Double
) -> Report {
  let view = ScrollView(size: CGSize(width: 375, height: 667))
  view.pixelGrid = PixelGrid(scale: 3)
  view.contentSize = CGSize(width: 375, height: 100_000)
  view.observer = recorder
  var throwsDown = true
  var throwCount = 0
  var distance = 0.0
  var memory = residentMemory()
  let start = cpuTime()
  for frame in 0..<frames {
    let time = Double(frame) / Double(framesPerSecond)
    if view.isAtRest {
      view.handle(
        .release(contentOffset: nil, velocity: CGPoint(x: 0, y: throwsDown ? 5 : -5)), at: time)
      throwsDown.toggle()
      throwCount += 1
    }
    let before = view.contentOffset.y
    view.advance(to: time)
    distance += abs(view.contentOffset.y - before)
    if frame == frames / 10 { memory = residentMemory() }
  }
  let elapsed = cpuTime() - start
  // A throw at 5 pt/ms goes 2,490 pt (the vectors of free deceleration).
  let expected = Double(throwCount) * 2490.01
  precondition(
    abs(distance - expected) < 2600, "It scrolled \(distance) pt instead of about \(expected).")
  return Report(
    name: name, frames: frames, lines: 0, bytes: 0, time: elapsed, budget: budget,
    growth: residentMemory() - memory)
}

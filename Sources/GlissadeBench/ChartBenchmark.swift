import Charts
import CollectionEngine
import Drawing
import Foundation
import Tracing

/// A chart of 100,000 frames, in each form.
struct ChartBenchmark: Sendable {
  let name: String
  let form: VectorPage.Form?

  static let all = [
    ChartBenchmark(name: "chart-svg", form: .svg), ChartBenchmark(name: "chart-pdf", form: .pdf),
    ChartBenchmark(name: "chart-png", form: nil),
  ]

  /// What a run found, as a row of a CSV table.
  struct Report {
    let name: String
    /// CPU time from the trace in memory to the bytes of the file, in s.
    let time: Double
    /// How large the file is, in bytes.
    let bytes: Int
    /// Whether both are within their limits: a second, and a megabyte, which a browser opens at once. Ours.
    var isMet: Bool { time < 1 && bytes < 1_000_000 }

    static let heading = "chart,frames,cpu_s,budget_s,file_bytes,budget_bytes,met"

    var line: String {
      [
        name, "\(ChartBenchmark.frames)", String(format: "%.3f", time), "1", "\(bytes)", "1000000",
        isMet ? "yes" : "no",
      ].joined(separator: ",")
    }
  }

  /// How many frames the trace has: 28 minutes at 60 a second.
  static let frames = 100_000

  /// Draws the chart, and checks that it is none of an empty page.
  func run() -> Report {
    let trace = Self.trace
    let start = cpuTime()
    let chart = TraceChart([ChartSubject("a long session", trace)])
    let bytes: Int
    do {
      if let form {
        let page = try VectorPage(form, size: chart.size)
        chart.draw(on: Canvas(page))
        bytes = try page.data().count
      } else {
        let bitmap = try Bitmap(size: chart.size, scale: 2, isOpaque: true)
        chart.draw(on: Canvas(bitmap))
        bytes = try bitmap.pngData().count
      }
    } catch {
      fatalError("The chart cannot be drawn: \(error).")
    }
    let report = Report(name: name, time: cpuTime() - start, bytes: bytes)
    precondition(report.bytes > 20_000, "The chart is an empty page.")
    return report
  }

  /// Throws up and down, each of three seconds.
  private static let trace = Trace(
    lines: (0..<frames).map { number in
      let part = Double(number % 180) / 60
      let sign = number / 180 % 2 == 0 ? 1.0 : -1
      return .frame(
        TraceFrame(
          frame: number, time: Double(number) / 60,
          contentOffset: CGPoint(x: 0, y: 2000 + sign * 990 * (1 - exp(-2 * part))),
          velocity: CGPoint(x: 0, y: sign * 2 * exp(-2 * part)),
          activity: part < 0.2 ? .dragging : .decelerating,
          contentSize: CGSize(width: 375, height: 6000),
          proposedTarget: CGPoint(x: 0, y: 2000 + sign * 990),
          target: CGPoint(x: 0, y: 2000 + sign * 990)))
    })
}

import Foundation

/// One benchmark: a name and a run that verifies its own result.
struct Benchmark: Sendable {
  let name: String
  let run: @Sendable () -> Report
}

/// What a run found, as a row of a CSV table.
struct Report {
  let name: String
  /// How many frames were shown.
  let frames: Int
  /// How many trace lines and bytes were written.
  let lines: Int
  let bytes: Int
  /// CPU time of the whole run, in s.
  let time: Double
  /// What a frame may cost, in ns of CPU.
  let budget: Double
  /// How much the resident memory grew between the first tenth of the run and its end, in kB.
  let growth: Int

  static let heading =
    "benchmark,frames,lines,bytes,cpu_s,ns_per_frame,budget_ns,share_of_budget,memory_growth_kb"

  var line: String {
    let perFrame = time / Double(frames) * 1e9
    return [
      name, "\(frames)", "\(lines)", "\(bytes)", String(format: "%.3f", time),
      String(format: "%.0f", perFrame), String(format: "%.0f", budget),
      String(format: "%.3f", perFrame / budget), "\(growth)",
    ].joined(separator: ",")
  }
}

import Foundation

/// What it costs to show a screen of sixty cells, as a row of a CSV table.
struct SceneReport {
  let name: String
  let frames: Int
  /// How many cells a frame shows, on average.
  let cells: Double
  /// CPU time of a frame's engine and attributes, up to the scene, in ms.
  let engine: Double
  /// CPU time of a frame's compositing, in ms.
  let compositing: Double
  /// What compositing may cost, in ms of CPU.
  let budget: Double
  /// Bitmaps drawn, kept at the end, and what these take, in kB.
  let drawn: Int
  let kept: Int
  let bitmapMemory: Int
  /// How much the resident memory grew between the first quarter of the run and its end, in kB.
  let growth: Int

  static let heading =
    "scene,frames,cells,engine_ms,compositing_ms,budget_ms,share_of_budget,frames_per_cpu_s,bitmaps_drawn,bitmaps_kept,bitmap_kb,memory_growth_kb"

  var line: String {
    [
      name, "\(frames)", String(format: "%.1f", cells), String(format: "%.4f", engine),
      String(format: "%.3f", compositing), String(format: "%.2f", budget),
      String(format: "%.2f", compositing / budget),
      String(format: "%.0f", 1000 / (engine + compositing)), "\(drawn)", "\(kept)",
      "\(bitmapMemory)", "\(growth)",
    ].joined(separator: ",")
  }
}

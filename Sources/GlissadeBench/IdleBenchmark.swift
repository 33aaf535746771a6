import CollectionEngine
import DesktopWindow
import Foundation
import Layouts
import Rendering
import Scenarios

/// What a window takes of the processor while nothing moves in it, as a row of a CSV table. Nobody sees the window: SDL's dummy
/// driver shows it, which polls a thousand times a second, unless `SDL_VIDEODRIVER` names another one.
struct IdleBenchmark {
  static let name = "idle"
  static let heading = "window,wall_s,frames,cpu_ms_per_s,share_of_processor"

  /// How long the window has to come to rest, in s.
  private static let settling = 2.0
  /// How long it is watched, in s.
  private static let watching = 10.0

  func run() -> String {
    // Whoever names a driver has that one.
    setenv("SDL_VIDEODRIVER", "dummy", 0)
    let text = "glissade: 1\nlayout: flow\ncontent: {sections: [{items: 1000}]}\n"
    let counter = FrameCounter()
    let surroundings = PreviewSurroundings(
      layouts: .standard, scenario: { name in throw Unnamed(name: name) },
      save: { _ in "" }, savePicture: { _ in "" })
    do {
      let scenario = try Scenario(bytes: Array(text.utf8), name: Self.name)
      let window = try PreviewWindow(
        scenario, name: Self.name, surroundings: surroundings, style: CardStyle(),
        options: PreviewOptions(), observers: [counter])
      let opened = now()
      var start: (wall: Double, cpu: Double, frames: Int)?
      _ = try window.run {
        let wall = now()
        if start == nil, wall - opened >= Self.settling { start = (wall, cpuTime(), counter.count) }
        return wall - opened >= Self.settling + Self.watching
      }
      guard let start else { refuse("the window closed by itself", exitCode: 70) }
      let (wall, cpu) = (now() - start.wall, cpuTime() - start.cpu)
      return
        "\(Self.name),\(String(format: "%.1f", wall)),\(counter.count - start.frames),"
        + "\(String(format: "%.3f", cpu / wall * 1000)),\(String(format: "%.5f", cpu / wall))"
    } catch { refuse("\(error)", exitCode: 69) }
  }

  /// On a clock that never goes back, in s.
  private func now() -> Double { ProcessInfo.processInfo.systemUptime }

  private struct Unnamed: Error { let name: String }
}

/// Counts the frames of a run.
private final class FrameCounter: RunObserver {
  private(set) var count = 0

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) { count += 1 }
}

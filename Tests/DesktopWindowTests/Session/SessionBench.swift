import CollectionEngine
import Drawing
import Foundation
import Layouts
import Rendering
import Scenarios
import Tracing

@testable import DesktopWindow

/// A session with its person, in a world of its own: no files, no window, no clock.
final class SessionBench {
  let session: PreviewSession
  /// The person's time, in s.
  private(set) var now = 0.0
  /// What was saved, and what comes next from the file and by name.
  let world: World

  /// What stands around a session.
  final class World {
    var saved: [Scenario] = []
    var pictures = 0
    var changed: Result<Scenario?, SampleError> = .success(nil)
    var scenarios: [String: String] = [:]
    var savingFailure: SampleError?
  }

  /// A sentence that a surrounding throws.
  struct SampleError: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String, name: String = "sample", scenarios: [String: String] = [:]) throws {
    let world = World()
    world.scenarios = scenarios
    self.world = world
    session = PreviewSession(
      try Self.read(text), name: name, surroundings: Self.surroundings(world),
      cache: BitmapCache(style: PlainStyle()), at: 0)
  }

  static func read(_ text: String) throws -> Scenario {
    try Scenario(bytes: Array(("glissade: 1\n" + text).utf8), name: "sample.yaml")
  }

  static func surroundings(_ world: World) -> PreviewSurroundings {
    PreviewSurroundings(
      layouts: .standard, scenarioNames: world.scenarios.keys.sorted(),
      scenario: { name in
        guard let text = world.scenarios[name], let scenario = try? read(text) else {
          throw SampleError(description: "\(name) is no scenario")
        }
        return scenario
      },
      changedScenario: {
        defer { world.changed = .success(nil) }
        return try world.changed.get()
      },
      save: { scenario in
        if let failure = world.savingFailure { throw failure }
        world.saved.append(scenario)
        return "Kept"
      },
      savePicture: { _ in
        world.pictures += 1
        return "Kept"
      })
  }

  /// Shows the frames of the next `seconds`, 60 a second, and answers what the last one showed.
  @discardableResult
  func wait(_ seconds: Double = 1.0 / 60) -> Picture {
    let end = now + seconds - 1e-9
    var picture: Picture
    repeat {
      now += 1.0 / 60
      picture = session.frame(at: now)
    } while now < end
    return picture
  }

  /// Does `commands` one after another, and shows the frames until nothing moves any more.
  @discardableResult
  func press(_ commands: KeyCommand...) -> Picture {
    for command in commands { session.perform(command, at: now) }
    return settle()
  }

  /// Shows frames until nothing moves, for ten seconds at most.
  @discardableResult
  func settle() -> Picture {
    let end = now + 10
    var picture = wait()
    while !(session.run.isAtRest && session.run.isScriptOver), now < end { picture = wait() }
    return picture
  }

  /// A finger drags from one place to another in a tenth of a second, and lifts.
  func drag(from start: CGPoint, to end: CGPoint) {
    session.handle(.touch(.began, location: start), at: now)
    for step in 1...6 {
      wait()
      let part = Double(step) / 6
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      session.handle(.touch(.moved, location: place), at: now)
    }
    session.handle(.touch(.ended, location: end), at: now)
    wait()
  }

  var offset: CGPoint { session.run.scrollView.contentOffset }
}

/// Cells in one colour: no fonts, nothing that takes time.
struct PlainStyle: CellStyle {
  func draw(_ content: CellContent, size: CGSize, on canvas: Canvas) {
    canvas.fill(Path(CGRect(origin: .zero, size: size)), Color(red: 0.2, green: 0.4, blue: 0.6))
  }
}

/// What a run or a replay writes, line by line, without the header.
final class TraceLines {
  let recorder: TraceRecorder
  private let sink = MemorySink()

  init(_ scenario: Scenario) {
    recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "session", bytes: []),
      writers: [JSONLinesWriter(to: sink)])
  }

  /// The lines so far, but for when a window showed frames; call it once.
  func finish() -> [Substring] {
    recorder.finish()
    return lines.filter { !$0.hasPrefix(Self.timing) }
  }

  /// The lines that say when a window showed frames, so far.
  var timings: [Substring] { lines.filter { $0.hasPrefix(Self.timing) } }

  private static let timing = #"{"type":"timing""#

  private var lines: [Substring] {
    String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { $0 }
  }

  /// The lines of `scenario` replayed without anybody taking part.
  static func replay(_ scenario: Scenario) -> [Substring] {
    let lines = TraceLines(scenario)
    _ = Simulation(scenario, recorder: lines.recorder).run()
    return lines.finish()
  }
}

internal import CollectionEngine
internal import Foundation
internal import Layouts

/// What is kept of a live run: the times of its frames, and how much of what happened fits into a file.
struct LiveLog {
  /// The times of the frames that are kept, in s.
  private(set) var frames: [Double] = []
  /// Whether a file can hold no more.
  private(set) var isFull = false

  /// How many events had begun by the last frame that is kept.
  private var begun = 0
  /// How long the file is so far, in bytes, or a little less.
  private var length: Int
  private let format = ScenarioKeys(layouts: .standard).event

  /// The longest time of a frame in a list, in bytes: 17 digits, what stands around them, and its share of a line's
  /// end.
  private static let frameLength = 22
  /// A touch as an event of its own, in bytes, but for its coordinates.
  private static let touchLength = 90

  init(_ base: Scenario) { length = base.yaml.utf8.count }

  /// The run has shown the frame of `time` (s), and of all events so many have begun.
  mutating func noteFrame(at time: Double, begun: Int) {
    length += Self.frameLength
    isFull =
      isFull || length > Node.largestFile || frames.count == Limits.frames || time > Limits.time
    guard !isFull else { return }
    frames.append(time)
    self.begun = begun
  }

  /// `event` was handed over.
  mutating func note(_ event: ScenarioEvent) {
    guard !isFull else { return }
    if case .touch(_, let location) = event.kind {
      length += Self.touchLength + "\(location.x)\(location.y)".utf8.count
    } else {
      length += format.write(event).map { YAMLWriter.length(ofEntry: $0) } ?? 0
    }
  }

  /// Why no file can hold `kind`: a number that is out of range; nil where one can.
  func fault(of kind: ScenarioEvent.Kind) -> String? {
    if case .touch(_, let location) = kind {
      let isHeld = max(abs(location.x), abs(location.y)) <= Limits.length
      return isHeld ? nil : "touch.location: expected \(Bounds.coordinate.phrase)"
    }
    // A layout is right by itself, and need not be one that a file of this program alone can name.
    if case .setLayout = kind { return nil }
    let place = Place.file(line: 1, column: 1)
    guard let value = format.write(ScenarioEvent(at: 0, kind)) else { return nil }
    do throws(Problem) {
      _ = try format.read(value.node(at: place))
      return nil
    } catch { return error.message }
  }

  /// What happened as a scenario on the stage of `base`; `events` are all that have begun.
  func scenario(from base: Scenario, events: [EventQueue.Begun]) -> Scenario {
    guard !frames.isEmpty else { return base }
    var times = frames
    var happened = TouchGrouping(events[..<begun]).events
    if happened.count > Limits.events {
      // What a file cannot hold has not happened, and neither have the frames behind it.
      let end = happened[Limits.events].at - ScrollView.sameInstant
      times.removeAll { $0 >= end }
      happened.removeLast(happened.count - Limits.events)
    }
    var scenario = base
    scenario.frames = FrameClock(rate: base.frames.rate, times: times)
    scenario.events = happened
    scenario.until = .time(times.last ?? 0)
    return scenario
  }
}

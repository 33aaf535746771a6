import CollectionEngine
import Foundation
import Layouts
import TestSupport
import Tracing

@testable import Scenarios

/// A person and a program at work on a live run: fingers that jitter, wheels, changes of everything, all at any time.
struct RandomSession {
  private var random: RandomScenario
  private let run: LiveRun
  private var time = 0.0
  private var finger: CGPoint?
  private var step = CGPoint.zero

  init(_ run: LiveRun, seed: UInt64) {
    self.run = run
    random = RandomScenario(seed: seed)
  }

  /// Shows `frames` frames, and has things happen between them.
  mutating func play(frames: Int) {
    var frame = random.chance() ? 0 : random.number(0...0.1)
    for _ in 0..<frames {
      for _ in 0..<random.integer(0...3) { act(before: frame) }
      run.advance(to: frame)
      if random.chance(0.1) { act(before: frame) }
      frame += random.chance(0.6) ? 1 / 60 : random.number(0.0005...0.05)
    }
  }

  /// One thing, at a time before or at a frame, or at the time of the thing before.
  private mutating func act(before frame: Double) {
    switch random.integer(0...5) {
    case 0: break
    case 1: time = frame
    case 2: time = frame + 5e-10
    default: time = max(time, frame - random.number(0...0.02))
    }
    if random.chance(0.75) { touch() } else { change() }
  }

  private mutating func touch() {
    guard let place = finger else {
      guard random.chance(0.3) else { return }
      let place = random.point(0...400)
      finger = place
      step = random.point(-30...30)
      return run.handle(.touch(.began, location: place), at: time)
    }
    let jitter = random.point(-2...2)
    let next = CGPoint(x: place.x + step.x + jitter.x, y: place.y + step.y + jitter.y)
    switch random.integer(0...19) {
    case 0: run.handle(.touch(.began, location: random.point(0...400)), at: time)
    case 1, 2:
      finger = nil
      run.handle(.touch(.ended, location: next), at: time)
    case 3:
      finger = nil
      run.handle(.touch(.cancelled, location: next), at: time)
    default:
      finger = next
      run.handle(.touch(.moved, location: next), at: time)
    }
  }

  private mutating func change() {
    if random.chance(0.6) {
      return run.handle(
        random.chance(0.8)
          ? .wheel(random.wheel())
          : .release(contentOffset: nil, velocity: random.point(-3...3)), at: time)
    }
    let isPlain = run.collectionView == nil
    // Of the items as they are now: by the time it acts some may be gone, and then it does not happen.
    var list = run.items
    let kind = random.kind(&list, isPlain: isPlain)
    if case .wheel(let wheel) = kind { return run.handle(.wheel(wheel), at: time) }
    guard !kind.isOfPerson else { return }
    if case .set(let changes) = kind, let option = option(isPlain) {
      return run.perform(.set(changes + [option]), at: time)
    }
    run.perform(kind, at: time)
  }

  /// Another value for an option of the layout that there is now.
  private mutating func option(_ isPlain: Bool) -> ScenarioChange? {
    guard let layout = run.current.layout, let option = layout.description.options.first else {
      return nil
    }
    let name = option.name
    return ScenarioChange(
      "layout.\(name)", \.layout![option: name], random.value(of: option))
  }
}

/// What a run writes, line by line, without the header.
final class Lines {
  let recorder: TraceRecorder
  private let sink = MemorySink()

  init(_ scenario: Scenario) {
    recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "live", bytes: []), writers: [JSONLinesWriter(to: sink)])
  }

  /// The lines so far; call it once.
  func finish() -> [Substring] {
    recorder.finish()
    return String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { $0 }
  }
}

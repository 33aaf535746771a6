import CSDL2
import CollectionEngine
import Drawing
import Foundation
import Rendering
import Scenarios
import TestSupport

@testable import DesktopWindow

/// A window with a hand that does anything, some hundred frames long, on a clock of its own: all of it the same for a seed.
final class SoakRound {
  private let bench: WindowBench
  private let watch: OrderWatch
  private var hand: RandomHand
  private var pull = PullLaw()
  private var window: PreviewWindow { bench.window }

  /// What has happened so far in the run that is on.
  var scenario: Scenario { window.session.run.scenario }

  /// How many frames a round has. Ours: a scenario comes to its end, and more happens.
  static let frames = 400

  /// The round of `seed`.
  init(seed: UInt64) throws {
    let stages = SessionLawTests.stages + Self.stages
    let index = Int(seed % UInt64(stages.count))
    let scenario = try SessionBench.read(stages[index])
    hand = RandomHand(seed: seed)
    watch = OrderWatch()
    var options = PreviewOptions()
    options.drawing = seed % 3 == 0 ? .graphics : .processor
    options.showsInspector = seed % 4 == 1
    bench = try WindowBench(
      scenario, scenarios: ["other": stages[(index + 1) % stages.count]], options: options,
      style: seed % 2 == 0 ? CardStyle() : PlainStyle(), observers: [watch], hasOwnClock: true)
    window.session.mapGrids = [(5, 4), (9, 8)]
  }

  /// Layouts that the other stages do not begin with.
  private static let stages = [
    "viewport: {width: 320, height: 240, scale: 2}\nlayout: cover-flow\ncontent: {sections: [{items: 12}]}\n",
    """
    viewport: {width: 320, height: 240, scale: 2, direction: rightToLeft}
    layout: paged-grid
    scrollView: {isPagingEnabled: true}
    content: {sections: [{items: 50}, {items: 3}]}

    """,
    "layout: {type: stack}\ncontent: {sections: [{items: 20}]}\n",
    "layout: circle\nsnap: {to: item, alignment: center, limit: 1}\ncontent: {sections: [{items: 30}]}\n",
    """
    viewport: {width: 400, height: 300, direction: rightToLeft}
    layout: {type: flow, scrollDirection: horizontal, sectionHeadersPinToVisibleBounds: true}
    scrollView: {bounces: false}
    content: {sections: [{items: 30, header: [40, 0], footer: [20, 0]}, {items: 0, header: [40, 0]}, {items: 200}]}

    """,
  ]

  /// Lives through the round; answers what went wrong first, with the number of the frame, and nil where nothing did.
  func run() throws -> String? {
    var number = 0
    while number < Self.frames, !window.session.isOver {
      number += 1
      let session = window.session
      for deed in hand.deeds(
        isPaused: session.clock.isPaused, isSlow: session.clock.speed < 1)
      {
        if let fault = act(deed) { return "frame \(number): \(fault)" }
      }
      if session.isIdle { push(.move(1, 1)) }
      let next = bench.clock + hand.nextFrame()
      bench.clock = session.isIdle ? next : max(next, session.pacer.due(at: next))
      MapWork.waitForAll()
      try window.goOn()
      let faults =
        lawViolations(of: window.session) + pull.violations(of: window.session.run.scrollView)
        + watch.violations
      if !faults.isEmpty {
        return "frame \(number): " + faults.joined(separator: "; ") + ", after \(watch.latest)"
      }
    }
    return replayFault() ?? traceFault() ?? layoutFault()
  }

  private func act(_ deed: RandomHand.Deed) -> String? {
    switch deed {
    case .event(let event): push(event)
    case .resize(let size): window.window.size = size
    case .edit: bench.world.changed = .success(window.session.run.base)
    case .beginning(let event):
      if let fault = replayFault() { return fault }
      push(event)
    }
    return nil
  }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  /// Whether the run that was saved shows the same scenes, bit for bit, as far back as they are kept.
  private func replayFault() -> String? {
    let run = window.session.run
    let other = LiveRun(run.scenario)
    var shown = window.session.history.frames[...]
    for time in run.frameTimes {
      other.advance(to: time)
      guard let frame = shown.first, frame.time == time else { continue }
      shown.removeFirst()
      if Scene(of: other.scrollView) != frame.scene { return "the replay differs at \(time)" }
    }
    return shown.isEmpty ? nil : "the replay ends before \(shown[shown.startIndex].time)"
  }

  /// Whether the trace of what the window began with is that of its replay, line by line.
  private func traceFault() -> String? {
    let lines = bench.lines.finish()
    guard !lines.isEmpty else { return nil }
    let replay = TraceLines.replay(window.scenario)
    let first = zip(lines, replay).first { $0 != $1 }
    guard first != nil || lines.count != replay.count else { return nil }
    return
      "the trace of the replay differs: \(first.map { "\($0.0), then \($0.1)" } ?? "its length")"
  }

  /// Whether the layout that there is by now keeps the laws of layouts, in a view of its own: asking scrolls it.
  private func layoutFault() -> String? {
    // In a window that is narrower than an item no layout has room for it.
    guard !window.session.run.warnings.contains(where: { $0.contains("the item ") }) else {
      return nil
    }
    var scenario = window.session.run.current
    scenario.events = []
    let other = LiveRun(scenario)
    other.advance(to: 0)
    guard let view = other.collectionView else { return nil }
    let violations = layoutLawViolations(of: view.collectionViewLayout, in: view, count: 5)
    return violations.isEmpty ? nil : violations.joined(separator: "; ")
  }
}

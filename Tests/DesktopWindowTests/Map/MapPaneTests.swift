import CollectionEngine
import Foundation
import Geometry
import Layouts
import Rendering
import Scenarios
import SnapCharts
import SnapLab
import TestSupport
import Testing

@testable import DesktopWindow

/// The map of where releases land, as it is pointed into.
@Suite struct MapPaneTests {
  /// Along each axis and from the right, with items, pages and bare content.
  static let stages = [
    """
    viewport: {width: 300, height: 400}
    layout: {type: flow, minimumLineSpacing: 0}
    snap: {to: item, alignment: start}
    content: {sections: [{items: 30, itemSize: [300, 100]}]}

    """,
    """
    viewport: {width: 375, height: 300, scale: 3}
    layout: line-carousel
    content: {sections: [{items: 12}]}

    """,
    """
    viewport: {width: 320, height: 200, scale: 2, direction: rightToLeft}
    layout: {type: strip, minimumLineSpacing: 10}
    snap: {to: item, alignment: center, limit: 1}
    content: {sections: [{items: 9, itemSizes: [[120, 160], [220, 160]]}]}

    """,
    """
    viewport: {width: 300, height: 300}
    scrollView: {isPagingEnabled: true, contentInset: {top: 30, left: 0, bottom: 50, right: 0}}
    content: {size: [300, 3000]}

    """,
  ]

  @Test(
    "what is pressed is thrown from where the map begins, and rests where it says",
    arguments: stages.indices)
  func throwing(stage: Int) throws {
    let bench = try SessionBench(Self.stages[stage])
    let lines = TraceLines(bench.session.run.base)
    bench.session.run.add(lines.recorder)
    try bench.openMap()
    let map = try #require(bench.session.map?.map)
    let axis = map.subject.axis
    for (across, down) in [(0.5, 0.5), (0.13, 0.4), (0.97, 0.02), (0.7, 0.99), (0.31, 0.77)] {
      let point = try bench.mapPoint(across: across, down: down)
      bench.session.point(.pressed, point, at: bench.now)
      let flick = try #require(bench.session.map?.flick)
      bench.session.point(.lifted, point, at: bench.now)
      bench.settle()
      let row = Int(down * Double(map.grid.rows.count))
      let column = Int(across * Double(map.grid.columns.count))
      #expect(flick == map.grid.flick(row: row, column: column))
      let landing = map[row, column]
      #expect(abs(bench.offset[axis] - landing.rest) < 1e-6, "\(flick)")
      let words = try #require(bench.wait().pane?.words)
      #expect(words == map.line(row: row, column: column))
      let motion = try #require(bench.session.run.motions.last)
      #expect(landing.duration == 0 || abs(motion.duration - landing.duration) <= 1.0 / 60 + 1e-9)
    }
    let saved = bench.session.run.scenario
    let read = try Scenario(bytes: Array(saved.yaml.utf8), name: "saved.yaml")
    #expect(read == saved)
    #expect(lines.finish() == TraceLines.replay(read))
  }

  @Test("a coarse map comes first, and finer ones after it")
  func refining() throws {
    let bench = try SessionBench(Self.stages[1])
    bench.wait()
    bench.session.mapGrids = [(5, 6), (21, 20), (61, 60)]
    bench.session.perform(.toggleMap, at: bench.now)
    #expect(bench.session.picture().pane?.words == "Working out where releases land")
    #expect(bench.session.picture().pane?.drawing == nil)
    var counts: [Int] = []
    try bench.awaitMap {
      if let count = bench.session.map?.map?.grid.count, count != counts.last {
        counts.append(count)
      }
    }
    #expect(counts == counts.sorted() && counts.last == 3660)
    let pane = try #require(bench.session.picture().pane)
    #expect(pane.drawing != nil)
    #expect(pane.words == "Point at a release, press to throw it")
    #expect(bench.session.picture().pane == pane, "it is drawn once")
  }

  @Test("its key and Escape take it away, and Escape then quits")
  func closing() throws {
    let bench = try SessionBench(Self.stages[0])
    try bench.openMap()
    bench.press(.toggleMap)
    #expect(bench.session.map == nil && bench.session.picture().pane == nil)
    try bench.openMap()
    bench.press(.cancel)
    #expect(bench.session.map == nil && !bench.session.isOver)
    bench.press(.cancel)
    #expect(bench.session.isOver)
  }

  @Test(
    "it is the map of how things are",
    arguments: [
      .nextLayout, .nextSnapping, .nextPhysics, .nextDeceleration, .togglePaging, .toggleDirection,
      .insertItem, .deleteItem, .restart,
    ] as [KeyCommand])
  func following(command: KeyCommand) throws {
    let bench = try SessionBench(Self.stages[1])
    try bench.openMap([(9, 8)])
    bench.press(.scroll(.step, .right))
    let before = try #require(bench.session.map)
    bench.session.followMap()
    #expect(bench.session.map?.arrangement == before.arrangement, "scrolling changes nothing")
    bench.press(command)
    try bench.awaitMap()
    let after = try #require(bench.session.map?.map)
    var standing = after.subject.scenario
    standing.events = []
    var now = bench.session.run.standing
    now.events = []
    #expect(standing == now)
    #expect(bench.session.map?.arrangement != before.arrangement)
  }

  @Test("a carousel that is higher than its window has the map along its line")
  func axis() throws {
    let bench = try SessionBench(
      """
      viewport: {width: 320, height: 180}
      layout: line-carousel
      content: {sections: [{items: 9}]}

      """)
    try bench.openMap([(5, 4)])
    #expect(bench.session.run.scrollView.metrics.range(.vertical).upperBound > 0)
    #expect(bench.session.map?.map?.subject.axis == .horizontal)
  }

  @Test("another viewport, and items that have moved, are in it as well")
  func resized() throws {
    let bench = try SessionBench(Self.stages[2])
    try bench.openMap()
    bench.session.resize(to: CGSize(width: 400, height: 210), at: bench.now)
    bench.press(.shuffleItems)
    try bench.awaitMap()
    let map = try #require(bench.session.map?.map)
    #expect(map.subject.viewLength == 400)
    let view = bench.session.run.scrollView
    #expect(map.subject.metrics == view.metrics)
    for cell in [(3, 4), (20, 28), (29, 30)] {
      let landing = map[cell.0, cell.1]
      bench.session.point(
        .pressed,
        try bench.mapPoint(
          across: (Double(cell.1) + 0.5) / 31, down: (Double(cell.0) + 0.5) / 30),
        at: bench.now)
      bench.session.point(
        .lifted, bench.session.map?.pointer ?? .zero, at: bench.now)
      bench.settle()
      #expect(abs(view.contentOffset.x - landing.rest) < 1e-6)
    }
  }

  @Test(
    "where nothing can be thrown it says why, and a press does nothing",
    arguments: [
      ChangeCommandTests.empty, ChangeCommandTests.noSections, ChangeCommandTests.one,
      "viewport: {width: 300, height: 300}\ncontent: {size: [0, 0]}\n",
    ])
  func nothing(stage: String) throws {
    let bench = try SessionBench(stage)
    try bench.openMap()
    let pane = try #require(bench.wait().pane)
    #expect(
      pane.words == "There is no map: the content fits into the viewport: nothing can scroll")
    #expect(pane.drawing == nil && pane.mark == nil)
    let place = CGPoint(x: pane.frame.midX, y: pane.frame.midY)
    for phase in [.pressed, .moved, .lifted, .left] as [PointerPhase] {
      bench.session.point(phase, place, at: bench.now)
    }
    bench.settle()
    #expect(bench.offset == .zero)
    #expect(bench.session.run.scenario.events.isEmpty)
  }

  @Test("what came down elsewhere, is lifted elsewhere, or comes while time stands throws nothing")
  func notThrown() throws {
    let bench = try SessionBench(Self.stages[0])
    try bench.openMap()
    let inside = try bench.mapPoint(across: 0.9, down: 0.5)
    let frame = try #require(bench.session.map?.frame)
    let title = CGPoint(x: frame.minX + 20, y: frame.minY + 5)
    for (phases, places) in [
      ([.lifted], [inside]), ([.pressed, .lifted], [inside, title]),
      ([.pressed, .left, .lifted], [inside, inside, inside]),
    ] as [([PointerPhase], [CGPoint])] {
      for (phase, place) in zip(phases, places) {
        bench.session.point(phase, place, at: bench.now)
      }
      bench.settle()
      #expect(bench.offset == .zero)
    }
    bench.session.perform(.togglePause, at: bench.now)
    bench.session.point(.pressed, inside, at: bench.now)
    bench.session.point(.lifted, inside, at: bench.now)
    #expect(bench.session.notice?.text == "Paused: P goes on")
    bench.session.perform(.togglePause, at: bench.now)
    bench.settle()
    #expect(bench.session.run.scenario.events.isEmpty)
  }

  @Test("a pointer that only moves is shown where it is, and where it is gone, what was thrown")
  func pointing() throws {
    let bench = try SessionBench(Self.stages[0])
    try bench.openMap()
    let (one, other) = (
      try bench.mapPoint(across: 0.8, down: 0.3), try bench.mapPoint(across: 0.2, down: 0.6)
    )
    bench.session.point(.moved, one, at: bench.now)
    let first = try #require(bench.wait().pane)
    #expect(first.mark != nil && first.words.contains("→ item"))
    bench.session.point(.pressed, one, at: bench.now)
    bench.session.point(.lifted, one, at: bench.now)
    bench.session.point(.moved, other, at: bench.now)
    #expect(bench.wait().pane?.words != first.words)
    bench.session.point(.left, .zero, at: bench.now)
    #expect(bench.settle().pane == first)
  }

  @Test(
    "pane, viewport and inspector have room in every window",
    arguments: [(1200.0, 700.0), (700, 300), (459, 240), (320, 240), (120, 120), (1, 1)],
    [false, true])
  func plans(size: (Double, Double), showsInspector: Bool) throws {
    let window = CGRect(x: 0, y: 0, width: size.0, height: size.1)
    let plan = WindowPlan(
      size: window.size, showsMap: true, showsInspector: showsInspector)
    let map = try #require(plan.map)
    for rect in [plan.stage, map] { #expect(rect.width > 0 && rect.height > 0) }
    if !showsInspector || size.0 > 301 { #expect(window.contains(map)) }
    if let inspector = plan.inspector {
      #expect(
        !inspector.insetBy(dx: 0.1, dy: 0).intersects(plan.stage.insetBy(dx: 0.1, dy: 0))
          || size.0 < 302)
    }
    let isBeside = map.minX >= plan.stage.maxX
    #expect(isBeside ? plan.stage.width >= 120 : plan.stage.contains(map) || size.0 < 302)
  }
}

extension SessionBench {
  /// Opens the map, and waits until it is as fine as it gets: by itself finer than a test can afford.
  func openMap(_ grids: [MapWork.GridSize] = [(11, 10), (31, 30)]) throws {
    if !session.hasFrames { wait() }
    session.windowSize = CGSize(
      width: session.run.current.viewport.size.width + WindowPlan.mapWidth,
      height: max(session.run.current.viewport.size.height, 400))
    session.mapGrids = grids
    session.perform(.toggleMap, at: now)
    try awaitMap()
  }

  /// Waits until the map is as fine as it gets, and calls `body` for every frame.
  func awaitMap(_ body: () -> Void = {}) throws {
    let limit = Date(timeIntervalSinceNow: 60)
    wait()
    while session.map?.isWorking == true {
      guard Date() < limit else { throw SampleError(description: "the map does not come") }
      usleep(1000)
      wait()
      body()
    }
    wait()
    body()
  }

  /// A place on the map, by parts of its width and height.
  func mapPoint(across: Double, down: Double) throws -> CGPoint {
    guard let pane = session.map, let area = pane.area else {
      throw SampleError(description: "there is no map")
    }
    return CGPoint(x: area.minX + area.width * across, y: area.minY + area.height * down)
  }
}

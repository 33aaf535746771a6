import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing
import Tracing

@testable import Scenarios

@Suite struct ItemSimulationTests {
  /// Runs `text` behind the sections of `readItems`, and reads its trace back.
  private func record(
    _ text: String, elements: ElementRecording = .changed
  ) throws -> (trace: Trace, simulation: Simulation) {
    let scenario = try readItems(text)
    let sink = MemorySink()
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "items", bytes: Array(text.utf8)),
      writers: [JSONLinesWriter(to: sink)], elements: elements)
    let simulation = Simulation(scenario, recorder: recorder)
    #expect(simulation.run() == .finished)
    recorder.finish()
    #expect(recorder.failures.isEmpty)
    return (try Trace(reading: Data(sink.bytes)), simulation)
  }

  private func elements(_ trace: Trace) -> [TraceElement] {
    trace.lines.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  private func calls(_ trace: Trace) -> [TraceCall] {
    trace.lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  @Test func sizesComeFromTheScenario() throws {
    let (trace, simulation) = try record("layout: rows\n")
    let view = try #require(simulation.collectionView)
    #expect(view.numberOfItems(inSection: 1) == 1000)
    #expect(view.contentSize.height == 25_235, "5 + 30 + 5 * 40 + 500 * (20 + 30)")
    #expect(simulation.warnings.isEmpty)
    let first = try #require(elements(trace).first)
    #expect(first.kind == .cell && first.indexPath == [0, 0] && first.frame == 0)
    #expect(first.appearance?.center == CGPoint(x: 50, y: 55))
    let header = try #require(elements(trace).first { $0.kind == .supplementary })
    #expect(header.elementKind == "head")
    #expect(header.appearance?.size == CGSize(width: 375, height: 30))
  }

  @Test func steadyScrollingWritesNothingButWhatComesAndGoes() throws {
    let flick = "layout: rows\nevents:\n  - {at: 0.1, release: {velocity: [0, 1]}}\n"
    let (trace, simulation) = try record(flick)
    let last = trace.frames.count - 1
    var shown: Set<IndexPath> = []
    for element in elements(trace) where element.kind == .cell {
      if element.appearance == nil {
        #expect(shown.remove(element.indexPath) != nil)
      } else {
        #expect(shown.insert(element.indexPath).inserted, "an unchanged cell has no second line")
      }
    }
    #expect(shown == Set(simulation.collectionView?.indexPathsForVisibleItems ?? []))
    #expect(last > 60)
    #expect(calls(trace).count { $0.name == "prepare" } == 1)
    let all = try record(flick, elements: .all).trace
    #expect(elements(all).count > 5 * elements(trace).count)
    #expect(elements(try record(flick, elements: .none).trace).isEmpty)
    #expect(all.frames == trace.frames)
  }

  @Test func callsOfTheLayoutStandBetweenThoseOfTheDelegate() throws {
    let trace = try record(
      "layout: wheel\nevents:\n  - {at: 0.1, drag: {from: [9, 500], to: [9, 440], duration: 0.1}}\n"
    ).trace
    let names = calls(trace).map(\.name)
    #expect(names.prefix(1) == ["prepare"])
    let drag = try #require(names.firstIndex(of: "scrollViewWillBeginDragging"))
    let target = try #require(names.firstIndex(of: "targetContentOffset"))
    let end = try #require(names.firstIndex(of: "scrollViewWillEndDragging"))
    #expect(drag < target && target < end)
    let call = calls(trace)[target]
    guard case .array(let result)? = call.result, case .number(let y) = result[1] else { return }
    #expect(y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(trace.frames.last.map { Double($0.contentOffset.y) } == y)
    let asked = calls(trace).filter { $0.name == "shouldInvalidateLayout" }
    #expect(asked.count > 10 && asked.allSatisfy { $0.result == true })
    let looks = elements(trace).compactMap(\.appearance)
    #expect(looks.allSatisfy { $0.transform.m34 == -1.0 / 500 })
    #expect(looks.count > 10)
  }

  @Test func optionsLayoutsAndItemsChangeWhileItRuns() throws {
    let (trace, simulation) = try record(
      """
      layout: rows
      events:
        - {at: 0.1, set: {layout.rowSpacing: 10, layout.isFaded: true}}
        - {at: 0.2, update: {delete: [[0, 0], [0, 1]], insert: [{at: [0, 3], size: [100, 77]}]}}
        - {at: 0.3, scrollToItem: {indexPath: [1, 500], position: top, animated: false}}
        - {at: 0.4, setLayout: {layout: wheel}}
        - {at: 0.5, mark: "end"}
      """)
    let heights: [CGFloat] = trace.frames.map(\.contentSize.height)
    #expect(heights[5] == 25_235)
    #expect(heights[7] == 35_285, "10 more behind each of 1005 rows")
    #expect(heights[13] == 35_272, "two rows of 50 less, one of 87 more")
    let above: CGFloat = 5 + 30 + 3 * 50 + 87
    #expect(trace.frames[19].contentOffset.y == above + 250 * 70)
    #expect(trace.frames[25].contentSize.height == 2000)
    #expect(simulation.collectionView?.collectionViewLayout is WheelLayout)
    #expect(elements(trace).contains { $0.frame == 6 && $0.appearance?.alpha == 0.5 })
  }

  @Test func anUpdateThatDoesNotAddUpEndsTheRun() throws {
    var scenario = try readItems("layout: rows\n")
    var update = ScenarioUpdate()
    update.delete = [[7, 7]]
    scenario.events = [ScenarioEvent(at: 0.1, .update(update))]
    #expect(
      Simulation(scenario).run() == .failed("update.delete[0]: there is no section 7 among 2"))
  }

  @Test func sizesThatTheLayoutDoesNotAskForAreSaid() throws {
    #expect(
      try record("layout: wheel\n").simulation.warnings == [
        "the layout wheel asks nobody for sizes: those of the sections are not used"
      ])
  }

  @Test(arguments: LayoutCatalogue.standard.names)
  func everyLayoutShowsItemsOfAScenario(_ name: String) throws {
    let text =
      "glissade: 1\nlayout: \(name)\ncontent: {sections: [{items: 12, itemSize: [90, 60]}, {items: 0}]}\n"
    let simulation = Simulation(try Scenario(bytes: Array(text.utf8), name: name))
    #expect(simulation.run() == .finished)
    let view = try #require(simulation.collectionView)
    #expect(!view.indexPathsForVisibleItems.isEmpty)
    let takesSizes = ["flow", "strip", "waterfall"].contains(name)
    #expect(simulation.warnings.isEmpty == takesSizes, "\(simulation.warnings)")
  }

  @Test(arguments: LayoutCatalogue.standard.descriptions.map(\.name))
  func aDefaultOfALayoutWrittenOutChangesNothing(_ name: String) throws {
    let description = try #require(LayoutCatalogue.standard[name])
    let text = "glissade: 1\nlayout: \(name)\ncontent: {sections: []}\n"
    let plain = try Scenario(bytes: Array(text.utf8), name: name)
    for option in description.options {
      let value: String
      switch try #require(plain.layout)[option: option.name] {
      case .number(let number): value = "\(number)"
      case .integer(let number): value = "\(number)"
      case .bool(let bool): value = "\(bool)"
      case .choice(let word): value = word
      case .size(let size): value = "[\(size.width), \(size.height)]"
      case .insets(let edges): value = "{top: \(edges.top), left: \(edges.left)}"
      }
      let written = try Scenario(
        bytes: Array(text.utf8), name: name, overrides: ["layout.\(option.name)=\(value)"])
      #expect(written == plain, "\(option.name)")
    }
  }

  @Test func readingFromTheRightIsTheViewsDirection() throws {
    let simulation = Simulation(
      try readItems("layout: rows\nviewport: {direction: rightToLeft}\n"))
    #expect(simulation.scrollView.layoutDirection == .rightToLeft)
  }
}

import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import Scenarios

/// A scenario that begins as a live run stands.
@Suite struct StandingTests {
  @Test(
    "content, range and place are the run's, whatever has happened to it",
    arguments: LiveRunTests.stages.indices, 0..<3 as Range<UInt64>)
  func same(_ stage: Int, _ seed: UInt64) throws {
    let run = LiveRun(try read(LiveRunTests.stages[stage]))
    var session = RandomSession(run, seed: seed * 77 + UInt64(stage))
    session.play(frames: 120)
    var time = (run.frameTimes.last ?? 0) + 1
    run.handle(.touch(.cancelled, location: .zero), at: time)
    run.perform(.reorderStep(.cancel), at: time)
    run.perform(.transitionStep(.cancel), at: time)
    while !run.isAtRest, time < 100 {
      time += 0.1
      run.advance(to: time)
    }
    let standing = run.standing
    let held = HeldRun(standing, before: standing.events.count)
    #expect(held.failure == nil)
    held.collectionView?.layoutIfNeeded()
    let metrics = run.scrollView.metrics
    #expect(held.scrollView.metrics.inset == metrics.inset)
    #expect(held.scrollView.metrics.boundsSize == metrics.boundsSize)
    #expect(
      abs(held.scrollView.metrics.contentSize.height - metrics.contentSize.height) < 1e-9
        && abs(held.scrollView.metrics.contentSize.width - metrics.contentSize.width) < 1e-9)
    let place = metrics.clamped(run.scrollView.contentOffset)
    #expect(
      abs(held.scrollView.contentOffset.x - place.x) < 0.5
        && abs(held.scrollView.contentOffset.y - place.y) < 0.5)
    guard let here = run.collectionView, let there = held.collectionView else { return }
    #expect(here.numberOfSections == there.numberOfSections)
    let (one, other) = (frames(of: here), frames(of: there))
    #expect(one.map(\.name) == other.map(\.name))
    // A layout may look at the place: out of its range or between two pixels content does not stay in a new run.
    guard held.scrollView.contentOffset == run.scrollView.contentOffset else { return }
    let first = zip(one, other).first { !isSame($0.frame, $1.frame) }
    #expect(first == nil)
    let back = try Scenario(bytes: Array(standing.yaml.utf8), name: "standing.yaml")
    #expect(back == standing)
  }

  private func frames(of view: CollectionView) -> [(name: String, frame: CGRect)] {
    let all = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1000, dy: -1000)
    return (view.collectionViewLayout.layoutAttributesForElements(in: all) ?? [])
      .map { ("\($0.representedElementCategory) \($0.indexPath)", $0.frame) }
      .sorted { $0.name < $1.name }
  }

  /// Sums of lengths round in their last digits.
  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("items without a size, among others that have one, have that of the layout")
  func natural() throws {
    let run = LiveRun(
      try read(
        "glissade: 1\nlayout: {type: flow, itemSize: [70, 40]}\ncontent: {sections: [{items: 5}]}\n"
      ))
    run.advance(to: 0)
    var update = ScenarioUpdate()
    update.insert = [.init([0, 2], size: CGSize(width: 90, height: 30))]
    update.timing = .atOnce
    run.perform(.update(update), at: 0.1)
    run.advance(to: 0.2)
    let usual = CGSize(width: 70, height: 40)
    #expect(
      run.standing.content.sections?.first?.itemSizes == [
        usual, usual, CGSize(width: 90, height: 30), usual, usual, usual,
      ])
  }

  @Test("scrolling leaves an arrangement, and anything else changes it")
  func arrangement() throws {
    let run = LiveRun(try read(LiveRunTests.stages[3]))
    run.advance(to: 0)
    let first = run.arrangement
    run.handle(.release(contentOffset: nil, velocity: CGPoint(x: 2, y: 0)), at: 0.1)
    run.perform(.setContentOffset(CGPoint(x: 30, y: 0), animated: true), at: 3)
    run.advance(to: 5)
    #expect(run.arrangement == first)
    var update = ScenarioUpdate()
    update.move = [.init(from: [0, 1], to: [0, 4])]
    run.perform(.update(update), at: 6)
    run.advance(to: 7)
    let second = run.arrangement
    #expect(second != first)
    run.perform(.setLayout(try #require(run.current.layout), timing: .atOnce), at: 8)
    run.advance(to: 9)
    #expect(run.arrangement != second, "the same layout anew")
  }
}

import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct PrefetchingTests {
  @Test func whatIsNearIsToldNearestFirst() {
    let (stage, source) = makeStage()
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    // Half a screen at each side of items 10 to 12.
    #expect(source.lines == ["prefetch 9 13 8 14"])
  }

  @Test func whatIsShownWasNotPrefetchedInVainAndWhatGoesIsCancelled() {
    let (stage, source) = makeStage()
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    source.lines = []
    // 13 and 14 are shown, 8 and 9 are left behind.
    stage.view.contentOffset.y = 1240
    _ = stage.pass()
    #expect(source.lines == ["cancel 8 9", "prefetch 11 16 10"])
    source.lines = []
    stage.view.contentOffset.y = 2500
    _ = stage.pass()
    #expect(source.lines == ["cancel 10 11 16", "prefetch 24 28 23 29"])
  }

  @Test func aScrollInsideWhatWasFetchedTellsNothing() {
    let (stage, source) = makeStage()
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    source.lines = []
    stage.view.contentOffset.y = 1100
    _ = stage.pass()
    #expect(source.lines.isEmpty)
  }

  @Test func itCanBeSwitchedOff() {
    let (stage, source) = makeStage()
    stage.view.isPrefetchingEnabled = false
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    #expect(source.lines.isEmpty)
  }

  @Test func layoutsThatFollowTheBoundsPrefetchToo() {
    let (stage, source) = makeStage()
    stage.layout.invalidatesOnScroll = true
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    #expect(source.lines == ["prefetch 9 13 8 14"])
  }

  private func makeStage() -> (Stage, Prefetcher) {
    let (stage, source) = (Stage(count: 40), Prefetcher())
    stage.keep(source)
    stage.view.prefetchDataSource = source
    _ = stage.pass()
    #expect(source.lines == ["prefetch 3 4"])
    source.lines = []
    stage.view.prefetchDataSource = nil
    stage.view.contentOffset.y = 2000
    _ = stage.pass()
    stage.view.reloadData()
    stage.view.prefetchDataSource = source
    return (stage, source)
  }
}

private final class Prefetcher: CollectionViewDataSourcePrefetching {
  var lines: [String] = []

  func collectionView(_ view: CollectionView, prefetchItemsAt paths: [IndexPath]) {
    lines.append("prefetch " + paths.map { "\($0.item)" }.joined(separator: " "))
  }

  func collectionView(_ view: CollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    lines.append("cancel " + paths.map { "\($0.item)" }.joined(separator: " "))
  }
}

import CollectionEngine
import Foundation
import Testing

/// Swipes recorded from trackpads whose system sends its tail as ordinary deltas.
@Suite struct RecordedSwipeTests {
  @Test(
    "scrolled freely, content moves by what was recorded and no further",
    arguments: swipes.keys.sorted())
  func nothingIsAdded(name: String) throws {
    let swipe = try #require(Self.swipes[name])
    let track = Track(content: 200_000)
    track.position = 50_000
    send(swipe, to: track)
    track.settle()
    #expect(abs(track.position - 50_000 - swipe.reduce(0) { $0 + $1[1] }) <= 0.25)
  }

  @Test("one swipe turns one page", arguments: swipes.keys.sorted())
  func oneSwipeOnePage(name: String) throws {
    let swipe = try #require(Self.swipes[name])
    let track = Track(length: 375, content: 37_500)
    track.view.isPagingEnabled = true
    track.position = 3750
    send(swipe, to: track)
    track.settle()
    #expect(track.position == 3750 + (swipe[5][1] > 0 ? 375 : -375))
    // The turn is over long before the tail is.
    #expect(track.watcher.ends.first.map { $0.time < swipe.last![0] / 1000 } == true)
  }

  @Test(
    "cut off at the lift, the swipe goes on at least half as far", arguments: swipes.keys.sorted())
  func momentumTakesTheTailsPlace(name: String) throws {
    guard name.hasPrefix("mac") else { return }
    let swipe = try #require(Self.swipes[name])
    let lift = try #require(swipe.indices.dropFirst().last { swipe[$0][0] - swipe[$0 - 1][0] < 14 })
    let track = Track(content: 200_000)
    track.position = 50_000
    send(Array(swipe[...lift]), to: track)
    track.settle()
    let went = (track.position - 50_000) / swipe.reduce(0) { $0 + $1[1] }
    // The speed at the lift is known to a quarter, and the distance grows faster than the speed.
    #expect(went > 0.65 && went < 1.2)
  }

  /// Events of [time in ms, delta in px] by the name of the swipe.
  static let swipes: [String: [[Double]]] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "MotionTests/Vectors/trackpad-momentum.json")
    let object = (try? Data(contentsOf: file)).flatMap {
      try? JSONSerialization.jsonObject(with: $0)
    }
    let named = object as? [String: Any] ?? [:]
    return named.compactMapValues { $0 as? [[Double]] }
  }()

  @Test func thereAreNineRecordings() {
    #expect(Self.swipes.count == 9)
  }

  private func send(_ swipe: [[Double]], to track: Track) {
    for event in swipe {
      let points = CGPoint(x: 0, y: event[1])
      track.view.handle(.wheel(WheelInput(.points(points))), at: event[0] / 1000)
    }
  }
}

import Foundation
import Geometry
import Scenarios
import Testing

@testable import SnapLab

@Suite("The grid of a snap map")
struct ReleaseGridTests {
  @Test("Samples have both ends, equal steps, and opposites about 0", arguments: [2, 3, 100, 101])
  func samples(count: Int) {
    let range = SampleRange(from: -3, to: 3, count: count)
    #expect(range[0] == -3 && range[count - 1] == 3)
    for index in 0..<count {
      #expect(range[index] == -range[count - 1 - index])
      #expect(range.index(nearest: range[index]) == index)
    }
  }

  @Test("A grid covers a short range and four screens of a long one")
  func defaults() throws {
    func grid(_ items: Int) throws -> ReleaseGrid {
      ReleaseGrid(for: try SnapSubject(try scenario(items: items)))
    }
    #expect(try grid(5).rows == SampleRange(from: 0, to: 1125, count: 100))
    let long = try grid(1000).rows
    #expect(long == SampleRange(from: 0, to: 1500, count: 100))
    #expect(try grid(5).columns == SampleRange(from: -3, to: 3, count: 101))
  }

  @Test("Without a gesture there is a sentence")
  func noGesture() throws {
    #expect(throws: SnapLabError.self) {
      try SnapSubject(try scenario(items: 5, events: ""))
    }
  }

  private func scenario(
    items: Int, events: String = "  - {at: 0, release: {velocity: [0.8, 0]}}"
  ) throws -> Scenario {
    let text = """
      glissade: 1
      viewport: {width: 375, height: 300}
      content: {sections: [{items: \(items), itemSizes: [[300, 200]]}]}
      layout: {type: strip, scrollDirection: horizontal, minimumLineSpacing: 0}
      events:
      \(events.isEmpty ? "  []" : events)
      """
    return try Scenario(bytes: Array(text.utf8), name: "test")
  }
}

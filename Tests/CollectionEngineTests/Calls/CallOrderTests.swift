import Foundation
import TestSupport
import Testing

@Suite struct CallOrderTests {
  /// The letters after a call say what the view says of itself: tracking, dragging, decelerating.
  @Test func callsComeInTheirOrder() throws {
    let texts = CallOrder.all.map { "# \($0.name)\n\($0.text())\n" }.joined(separator: "\n")
    #expect(try goldenCalls.difference(of: texts, from: "calls.txt") == nil)
  }
}

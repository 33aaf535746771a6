import CollectionEngine
import Foundation
import Testing
import Tracing

@Suite("The report of a comparison")
struct ComparisonReportTests {
  private func comparison(shift: Double) throws -> TraceComparison {
    func trace(_ numbers: Range<Int>, shift: Double, _ activity: ScrollActivity) -> Trace {
      Trace(
        lines: numbers.map { number in
          .frame(
            TraceFrame(
              frame: number, time: Double(number) / 8,
              contentOffset: CGPoint(x: Double(number) + (number > 4 ? shift : 0), y: 0),
              velocity: .zero, activity: activity, contentSize: .zero))
        })
    }
    return try .compare(
      trace(0..<8, shift: 0, .snapping), trace(2..<12, shift: shift, .paging), alignment: .frame)
  }

  @Test("is a few aligned lines")
  func text() throws {
    #expect(
      try comparison(shift: 1.5).report(nameOfB: "phone.csv") == """
        compared           6 frames, aligned by frame
        first beyond       1.5 pt, frame 5 at 0.625 s and 5 at 0.625 s, contentOffset.x: 5 and 6.5
        largest error      1.5 pt, frame 5 at 0.625 s and 5 at 0.625 s, contentOffset.x: 5 and 6.5
        root mean square   1.06066 pt of content offset
        activity           differs first in frame 2 and 2: snapping and paging (does not count)
        only in A          2 before the compared frames
        only in phone.csv  4 after the compared frames
        tolerance          0.5 pt: beyond

        """)
    #expect(try comparison(shift: 0.25).report().hasSuffix("tolerance         0.5 pt: within\n"))
    let nothing = try TraceComparison.compare(Trace(lines: []), Trace(lines: []))
    #expect(
      nothing.report() == """
        compared          0 frames, aligned by time
        first beyond      none
        largest error     none
        root mean square  none
        tolerance         0.5 pt: nothing to compare

        """)
  }

  @Test("is an object for programs")
  func json() throws {
    #expect(
      try comparison(shift: 1.5).value == [
        "activityDifference": ["activities": ["snapping", "paging"], "frames": [2, 2]],
        "alignment": "frame", "comparedFrames": 6,
        "firstDivergence": [
          "error": 1.5, "field": "contentOffset.x", "frames": [5, 5], "times": [0.625, 0.625],
          "values": [5, 6.5],
        ],
        "isWithinTolerance": false,
        "largestError": [
          "error": 1.5, "field": "contentOffset.x", "frames": [5, 5], "times": [0.625, 0.625],
          "values": [5, 6.5],
        ],
        "rootMeanSquare": .number((3 * 1.5 * 1.5 / 6).squareRoot()), "tolerance": 0.5,
        "unpairedA": ["after": 0, "before": 2, "between": 0],
        "unpairedB": ["after": 4, "before": 0, "between": 0],
      ])
    let equal = try comparison(shift: 0).value
    guard case .object(let members) = equal else { throw TraceError("no object") }
    #expect(members["firstDivergence"] == nil)
    #expect(members["isWithinTolerance"] == true)
    #expect(equal.json.hasPrefix("{\"activityDifference\":{\"activities\":["))
  }
}

import CollectionEngine
import Foundation
import Geometry
import Testing
import Tracing

@Suite("Comparing elements")
struct ElementComparisonTests {
  /// Three frames at rest, with the lines of `elements` behind the frame each names.
  private func trace(_ elements: [TraceElement]) -> Trace {
    Trace(
      lines: (0..<3).flatMap { number -> [TraceLine] in
        let frame = TraceFrame(
          frame: number, time: Double(number) / 60, contentOffset: .zero, velocity: .zero,
          activity: .idle, contentSize: .zero)
        return [.frame(frame)] + elements.filter { $0.frame == number }.map(TraceLine.element)
      })
  }

  private func cell(
    _ frame: Int, x: Double = 50, alpha: Double = 1, zIndex: Int = 0,
    transform: CATransform3D = CATransform3DIdentity
  ) -> TraceElement {
    TraceElement(
      frame: frame, kind: .cell, indexPath: [0, 7],
      appearance: .init(
        center: CGPoint(x: x, y: 20), size: CGSize(width: 100, height: 40), alpha: alpha,
        zIndex: zIndex, transform: transform))
  }

  private func compare(_ a: [TraceElement], _ b: [TraceElement]) throws -> TraceComparison {
    try TraceComparison.compare(
      trace(a), trace(b), alignment: .frame, tolerance: 0.5, comparesElements: true)
  }

  @Test("says nothing of them unless asked")
  func unasked() throws {
    let comparison = try TraceComparison.compare(trace([cell(0)]), trace([]))
    #expect(comparison.isWithinTolerance)
    #expect(comparison.comparedElements == nil)
    #expect(!comparison.report().contains("elements"))
  }

  @Test("takes an element to be where its last line says")
  func lastLine() throws {
    let comparison = try compare([cell(0)], [cell(0), cell(1), cell(2, x: 50.25)])
    #expect(comparison.isWithinTolerance)
    #expect(comparison.comparedElements == 3)
    #expect(comparison.report().contains("3 compared, first beyond: none"))
  }

  @Test("measures from corner to corner, through the transform")
  func corners() throws {
    let moved = try compare([cell(0)], [cell(0), cell(1, x: 53)])
    #expect(moved.firstElementDivergence?.kind == .place(3))
    #expect(moved.firstElementDivergence?.frameA == 1)
    #expect(!moved.isWithinTolerance)
    #expect(moved.report().contains("cell 0-7 in frame 1 and 1: 3 pt from corner to corner"))
    let scaled = try compare(
      [cell(0)], [cell(0, transform: CATransform3DMakeScale(1.1, 1, 1))])
    guard case .place(let distance)? = scaled.firstElementDivergence?.kind else {
      Issue.record("a tenth of half of 100 is beyond half a point")
      return
    }
    #expect(abs(distance - 5) < 1e-9)
  }

  @Test("sees what is there, how much shows through, and what is in front")
  func others() throws {
    let gone = TraceElement(frame: 2, kind: .cell, indexPath: [0, 7], appearance: nil)
    #expect(try compare([cell(0)], [cell(0), gone]).firstElementDivergence?.kind == .onlyInA)
    #expect(try compare([cell(0), gone], [cell(0)]).firstElementDivergence?.kind == .onlyInB)
    #expect(
      try compare([cell(0)], [cell(0, alpha: 0.5)]).firstElementDivergence?.kind == .alpha(1, 0.5))
    #expect(
      try compare([cell(0)], [cell(0, zIndex: 2)]).firstElementDivergence?.kind == .zIndex(0, 2))
  }
}

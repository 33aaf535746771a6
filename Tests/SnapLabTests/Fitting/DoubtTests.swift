import Foundation
import Motion
import Testing
import Tracing

@testable import SnapLab

@Suite("fit: what a trace cannot tell is said, not guessed")
struct DoubtTests {
  @Test("Nothing that moves", arguments: [2, 3, 400])
  func still(count: Int) throws {
    let fit = try TraceFit(
      OffsetTable(times: (0..<count).map { Double($0) * 16 }) { _ in 7 }.trace())
    #expect(fit.motions.isEmpty && !fit.moves && fit.profiles.isEmpty)
    #expect(fit.report.contains("the content does not move"))
  }

  @Test("Constant speed")
  func constantSpeed() throws {
    let fit = try TraceFit(OffsetTable(times: OffsetTable.frames(over: 900)) { $0 * 0.8 }.trace())
    for motion in fit.motions { #expect(motion[.decelerationRate]?.doubt != nil) }
    #expect(fit.profiles.isEmpty)
    #expect(fit.report.contains("constant speed"))
  }

  @Test("Too few frames", arguments: 2...5)
  func few(count: Int) throws {
    let glide = Deceleration(initialValue: 0, initialVelocity: 3, rate: 0.998, restSpeed: 0.01)
    let table = OffsetTable(times: (0..<count).map { Double($0) * 100 }) { glide.value(at: $0) }
    let fit = try TraceFit(table.trace())
    #expect(fit.motions.allSatisfy { $0[.decelerationRate] == nil })
    #expect(fit.profiles.isEmpty)
  }

  @Test("A drag that no law explains")
  func drag() throws {
    let table = OffsetTable(times: OffsetTable.frames(over: 1000)) {
      $0 * 0.5 + 30 * sin($0 / 70) + 11 * sin($0 / 23)
    }
    let fit = try TraceFit(table.trace())
    let whole = fit.motions.filter { $0.frameCount > 20 && $0.isExplained }
    #expect(whole.isEmpty, "\(whole.map(\.law))")
  }

  @Test("A rate behind rounding that hides it")
  func rounding() throws {
    let glide = Deceleration(initialValue: 0, initialVelocity: 0.06, rate: 0.998, restSpeed: 0.01)
    let table = OffsetTable(times: OffsetTable.frames(over: 180), rounding: 1) {
      glide.value(at: $0)
    }
    let fit = try TraceFit(table.trace())
    for motion in fit.motions where motion.law == .deceleration {
      #expect(motion[.decelerationRate]?.doubt != nil)
    }
  }

  @Test("Frames out of order, and one alone, are errors with their place")
  func errors() throws {
    #expect(throws: TraceError("a fit needs at least two frames, found 1")) {
      try TraceFit(OffsetTable(times: [0]) { $0 }.trace())
    }
    #expect(throws: TraceError("frame 3 at 0.5 s is earlier than frame 2 at 1.0 s")) {
      try TraceFit(OffsetTable(times: [0, 1000, 500]) { $0 }.trace())
    }
  }
}

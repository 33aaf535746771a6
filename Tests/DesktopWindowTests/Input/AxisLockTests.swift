import Foundation
import Geometry
import Testing

@testable import DesktopWindow

@Suite struct AxisLockTests {
  @Test(
    "the axis that moves clearly more is kept, and the other held still", arguments: Axis.allCases)
  func keepsTheAxis(axis: Axis) {
    var lock = AxisLock()
    let sum = move(&lock, along: axis, Array(repeating: (0.1, 0.04), count: 40))
    #expect(abs(sum[axis] - 4) < 1e-9)
    #expect(sum[axis.crossed] == 0)
  }

  @Test("where both move alike both are free, and nothing is lost")
  func diagonalsAreFree() {
    var lock = AxisLock()
    let sum = move(&lock, along: .vertical, Array(repeating: (0.05, 0.04), count: 20))
    #expect(abs(sum.y - 1) < 1e-9)
    #expect(abs(sum.x - 0.8) < 1e-9)
  }

  @Test func theAxisDoesNotWaitForTheDecision() {
    var lock = AxisLock()
    #expect(lock.locked(CGPoint(x: 0.01, y: -0.05), at: 0) == CGPoint(x: 0, y: -0.05))
  }

  @Test func smallStraysAfterTheDecisionDoNotChangeIt() {
    var lock = AxisLock()
    let straight = Array(repeating: (0.2, 0.0), count: 5)
    // The fingers slow down, and tremble.
    let stray = Array(repeating: (0.02, 0.05), count: 20)
    #expect(move(&lock, along: .horizontal, straight + stray).y == 0)
  }

  @Test func aClearTurnChangesTheAxis() {
    var lock = AxisLock()
    let sum = move(
      &lock, along: .horizontal,
      Array(repeating: (0.2, 0.01), count: 10) + Array(repeating: (0.01, 0.3), count: 20))
    #expect(sum.y > 4)
    #expect(sum.x > 1.9 && sum.x < 2.2)
  }

  @Test func aPauseEndsTheLock() {
    var lock = AxisLock()
    _ = move(&lock, along: .horizontal, Array(repeating: (0.2, 0.0), count: 5))
    #expect(lock.locked(CGPoint(x: 0, y: 0.5), at: 0.2) == CGPoint(x: 0, y: 0.5))
  }

  /// Hands over `deltas` (along and across `axis`), one every 8 ms; answers what came through.
  private func move(
    _ lock: inout AxisLock, along axis: Axis, _ deltas: [(along: Double, across: Double)]
  ) -> CGPoint {
    var sum = CGPoint.zero
    for (index, delta) in deltas.enumerated() {
      let moved = CGPoint { $0 == axis ? delta.along : delta.across }
      let passed = lock.locked(moved, at: Double(index) * 0.008)
      for axis in Axis.allCases { sum[axis] += passed[axis] }
    }
    return sum
  }
}

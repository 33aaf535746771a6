import Foundation
import Motion
import Testing
import Tracing

@testable import SnapLab

@Suite("fit: recordings as they come")
struct RecordingFaultTests {
  private let glide = Deceleration(
    initialValue: 0, initialVelocity: 3, rate: 0.998, restSpeed: 0.01)

  private func rate(_ table: OffsetTable) throws -> FittedConstant {
    let fit = try TraceFit(table.trace())
    let motion = try #require(fit.motions.last)
    #expect(
      motion.law == .deceleration && motion.isExplained, "\(motion.law) \(motion.rootMeanSquare)")
    return try #require(motion[.decelerationRate])
  }

  @Test("Frames that were lost, and one that is wrong, change nothing")
  func lost() throws {
    let table = OffsetTable(times: OffsetTable.frames(over: 3000), rounding: 1.0 / 3) {
      glide.value(at: $0)
    }
    #expect(
      abs(try rate(table.without { $0 % 7 == 3 || (30..<45).contains($0) }).value - 0.998) < 1e-5)
    let odd = OffsetTable(times: OffsetTable.frames(over: 3000), rounding: 1.0 / 3) {
      glide.value(at: $0) + (abs($0 - 1000) < 5 ? 40 : 0)
    }
    #expect(abs(try rate(odd).value - 0.998) < 2e-5)
  }

  @Test("Frame times may be as irregular as they like, if they are true")
  func irregular() throws {
    var times = [0.0]
    while times[times.count - 1] < 2500 {
      times.append(times[times.count - 1] + [8.3, 16.7, 11, 33.1, 9.2][times.count % 5])
    }
    let table = OffsetTable(times: times) { glide.value(at: $0) }
    #expect(abs(try rate(table).value - 0.998) < 1e-7)
  }

  @Test("Times of a program's clock beside frames of a display: the frames are taken as even")
  func jitter() throws {
    let table = OffsetTable(times: OffsetTable.frames(over: 2500)) { glide.value(at: $0) }
      .mistimed(by: 0.3, seed: 3)
    let fit = try TraceFit(table.trace())
    let motion = try #require(fit.motions.last)
    #expect(abs((motion.evenPeriod ?? 0) - 1000.0 / 60) < 0.01)
    #expect(abs((motion[.decelerationRate]?.value ?? 0) - 0.998) < 2e-6)
  }

  @Test("Several motions in one table: a drag, a glide, a catch, a glide back")
  func several() throws {
    let drag = OffsetTable(times: OffsetTable.frames(over: 150), rounding: 1.0 / 3) {
      2.4 * $0 - 0.002 * $0 * $0
    }
    let first = OffsetTable(times: OffsetTable.frames(over: 500), rounding: 1.0 / 3) {
      315 + glide.value(at: $0)
    }
    let caught = (315 + glide.value(at: 500)).rounded()
    let hold = OffsetTable(times: OffsetTable.frames(over: 300)) { _ in caught }
    let back = Deceleration(
      initialValue: caught, initialVelocity: -2, rate: 0.998, restSpeed: 0.01)
    let second = OffsetTable(times: OffsetTable.frames(over: 3000), rounding: 1.0 / 3) {
      back.value(at: $0)
    }
    let table = drag.followed(by: first, after: 16).followed(by: hold, after: 16)
      .followed(by: second, after: 16)
    let glides = try TraceFit(table.trace()).motions.filter {
      $0.law == .deceleration && $0[.decelerationRate]?.doubt == nil && $0.frameCount > 20
    }
    #expect(glides.count == 2)
    for glide in glides { #expect(abs((glide[.decelerationRate]?.value ?? 0) - 0.998) < 5e-5) }
    #expect(glides.first?[.stopSpeed]?.doubt != nil, "it was caught")
    #expect(glides.last?[.stopSpeed]?.doubt == nil)
    #expect((glides.last?[.releaseVelocity]?.value ?? 0) < -1.9)
  }

  @Test("A glide that goes through an edge is two motions, each with its law")
  func crossing() throws {
    let law = Fling.Law(
      bounce: Bounce.Law(rate: 0.998, decay: 0.01005, restDistance: 0.5, restSpeed: 0.01),
      bounces: true)
    let fling = Fling(initialValue: 0, initialVelocity: 3, range: -5000...600, law: law)
    let table = OffsetTable(times: OffsetTable.frames(over: fling.duration + 300)) {
      fling.value(at: $0)
    }
    let motions = try TraceFit(table.trace()).motions
    #expect(motions.map(\.law) == [.deceleration, .bounce])
    for motion in motions { #expect(abs((motion[.decelerationRate]?.value ?? 0) - 0.998) < 2e-5) }
    #expect(abs((motions.last?[.bounceConstant]?.value ?? 0) - 0.01005) < 1e-5)
  }
}

import CollectionEngine
import Foundation
import Geometry
import TestSupport

/// A seeded sequence of things that happen to a scroll view, at times that are no frame times.
struct RandomScript {
  /// What happens at an instant.
  enum Action {
    case input(ScrollInput)
    /// A change by the program that moves the content by itself.
    case program(Program)
    /// A change of what the content can be scrolled through, or how.
    case setting(Setting)
  }

  enum Program {
    case animate(CGPoint)
    case jump(CGPoint)
    case adjust(CGPoint)
    case top
    case stop
  }

  enum Setting {
    case contentSize(CGSize)
    case boundsSize(CGSize)
    case inset(EdgeInsets)
    case rate(DecelerationRate)
  }

  /// How the scroll view is set up.
  struct Stage {
    var bounces = true
    var isPagingEnabled = false
    /// Whether the delegate sends every release to a multiple of 310 pt.
    var snaps = false
    var contentSize = CGSize(width: 4000, height: 9000)
    var profile = PhysicsProfile.uikit
    var integration = PhysicsConstants.Integration.exact
  }

  let stage: Stage
  private(set) var events: [(time: Double, action: Action)] = []

  /// A script of `count` things over about `count / 3` s.
  init(seed: UInt64, stage: Stage, count: Int = 12, kinds: ClosedRange<Int> = 0...14) {
    self.stage = stage
    var random = SeededGenerator(seed: seed)
    var time = 0.0123
    for _ in 0..<count {
      add(Int.random(in: kinds, using: &random), at: time, &random)
      time += Double.random(in: 0.003...0.7, using: &random)
    }
    events.sort { $0.time < $1.time }
  }

  private mutating func add(_ kind: Int, at time: Double, _ random: inout SeededGenerator) {
    switch kind {
    case 0...3: drag(at: time, hold: kind == 3 ? 0.15 : 0, &random)
    case 4:
      events.append((time, .input(.touch(.began, location: .zero))))
      events.append((time + 0.0571, .input(.touch(.ended, location: .zero))))
    case 5:
      let velocity = point(-4...4, &random)
      events.append((time, .input(.release(contentOffset: nil, velocity: velocity))))
    case 6, 7:
      let notches = CGPoint(
        x: Double(Int.random(in: -2...2, using: &random)),
        y: Double(Int.random(in: -5...5, using: &random)))
      events.append((time, .input(.wheel(WheelInput(.notches(notches))))))
    case 8:
      for step in 0..<4 {
        let wheel = WheelInput(
          .points(point(-90...90, &random)), phase: [nil, .changed, .ended, .momentum][step])
        events.append((time + Double(step) * 0.0137, .input(.wheel(wheel))))
      }
    case 9: events.append((time, .program(.animate(inside(&random)))))
    case 10: events.append((time, .program(Bool.random(using: &random) ? .top : .stop)))
    case 11:
      let target = inside(&random)
      events.append((time, .program(Bool.random(using: &random) ? .jump(target) : .adjust(target))))
    case 12:
      let factor = Double.random(in: 0.3...1.5, using: &random)
      let size = CGSize(
        width: stage.contentSize.width * factor, height: stage.contentSize.height * factor)
      events.append((time, .setting(.contentSize(size))))
    case 13:
      let inset = Double.random(in: 0...120, using: &random)
      events.append((time, .setting(.inset(EdgeInsets(top: inset, left: 7, bottom: 31)))))
    default:
      let rate = Double.random(in: 0.98...0.9985, using: &random)
      events.append((time, .setting(.rate(DecelerationRate(rawValue: rate)))))
      if Bool.random(using: &random) {
        let size = CGSize(width: Double.random(in: 200...800, using: &random), height: 600)
        events.append((time + 0.0391, .setting(.boundsSize(size))))
      }
    }
  }

  private mutating func drag(at time: Double, hold: Double, _ random: inout SeededGenerator) {
    var finger = CGPoint(x: 150, y: 300)
    let step = point(-45...45, &random)
    events.append((time, .input(.touch(.began, location: finger))))
    for sample in 1...6 {
      finger = CGPoint(x: finger.x + step.x, y: finger.y + step.y)
      events.append(
        (time + Double(sample) * 0.0113, .input(.touch(.moved, location: finger))))
    }
    events.append((time + 0.07 + hold, .input(.touch(.ended, location: finger))))
  }

  private func inside(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: Double.random(in: 0...(stage.contentSize.width / 4), using: &random).rounded(),
      y: Double.random(in: 0...(stage.contentSize.height / 4), using: &random).rounded())
  }

  private func point(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> CGPoint {
    CGPoint { _ in Double.random(in: range, using: &random) }
  }
}

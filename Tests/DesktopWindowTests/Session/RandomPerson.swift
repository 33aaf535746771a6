import CollectionEngine
import Foundation
import Scenarios
import TestSupport

@testable import DesktopWindow

/// A person who presses keys, drags, turns wheels and resizes the window, anything at any time, the same for a seed.
struct RandomPerson {
  private var random: SeededGenerator
  private var finger: CGPoint?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How long until the next frame, in s: mostly a sixtieth, sometimes anything.
  mutating func nextFrame() -> Double {
    chance(0.8) ? 1.0 / 60 : Double.random(in: 0.0002...0.2, using: &random)
  }

  /// Does something to `session` at `now`; nothing that ends it.
  mutating func act(on session: PreviewSession, at now: Double) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10: touch(session, now)
    case 10..<13: turn(session, now)
    case 13..<19: session.perform(command(), at: now)
    default:
      session.windowSize = CGSize(
        width: Double.random(in: 120...900, using: &random).rounded(),
        height: Double.random(in: 120...900, using: &random).rounded())
      session.resize(to: session.stage.size, at: now)
    }
  }

  private mutating func touch(_ session: PreviewSession, _ now: Double) {
    guard let place = finger else {
      let place = CGPoint(x: number(0...400), y: number(0...600))
      finger = place
      return session.handle(.touch(.began, location: place), at: now)
    }
    let next = CGPoint(x: place.x + number(-40...40), y: place.y + number(-60...60))
    finger = chance(0.15) ? nil : next
    let phase: TouchPhase = finger != nil ? .moved : chance(0.8) ? .ended : .cancelled
    session.handle(.touch(phase, location: next), at: now)
  }

  private mutating func turn(_ session: PreviewSession, _ now: Double) {
    let amount = CGPoint(x: chance(0.2) ? number(-2...2) : 0, y: number(-2...2))
    let whole = CGPoint(x: amount.x.rounded(), y: amount.y.rounded())
    let delta: WheelInput.Delta = chance(0.5) ? .precise(amount) : .notches(whole)
    session.handle(.wheel(WheelInput(delta)), at: now)
  }

  private mutating func command() -> KeyCommand {
    let commands = KeyBinding.all.compactMap(\.command).filter {
      $0 != .quit && $0 != .cancel && $0 != .screenshot
    }
    let index = Int.random(in: 0...commands.count, using: &random)
    guard index < commands.count else {
      return .jump(item: Int.random(in: 0...2_000_000, using: &random))
    }
    return commands[index]
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}

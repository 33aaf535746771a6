internal import CollectionEngine
internal import Foundation

/// Puts the touches of a person together to fingers that come down, move and lift: one event in place of one a touch.
///
/// Only where that is the very same: a finger keeps its touches as they are where one came at the instant of
/// something else, for the order of that instant would be lost, or where another finger came beside it.
struct TouchGrouping {
  /// All that happened, in the order in which it began.
  private(set) var events: [ScenarioEvent] = []

  /// The touches of one finger, by their places among all events.
  private struct Finger {
    var touches: [Int]
    /// Whether its touches stay as they are.
    var isKept = false
  }

  init(_ begun: ArraySlice<EventQueue.Begun>) {
    // Which event stands in the place of a finger's first touch; nil in the place of the others.
    var replacements: [Int: ScenarioEvent?] = [:]
    for finger in Self.fingers(in: begun) where !finger.isKept {
      guard let event = Self.event(of: finger.touches.map { begun[$0].event }) else { continue }
      for index in finger.touches { replacements[index] = .some(nil) }
      replacements[finger.touches[0]] = event
    }
    for index in begun.indices where !begun[index].isDropped {
      if let event = replacements[index] ?? begun[index].event { events.append(event) }
    }
  }

  private static func fingers(in begun: ArraySlice<EventQueue.Begun>) -> [Finger] {
    var fingers: [Finger] = []
    var open: Finger?
    for index in begun.indices where !begun[index].isDropped && begun[index].event.isOfFinger {
      guard case .touch(let phase, _) = begun[index].event.kind, begun[index].isLive else {
        open?.isKept = true
        continue
      }
      if phase == .began {
        if open == nil { open = Finger(touches: [index]) } else { open?.isKept = true }
        continue
      }
      open?.touches.append(index)
      if begun[index].isShared { open?.isKept = true }
      if phase != .moved, let finger = open {
        fingers.append(finger)
        open = nil
      }
    }
    return fingers + [open].compactMap { $0 }
  }

  /// The one event that is the same as `touches`; nil where there is none.
  private static func event(of touches: [ScenarioEvent]) -> ScenarioEvent? {
    let start = touches[0].at
    var recorded = ScenarioEvent.Touches(samples: [], end: .none)
    for touch in touches {
      guard case .touch(let phase, let location) = touch.kind else { return nil }
      let elapsed = touch.at - start
      guard start + elapsed == touch.at else { return nil }
      recorded.lift = elapsed
      switch phase {
      case .began, .moved: recorded.samples.append(.init(time: elapsed, location: location))
      case .ended: recorded.end = .lift
      case .cancelled: recorded.end = .cancel
      }
      guard recorded.samples.last?.location == location else { return nil }
    }
    return ScenarioEvent(at: start, .touches(recorded))
  }
}

import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Tracing

/// Makes traces with everything that a trace can hold.
struct RandomTrace {
  private var generator: SeededGenerator
  private var time = 0.0

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A trace of `frames` frames.
  static func make(seed: UInt64, frames: Int = 12) -> Trace {
    var random = RandomTrace(seed: seed)
    var lines = random.flip() ? [TraceLine.header(random.header())] : []
    for frame in 0..<frames {
      let end = Double(frame + 1) / 60
      for _ in 0..<random.count(3) { lines.append(random.lineBefore(frame, end: end)) }
      random.time = end
      lines.append(.frame(random.frame(frame)))
      for _ in 0..<random.count(2) { lines.append(.element(random.element(frame))) }
      if random.flip() { lines.append(random.lineAfter(frame)) }
    }
    return Trace(lines: lines)
  }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func count(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &generator) }

  private mutating func maybe<Value>(_ make: (inout RandomTrace) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  /// Whole numbers, decimals, and any finite Double there is.
  private mutating func number() -> Double {
    switch count(3) {
    case 0: return Double(count(2000) - 1000)
    case 1: return Double(count(2000) - 1000) / 3
    case 2: return Double.random(in: -1e4...1e4, using: &generator)
    default:
      let any = Double(bitPattern: generator.next())
      return any.isFinite ? any : -0.0
    }
  }

  private mutating func text() -> String {
    let parts = ["a", "\"", "\\", "\n", ",", "é", "日", "🎯", "\u{0}", "/", " ", "}"]
    return (0..<count(4)).map { _ in parts[count(parts.count - 1)] }.joined()
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func value(depth: Int = 0) -> TraceValue {
    switch count(depth < 3 ? 5 : 3) {
    case 0: .null
    case 1: .bool(flip())
    case 2: .number(number())
    case 3: .string(text())
    case 4: .array((0..<count(3)).map { _ in value(depth: depth + 1) })
    default: .object(object(depth: depth + 1))
    }
  }

  private mutating func object(depth: Int = 0) -> [String: TraceValue] {
    var members: [String: TraceValue] = [:]
    for _ in 0..<count(3) { members[text()] = value(depth: depth) }
    return members
  }

  private mutating func header() -> TraceHeader {
    TraceHeader(
      scenario: maybe { $0.text() }, sha256: maybe { $0.text() }, source: maybe { $0.text() },
      viewport: CGSize(width: 375, height: 667), scale: Double(1 + count(2)),
      rate: maybe { Double(60 * (1 + $0.count(1))) }, physics: object())
  }

  private mutating func frame(_ number: Int) -> TraceFrame {
    let activities = ScrollActivity.allCases
    return TraceFrame(
      frame: number, time: time, contentOffset: point(), velocity: point(),
      activity: activities[count(activities.count - 1)],
      contentSize: CGSize(width: 3750, height: self.number()),
      proposedTarget: maybe { $0.point() }, target: maybe { $0.point() })
  }

  private mutating func element(_ frame: Int) -> TraceElement {
    let kind = TraceElement.Kind.allCases[count(2)]
    return TraceElement(
      frame: frame, kind: kind, elementKind: kind == .cell ? nil : text(),
      indexPath: IndexPath(indexes: (0..<count(3)).map { _ in count(9) }),
      departure: maybe { $0.count(9) },
      identity: maybe { random in
        ContentIdentity(
          IndexPath(indexes: (0..<random.count(3)).map { _ in random.count(9) }),
          revision: random.count(2))
      },
      appearance: maybe { random in
        TraceElement.Appearance(
          center: random.point(), size: CGSize(width: random.number(), height: random.number()),
          alpha: random.number(), zIndex: random.count(200) - 100, transform: random.transform())
      })
  }

  private mutating func transform() -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m21, transform.m42) = (number(), number(), number())
    if flip() { (transform.m34, transform.m33, transform.m13) = (number(), number(), number()) }
    return transform
  }

  private mutating func lineBefore(_ frame: Int, end: Double) -> TraceLine {
    time = Double.random(in: time...end, using: &generator)
    switch count(3) {
    case 0:
      return .input(
        TraceInput(
          time: time, kind: text(), phase: maybe { $0.text() }, location: maybe { $0.point() },
          arguments: object()))
    case 1:
      return .call(
        TraceCall(
          frame: frame, time: time, name: text(), arguments: object(),
          result: maybe { $0.value() }))
    case 2: return .mark(TraceMark(frame: frame, time: time, label: text()))
    default:
      let members = object().merging(["type": "layer"]) { _, type in type }
      return .other(.object(members))
    }
  }

  private mutating func lineAfter(_ frame: Int) -> TraceLine {
    flip()
      ? .settled(TraceEnd(frame: frame, time: time, contentOffset: point()))
      : .interrupted(TraceInterruption(frame: frame, time: time, by: text()))
  }
}

import CollectionEngine
import Foundation
import Testing
import Tracing

@Suite("A Perfetto file")
struct PerfettoFileTests {
  private static let seeds = 0..<30 as Range<UInt64>

  /// The events as another reader sees them.
  private func events(_ bytes: Data) throws -> [[String: TraceValue]] {
    try JSONDecoder().decode([[String: TraceValue]].self, from: bytes)
  }

  private func events(seed: UInt64) throws -> [[String: TraceValue]] {
    try events(RandomTrace.make(seed: seed).bytes(in: .perfetto))
  }

  private func nanoseconds(_ event: [String: TraceValue]) throws -> Int {
    guard case .number(let microseconds)? = event["ts"] else { throw TraceError("no ts") }
    return Int((microseconds * 1000).rounded())
  }

  @Test("is sorted by time, from 0", arguments: seeds)
  func sorted(seed: UInt64) throws {
    let times = try events(seed: seed).map(nanoseconds)
    #expect(times.first == 0)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("has in every event what viewers ask for", arguments: seeds)
  func members(seed: UInt64) throws {
    for event in try events(seed: seed) {
      for key in ["pid", "tid", "ts"] {
        guard case .number? = event[key] else { throw TraceError("no number in \(key)") }
      }
      for key in ["ph", "name", "cat"] {
        guard case .string? = event[key] else { throw TraceError("no string in \(key)") }
      }
      if event["ph"] == "C" {
        guard case .object(let arguments)? = event["args"], case .number? = arguments["value"]
        else { throw TraceError("a counter without a number") }
      }
    }
  }

  @Test("has activities that follow one another and end by their names", arguments: seeds)
  func slices(seed: UInt64) throws {
    var open: TraceValue?
    var names: [TraceValue] = []
    for event in try events(seed: seed) {
      if event["ph"] == "B" {
        #expect(open == nil)
        open = event["name"]
        names.append(try #require(open))
      } else if event["ph"] == "E" {
        #expect(open == event["name"])
        open = nil
      }
    }
    #expect(open == nil)
    let activities = RandomTrace.make(seed: seed).frames.map(\.activity.rawValue)
    let stretches = activities.indices.filter { $0 == 0 || activities[$0] != activities[$0 - 1] }
    #expect(names == stretches.map { .string(activities[$0]) })
  }

  @Test("knows no null", arguments: seeds)
  func nulls(seed: UInt64) throws {
    func hasNull(_ value: TraceValue) -> Bool {
      switch value {
      case .null: true
      case .array(let values): values.contains(where: hasNull)
      case .object(let members): members.values.contains(where: hasNull)
      case .bool, .number, .string: false
      }
    }
    #expect(try !events(seed: seed).contains { hasNull(.object($0)) })
  }

  @Test("can be cut behind any event", arguments: 0..<5 as Range<UInt64>)
  func cut(seed: UInt64) throws {
    let bytes = try RandomTrace.make(seed: seed, frames: 4).bytes(in: .perfetto)
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").dropLast()
    for count in 2...lines.count {
      var cut = lines.prefix(count).joined(separator: "\n")
      if cut.hasSuffix(",") { cut.removeLast() }
      #expect(try events(Data((cut + "]").utf8)).count == count - 1)
    }
  }

  @Test("shows a line that is out of order at the time of the line before, and keeps its time")
  func disorder() throws {
    let marks = [0.2, 0.1].map { TraceLine.mark(TraceMark(frame: 0, time: $0, label: "m")) }
    let bytes = try Trace(lines: marks).bytes(in: .perfetto)
    let times = try events(bytes).filter { $0["name"] == "m" }.map(nanoseconds)
    #expect(times == [200_000_000, 200_000_000])
    #expect(try Trace(reading: bytes).lines == marks)
  }

  @Test("cannot have a time that it would show wrongly", arguments: [-0.001, 1_000_001, 1e300])
  func range(time: Double) {
    let writer = PerfettoWriter(to: MemorySink())
    #expect(
      throws: TraceError("a Perfetto file has times from 0 to 1000000 s, found \(time)")
    ) {
      try writer.write(.mark(TraceMark(frame: 0, time: time, label: "")))
    }
  }
}

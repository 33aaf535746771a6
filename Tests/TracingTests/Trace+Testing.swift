import Foundation
import Tracing

extension Trace {
  /// The bytes that the writer of `form` makes of the trace.
  func bytes(in form: TraceForm) throws -> Data {
    let sink = MemorySink()
    try write(to: form.makeWriter(to: sink))
    return Data(sink.bytes)
  }

  /// Reads text.
  init(text: String, form: TraceForm? = nil) throws {
    try self.init(reading: Data(text.utf8), form: form)
  }

  /// What is left of the trace when it goes through `form`.
  func reduced(to form: TraceForm) -> [TraceLine] {
    switch form {
    case .jsonLines: lines
    case .csv: frames.map(TraceLine.frame)
    case .perfetto: lines.map(\.withoutNulls)
    }
  }
}

extension TraceLine {
  /// The line with the string "null" for each null.
  fileprivate var withoutNulls: TraceLine {
    switch self {
    case .header(var header):
      header.physics = header.physics.mapValues(\.withoutNulls)
      return .header(header)
    case .input(var input):
      input.arguments = input.arguments.mapValues(\.withoutNulls)
      return .input(input)
    case .call(var call):
      call.arguments = call.arguments.mapValues(\.withoutNulls)
      call.result = call.result?.withoutNulls
      return .call(call)
    case .other(let value): return .other(value.withoutNulls)
    case .frame, .element, .settled, .interrupted, .mark: return self
    }
  }
}

extension TraceValue {
  fileprivate var withoutNulls: TraceValue {
    switch self {
    case .null: "null"
    case .array(let values): .array(values.map(\.withoutNulls))
    case .object(let members): .object(members.mapValues(\.withoutNulls))
    case .bool, .number, .string: self
    }
  }
}

extension TraceComparison.Unpaired {
  /// Before, between, after.
  var counts: [Int] { [before, between, after] }
}

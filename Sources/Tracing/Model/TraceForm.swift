/// The forms in which a trace is written.
public enum TraceForm: String, CaseIterable, Sendable {
  /// The whole trace, one JSON object a line.
  case jsonLines = ".jsonl"
  /// The frames as a table.
  case csv = ".csv"
  /// The whole trace for ui.perfetto.dev.
  case perfetto = ".perfetto.json"

  /// The form that the ending of a name asks for, in any case of letters; `nil` where it is none of
  /// ours.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard let form = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
    self = form
  }

  /// A writer of this form.
  public func makeWriter(to sink: any TraceSink) -> any TraceWriter {
    switch self {
    case .jsonLines: JSONLinesWriter(to: sink)
    case .csv: CSVWriter(to: sink)
    case .perfetto: PerfettoWriter(to: sink)
    }
  }
}

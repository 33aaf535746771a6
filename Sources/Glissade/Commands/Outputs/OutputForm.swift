import Film
import Tracing

/// What an output of a run holds, by the ending of its name.
enum OutputForm: Equatable {
  case trace(TraceForm)
  case film(FilmForm)
  /// The run itself, as a scenario.
  case session

  /// All endings, as a message lists them.
  static func endings(isSession: Bool) -> [String] {
    (isSession ? [".yaml"] : []) + TraceForm.allCases.map(\.rawValue)
      + FilmForm.allCases.map(\.rawValue)
  }

  /// The form of an output; `-` is the whole trace.
  ///
  /// - Parameter isSession: whether the run can be kept as a scenario.
  ///
  /// Errors: `.usage` for an ending that is no form.
  init(of path: String, isSession: Bool = false) throws(CommandError) {
    if isSession, path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
      self = .session
    } else if path == "-" {
      self = .trace(.jsonLines)
    } else if let form = TraceForm(fileName: path) {
      self = .trace(form)
    } else if let form = FilmForm(fileName: path) {
      self = .film(form)
    } else {
      throw CommandError(
        .usage,
        "cannot tell the form of '\(path)': expected a name that ends in "
          + listed(Self.endings(isSession: isSession), conjunction: "or"))
    }
  }
}

/// One thing that the compiler says.
struct CompilerDiagnostic: Equatable {
  /// Where it is: a path and a line and column from 1; nil where it is about no place.
  struct Place: Equatable {
    var path: String
    var line: Int
    var column: Int
  }

  var place: Place?
  var message: String

  /// All errors in what the compiler wrote, each once, in its order.
  static func errors(in output: String) -> [CompilerDiagnostic] {
    var errors: [CompilerDiagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: "error: ") else { continue }
      let message = String(line[mark.upperBound...])
      let head = line[..<mark.lowerBound]
      guard let place = place(head) else { continue }
      let error = CompilerDiagnostic(place: place.found, message: message)
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  /// The place that stands before an error; nil where the line is no error at all but quotes one.
  private static func place(_ head: Substring) -> (found: Place?, Void)? {
    if head.isEmpty || head.hasPrefix("<unknown>") { return (nil, ()) }
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts.last == " ", let line = Int(parts[parts.count - 3]),
      let column = Int(parts[parts.count - 2])
    else { return nil }
    let path = parts.dropLast(3).joined(separator: ":")
    return (Place(path: path, line: line, column: column), ())
  }
}

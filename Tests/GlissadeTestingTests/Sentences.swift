import Testing

/// The sentences of the issues that `act` leads to.
func sentences(_ act: () -> Void) -> [String] {
  nonisolated(unsafe) var found: [String] = []
  withKnownIssue(isIntermittent: true) {
    act()
  } matching: { issue in
    found += issue.comments.map(\.rawValue)
    return true
  }
  return found
}

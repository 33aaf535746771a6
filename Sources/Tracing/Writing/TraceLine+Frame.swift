extension TraceLine {
  /// Whether a reader that has seen this line has seen all that moved in its frame.
  var completesFrame: Bool {
    switch self {
    case .frame, .settled, .interrupted: true
    case .header, .input, .call, .element, .mark, .other: false
    }
  }
}

/// Which elements of a collection view a recording has.
public enum ElementRecording: String, CaseIterable, Sendable {
  /// In each frame those that appear, change or go.
  case changed
  /// In each frame all that are shown, and those that go.
  case all
  /// None.
  case none
}

public import CollectionEngine

/// How a change of items, size or layout is shown.
public enum ScenarioTiming: Equatable, Sendable {
  /// Everything is where it belongs at once.
  case atOnce
  /// Elements go there in the layout's or the view's own way.
  case usual
  /// Elements go there in this way.
  case timed(ChangeTiming)

  /// Whether elements go where they belong.
  public var isAnimated: Bool { self != .atOnce }

  /// The way that the change itself asks for; nil for the layout's or the view's.
  var changeTiming: ChangeTiming? {
    if case .timed(let timing) = self { timing } else { nil }
  }
}

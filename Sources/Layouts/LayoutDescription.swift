public import CollectionEngine

/// What a layout is called, what it can be told, and how it is made: one description serves the scenario format, the
/// command line and whoever registers a layout of their own.
public struct LayoutDescription: Sendable {
  /// The name that scenarios use, as in `paged-grid`.
  public let name: String
  /// One line that says what it does.
  public let summary: String
  /// What it can be told, in the order of the documentation.
  public let options: [LayoutOption]
  /// A new layout with its defaults.
  public let make: @Sendable () -> CollectionViewLayout

  public init(
    _ name: String, summary: String, options: [LayoutOption],
    make: @escaping @Sendable () -> CollectionViewLayout
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.make = make
  }
}

public import CollectionEngine

/// What a layout is called, what it can be told, and how it is made: one description serves the scenario format, the
/// command line and whoever registers a layout of their own.
public struct LayoutDescription: Sendable {
  /// The name that scenarios use, as in `paged-grid`.
  public let name: String
  /// One line that says what it does.
  public let summary: String
  /// What it can be told, in the order of the documentation; last, unless they say it themselves,
  /// the `itemAppearance` that any layout has.
  public let options: [LayoutOption]
  /// A new layout with its defaults.
  public let make: @Sendable () -> CollectionViewLayout
  /// Has a layout of this description ask `content` for sizes; called once, before the layout is shown.
  ///
  /// A layout that has a delegate makes one here that asks `content`, sets it and answers it: what is answered is kept
  /// alive as long as the layout is shown. A layout without one answers nil.
  public let connect: @Sendable (CollectionViewLayout, any SizedContent) -> AnyObject?

  public init(
    _ name: String, summary: String, options: [LayoutOption],
    make: @escaping @Sendable () -> CollectionViewLayout,
    connect: @escaping @Sendable (CollectionViewLayout, any SizedContent) -> AnyObject? = { _, _ in
      nil
    }
  ) {
    self.name = name
    self.summary = summary
    let hasAppearance = options.contains { $0.name == "itemAppearance" }
    self.options = options + (hasAppearance ? [] : [.itemAppearance(make().itemAppearance)])
    self.make = make
    self.connect = connect
  }
}

public import CollectionEngine

/// What a layout is called, what it can be told, and how it is made: one description serves the scenario format, the
/// command line and whoever registers a layout of their own.
public struct LayoutDescription: Sendable {
  /// The name that scenarios use, as in `paged-grid`.
  public let name: String
  /// One line that says what it does.
  public let summary: String
  /// What it can be told, in the order of the documentation; last, unless they say it themselves,
  /// the `itemAppearance` that any layout of the program has: one from a file is not made before it is shown.
  public let options: [LayoutOption]
  /// A new layout with its defaults.
  public let make: @Sendable () -> CollectionViewLayout
  /// Has a layout of this description, which arranges the view already, ask `content` for sizes; called once, before the
  /// layout is shown.
  ///
  /// A layout that has a delegate makes one here that asks `content`, sets it and answers it: what is answered is kept
  /// alive as long as the layout is shown. A layout without one answers nil.
  public let connect: Connection
  /// Where its code stands, where it was compiled when it was needed; nil for a layout of the program itself.
  public let file: LayoutFile?

  /// See `connect`.
  public typealias Connection =
    @Sendable (CollectionViewLayout, CollectionView, any SizedContent) -> AnyObject?

  public init(
    _ name: String, summary: String, options: [LayoutOption], file: LayoutFile? = nil,
    make: @escaping @Sendable () -> CollectionViewLayout,
    connect: @escaping Connection = { _, _, _ in nil }
  ) {
    self.name = name
    self.summary = summary
    let isComplete = file != nil || options.contains { $0.name == "itemAppearance" }
    self.options = options + (isComplete ? [] : [.itemAppearance(make().itemAppearance)])
    self.file = file
    self.make = make
    self.connect = connect
  }

  /// The same layout, said to be in another place.
  public func standing(in file: LayoutFile) -> LayoutDescription {
    LayoutDescription(
      name, summary: summary, options: options, file: file, make: make, connect: connect)
  }
}

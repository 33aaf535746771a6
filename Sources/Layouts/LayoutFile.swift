/// Where the code of a layout stands that is compiled when it is needed, and what is said beside it.
public struct LayoutFile: Hashable, Sendable {
  /// The paths of the Swift files, at least one; the layout is in one of them.
  public var paths: [String]
  /// The layout's class, or a call that makes one, as in `Columns(count: 3)`; nil for the only one there is.
  public var className: String?
  /// Statements of Swift that run once the layout arranges a view; nil for none.
  public var setup: String?

  /// A layout in the files at `paths`.
  public init(paths: [String], className: String? = nil, setup: String? = nil) {
    self.paths = paths
    self.className = className
    self.setup = setup
  }
}

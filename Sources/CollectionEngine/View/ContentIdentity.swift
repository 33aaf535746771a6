public import Foundation

/// Which piece of content an element shows, wherever it stands by now.
///
/// Updates give elements other index paths; what is told by its identity stays the same. Whoever
/// sets up a view can say it (`CollectionReusableView.contentIdentity`): pictures and traces then
/// show what goes where.
public struct ContentIdentity: Hashable, Sendable {
  /// Tells it from all others: the index path that it had at first, or one that nothing ever had.
  public var path: IndexPath
  /// How often it was loaded anew since it came. Default: 0.
  public var revision: Int

  public init(_ path: IndexPath, revision: Int = 0) {
    self.path = path
    self.revision = revision
  }
}

/// The keys and what they do, in groups; where a window is too small for all of them, on several pages.
public struct HelpCard: Equatable, Sendable {
  /// What one key, or some of one kind, do.
  public struct Entry: Equatable, Sendable {
    public var keys: [String]
    public var text: String

    public init(_ keys: [String], _ text: String) {
      self.keys = keys
      self.text = text
    }
  }

  /// Entries of one subject.
  public struct Group: Equatable, Sendable {
    public var title: String
    public var entries: [Entry]

    public init(_ title: String, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  public var groups: [Group]
  /// Which page is shown, from 0; beyond the last one it is the last one. Default: 0.
  public var page = 0

  public init(_ groups: [Group]) { self.groups = groups }
}

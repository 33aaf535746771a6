public import Foundation

/// What the scroll view scrolls.
public enum ScenarioContent: Equatable, Sendable {
  /// A plain scroll view's content of this size in points, each length 0 to 1,000,000,000, with
  /// nothing in it.
  case plain(CGSize)
  /// Sections of items, which a layout arranges.
  case sections([ScenarioSection])

  /// A plain scroll view's content, with nothing in it.
  public init(size: CGSize) {
    self = .plain(size)
  }

  /// The size of plain content in points; zero for sections, whose size the layout says. Setting it
  /// makes plain content.
  public var size: CGSize {
    get { if case .plain(let size) = self { size } else { .zero } }
    set { self = .plain(newValue) }
  }

  /// The sections; nil for plain content.
  public var sections: [ScenarioSection]? {
    if case .sections(let sections) = self { sections } else { nil }
  }
}

/// Items that belong together, with what stands around them.
public struct ScenarioSection: Equatable, Sendable {
  /// How many items there are. All sections together have at most 10,000,000.
  public var items: Int
  /// The sizes of the items in points, each length 0 to 1,000,000,000; more items than sizes begin
  /// again with the first. Empty where the layout decides.
  public var itemSizes: [CGSize]
  /// What is written on the items, each of at most 1,000 characters; more items than labels begin
  /// again with the first. Empty for their numbers alone.
  public var labels: [String]
  /// What its header says, at most 1,000 characters; nil for its number.
  public var title: String?
  /// The size of its header in points; nil where the layout decides.
  public var header: CGSize?
  /// The size of its footer in points; nil where the layout decides.
  public var footer: CGSize?

  public init(
    items: Int, itemSizes: [CGSize] = [], labels: [String] = [], title: String? = nil,
    header: CGSize? = nil, footer: CGSize? = nil
  ) {
    self.items = items
    self.itemSizes = itemSizes
    self.labels = labels
    self.title = title
    self.header = header
    self.footer = footer
  }
}

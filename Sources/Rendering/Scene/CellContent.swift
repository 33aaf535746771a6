public import CollectionEngine
public import Foundation

/// What an element shows: everything that its drawing depends on beside its size.
public struct CellContent: Hashable, Sendable {
  /// What it stands for.
  public enum Kind: Hashable, Sendable {
    case cell
    /// A header, a footer, or whatever a layout calls its own.
    case supplementaryView(String)
    case decorationView(String)
    /// A square of plain content, where a scroll view has no elements; the path is its column and row.
    case tile
  }

  public var kind: Kind
  /// Which one: what its content is called, and its index path where that has no name of its own.
  public var indexPath: IndexPath
  /// How often its content was loaded anew.
  public var revision = 0
  /// What the view says that it shows; nil where it says nothing.
  public var label: String?
  /// A colour that the view itself asks for; nil leaves it to the style.
  public var backgroundColor: Color?
  public var isSelected = false
  public var isHighlighted = false

  public init(_ kind: Kind, _ indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }
}

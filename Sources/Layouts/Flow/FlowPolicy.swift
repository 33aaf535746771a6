internal import CollectionEngine

/// What nobody has shown of UIKit's flow layout, and how it is decided here: one choice a question.
///
/// `CollectionViewFlowLayout.policy` holds one; scenarios set it by the same names as options of
/// the layout.
public struct FlowPolicy: Equatable, Sendable {
  /// How the last line of a section stands whose items are equally long across, but not along the
  /// scroll direction, and are not measured.
  public enum LastLine: String, CaseIterable, Sendable {
    /// It keeps the gaps of the lines above. Recorded of measured items.
    case grid
    /// Items stand at its beginning, the least spacing apart. Reported for iOS 8.
    case leading
  }

  /// How far pinned headers and footers follow the visible part of their section.
  public enum PinLimit: String, CaseIterable, Sendable {
    /// A header stops where the footer begins, a footer where the header ends. Recorded of
    /// compositional layout.
    case body
    /// A header stops at the end of the section, in front of its footer; a footer at its start.
    case section
  }

  /// What becomes of a fraction in the length of the content.
  public enum ContentRounding: String, CaseIterable, Sendable {
    /// It stays.
    case none
    /// It is cut to whole pixels.
    case pixel
    /// The nearest whole number of points is taken: 2154 was recorded where the sum is 2154.44.
    case point
  }

  /// What is answered for an item beyond the count of its section.
  public enum ItemBeyondCount: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// Attributes where it would stand if it were there, as far as all items of the section have
    /// one size; nothing otherwise.
    case extrapolated
    /// Attributes without a place and a size. Read in PSTCollectionView.
    case empty
  }

  /// Whether headers and footers say how long they want to be, where cells do.
  public enum BoundarySize: String, CaseIterable, Sendable {
    /// They are measured.
    case measured
    /// They are as long as their reference size.
    case reference
  }

  /// How the last line of equally wide items stands. Default: as the lines above.
  public var lastLine = LastLine.grid
  /// How far pinned headers and footers go. Default: within the body of their section.
  public var pinLimit = PinLimit.body
  /// The zIndex of pinned headers and footers. Default: 1,000,000,000, as recorded of compositional
  /// layout: in front of all cells.
  public var pinnedZIndex = 1_000_000_000
  /// What becomes of a fraction in the length of the content. Default: it stays, so that the
  /// content encloses its last line.
  public var contentRounding = ContentRounding.none
  /// What is answered for an item beyond the count. Default: nothing.
  public var itemBeyondCount = ItemBeyondCount.none
  /// Whether headers and footers are measured where cells are. Default: they are.
  public var boundarySize = BoundarySize.measured

  /// The defaults.
  public init() {}
}

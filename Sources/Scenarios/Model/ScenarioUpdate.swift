public import Foundation

/// A change of the sections and items, with the meaning of UIKit's batch updates.
///
/// What is deleted, reloaded, set up anew or moved is named as it was before all of it; where
/// something is inserted or moved to is named as it is afterwards.
public struct ScenarioUpdate: Equatable, Sendable {
  /// A new item.
  public struct Insertion: Equatable, Sendable {
    /// Where it is afterwards.
    public var indexPath: IndexPath
    /// Its size in points; nil for that of its neighbours: the first of its section's `itemSizes`.
    public var size: CGSize?

    public init(_ indexPath: IndexPath, size: CGSize? = nil) {
      self.indexPath = indexPath
      self.size = size
    }
  }

  /// A new section.
  public struct SectionInsertion: Equatable, Sendable {
    /// Where it is afterwards.
    public var index: Int
    /// What is in it.
    public var section: ScenarioSection

    public init(_ index: Int, _ section: ScenarioSection) {
      self.index = index
      self.section = section
    }
  }

  /// Something that goes elsewhere.
  public struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    /// Where it was before.
    public var from: Place
    /// Where it is afterwards.
    public var to: Place

    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Items that come.
  public var insert: [Insertion] = []
  /// Items that go.
  public var delete: [IndexPath] = []
  /// Items that go elsewhere.
  public var move: [Move<IndexPath>] = []
  /// Items whose cells are made anew.
  public var reload: [IndexPath] = []
  /// Items whose cells are set up anew.
  public var reconfigure: [IndexPath] = []
  /// Sections that come.
  public var insertSections: [SectionInsertion] = []
  /// Sections that go, with their items.
  public var deleteSections: [Int] = []
  /// Sections that go elsewhere, with their items.
  public var moveSections: [Move<Int>] = []
  /// Sections whose views are made anew.
  public var reloadSections: [Int] = []

  /// How elements get to where they will be. Default: in the usual way.
  public var timing = ScenarioTiming.usual

  public init() {}
}

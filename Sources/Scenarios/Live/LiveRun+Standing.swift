internal import CollectionEngine
internal import Foundation
internal import Geometry

extension LiveRun {
  /// How everything but the content's place stands: equal where nothing but scrolling has happened
  /// in between.
  public struct Arrangement: Equatable {
    fileprivate let current: Scenario
    fileprivate let items: SectionList
    /// The layout itself: one that is compiled anew has the name and the options of the old one.
    fileprivate let layout: ObjectIdentifier?
  }

  /// How everything but the content's place stands now.
  ///
  /// Complexity: O(1) for what has not changed.
  public var arrangement: Arrangement {
    Arrangement(
      current: current, items: items,
      layout: collectionView.map { ObjectIdentifier($0.collectionViewLayout) })
  }

  /// A scenario that begins as everything stands now, and in which nothing happens but that the
  /// content is put where it is, or into its range. What a layout keeps of its own past is not in
  /// it; a data source that a layout's file brings along begins with its own items.
  ///
  /// Complexity: O(sections), or O(items) where they are no longer in the order of the file.
  public var standing: Scenario {
    var standing = current
    if current.content.sections != nil {
      standing.content = .sections(
        items.sections.enumerated().map { section, items in
          items.standing { natural(IndexPath(item: $0, section: section)) }
        })
    }
    standing.frames = FrameClock(rate: current.frames.rate ?? 60)
    // A range that begins at -0 does not make an offset of it.
    let place = CGPoint { scrollView.metrics.clamped(scrollView.contentOffset)[$0] + 0 }
    standing.events = [ScenarioEvent(at: 0, .setContentOffset(place, animated: false))]
    standing.until = .settled
    return standing
  }

  /// How large the layout makes an item that nobody gives a size.
  private func natural(_ path: IndexPath) -> CGSize {
    collectionView?.collectionViewLayout.layoutAttributesForItem(at: path)?.size ?? .zero
  }
}

internal import CollectionEngine
internal import Foundation
internal import Layouts

/// The delegate of a scenario's collection view: hands its sizes to layouts that ask as the flow layout does.
///
/// What has no size of its own is as the layout says. There is one only once the scenario or an update says a size at
/// all: a layout that asks a delegate asks for every item.
final class ScenarioSizes: CollectionViewDelegateFlowLayout {
  private let content: any SizedContent
  /// Answers what a delegate answers that says nothing.
  private let usual = UsualSizes()

  init(_ content: any SizedContent) {
    self.content = content
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    content.sizeOfItem(at: indexPath)
      ?? usual.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    content.sizeOfHeader(inSection: section)
      ?? usual.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    content.sizeOfFooter(inSection: section)
      ?? usual.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// A delegate that leaves everything to the layout.
private final class UsualSizes: CollectionViewDelegateFlowLayout {}

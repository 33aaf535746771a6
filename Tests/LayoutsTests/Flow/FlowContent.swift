import CollectionEngine
import Foundation
import Geometry
import Layouts

/// What one section of a test's flow is told.
struct FlowContent {
  var sizes: [CGSize] = []
  var inset = EdgeInsets.zero
  var header = CGSize.zero
  var footer = CGSize.zero
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10

  /// `count` items of one size.
  static func items(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> FlowContent {
    FlowContent(sizes: Array(repeating: CGSize(width: width, height: height), count: count))
  }
}

/// A delegate that answers everything from a list of sections, and counts the sizes asked for.
final class FlowAnswers: CollectionViewDelegateFlowLayout {
  var sections: [FlowContent]
  private(set) var sizesAsked = 0

  init(_ sections: [FlowContent]) { self.sections = sections }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return sections[indexPath.section].sizes[indexPath.item]
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { sections[section].inset }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].lineSpacing }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].interitemSpacing }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { sections[section].header }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { sections[section].footer }
}

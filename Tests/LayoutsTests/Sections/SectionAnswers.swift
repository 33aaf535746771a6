import CollectionEngine
import Foundation
import Geometry
import Layouts

/// What one section of a test is told.
struct SectionAnswer {
  var header = 0.0
  var footer = 0.0
  var inset = EdgeInsets.zero
  var lineSpacing = 0.0
  var interitemSpacing = 0.0
  var itemSize = CGSize(width: 100, height: 100)
}

/// A delegate that answers everything from a list of sections; also as the view's own delegate.
final class SectionAnswers: SectionedLayoutDelegate, CollectionViewDelegate {
  let sections: [SectionAnswer]
  /// What was asked, in order.
  private(set) var questions: [String] = []

  init(_ sections: [SectionAnswer]) { self.sections = sections }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions.append("item \(indexPath.item)")
    return sections[indexPath.section].itemSize
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    questions.append("inset")
    return sections[section].inset
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    questions.append("line")
    return sections[section].lineSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    questions.append("interitem")
    return sections[section].interitemSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    questions.append("header")
    return square(sections[section].header)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    questions.append("footer")
    return square(sections[section].footer)
  }

  private func square(_ side: Double) -> CGSize { CGSize(width: side, height: side) }
}

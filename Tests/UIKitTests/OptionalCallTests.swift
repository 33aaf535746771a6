import Testing
import UIKit

@Suite("Calls on delegates and data sources, written as optional ones")
struct OptionalCallTests {
  /// A delegate that has one flow method, one of a collection view and one of a scroll view.
  private final class Answers: NSObject, UICollectionViewDelegateFlowLayout {
    var chosen: [IndexPath] = []
    var scrolls = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section), left: 1, bottom: 2, right: 3)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// A scroll view's delegate and no more.
  private final class Plain: UIScrollViewDelegate {}

  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 4, section: 0)

  init() {
    view = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
  }

  @Test("reach the delegate's own methods")
  func own() {
    let answers = Answers()
    view.delegate = answers
    view.delegate?.collectionView?(view, didSelectItemAt: path)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(answers.chosen == [path])
    #expect(answers.scrolls == 1)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    #expect(
      delegate?.collectionView?(view, layout: layout, insetForSectionAt: 6)
        == UIEdgeInsets(top: 6, left: 1, bottom: 2, right: 3))
  }

  @Test("answer with the layout's properties for what the delegate leaves out")
  func leftOut() {
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 6
    layout.headerReferenceSize = CGSize(width: 0, height: 5)
    layout.footerReferenceSize = CGSize(width: 0, height: 4)
    let delegate: any UICollectionViewDelegateFlowLayout = Answers()
    let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
    #expect(size == CGSize(width: 30, height: 20))
    #expect(
      delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) == 7)
    #expect(
      delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) == 6)
    #expect(
      delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0)
        == CGSize(width: 0, height: 5))
    #expect(
      delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0)
        == CGSize(width: 0, height: 4))
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == true)
  }

  @Test("are nil where the delegate is none of a collection view")
  func plain() {
    let plain = Plain()
    view.delegate = plain
    let size = view.delegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
    #expect(size == nil)
  }

  @Test("reach the data source")
  func dataSource() {
    let stage = Stage(layout, width: 100, height: 100, items: [3, 2])
    let source = stage.view.dataSource
    #expect(source?.numberOfSections?(in: stage.view) == 2)
    #expect(source?.collectionView(stage.view, numberOfItemsInSection: 1) == 2)
    let header = source?.collectionView?(
      stage.view, viewForSupplementaryElementOfKind: UICollectionElementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.reuseIdentifier == UICollectionView.elementKindSectionHeader)
  }
}

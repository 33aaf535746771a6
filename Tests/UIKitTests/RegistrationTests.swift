import Testing
import UIKit

@Suite("UICollectionView.CellRegistration")
struct RegistrationTests {
  private final class Badge: UICollectionViewCell {
    var text = ""
  }

  private final class Heading: UICollectionReusableView {
    var text = ""
  }

  /// A data source as people write it since iOS 14.
  private final class Source: UICollectionViewDataSource {
    private let names = ["one", "two", "three"]
    private let badges = UICollectionView.CellRegistration<Badge, String> { cell, indexPath, name in
      cell.text = "\(indexPath.item) \(name)"
    }
    private let headings = UICollectionView.SupplementaryRegistration<Heading>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { heading, _, indexPath in
      heading.text = "section \(indexPath.section)"
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: badges, for: indexPath, item: names[indexPath.item])
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headings, for: indexPath)
    }
  }

  @Test("makes cells and headers without an identifier")
  func cellsAndHeaders() {
    let (layout, source) = (UICollectionViewFlowLayout(), Source())
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? Badge)?.text } == ["0 one", "1 two", "2 three"])
    let headings = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headings.compactMap { ($0 as? Heading)?.text } == ["section 0"])
  }
}

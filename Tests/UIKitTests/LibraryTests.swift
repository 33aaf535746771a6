import PastedLayouts
import Testing
import UIKit

@Suite("A diffable data source with registrations")
struct LibraryTests {
  private let library = LibraryController(
    books: ["Emma", "Ulysses", "Middlemarch", "Utopia"].map { Book(title: $0) },
    frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private var view: UICollectionView {
    library.collectionView.layoutIfNeeded()
    return library.collectionView
  }

  private var titles: [String] {
    view.visibleCells.compactMap { ($0 as? BookCell)?.title }
  }

  private func cell(_ title: String) -> BookCell? {
    view.visibleCells.compactMap { $0 as? BookCell }.first { $0.title == title }
  }

  @Test("shows its books under their headers")
  func first() {
    #expect(titles == ["Emma", "Ulysses", "Middlemarch", "Utopia"])
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(
      headers.compactMap { ($0 as? ShelfHeaderView)?.text }.sorted() == ["Finished", "Reading"])
  }

  @Test("keeps the cells of what a search leaves, and finds everything again")
  func search() {
    let kept = cell("Ulysses")
    library.applySnapshot(filter: "u", animatingDifferences: false)
    #expect(titles == ["Ulysses", "Utopia"])
    #expect(cell("Ulysses") === kept)
    library.applySnapshot(animatingDifferences: false)
    #expect(titles == ["Emma", "Ulysses", "Middlemarch", "Utopia"])
    #expect(cell("Ulysses") === kept)
  }

  @Test("moves a book to another shelf with its cell")
  func move() {
    let moved = cell("Emma")
    UIView.performWithoutAnimation { library.markAsRead(at: IndexPath(item: 0, section: 0)) }
    #expect(titles == ["Ulysses", "Middlemarch", "Utopia", "Emma"])
    #expect(cell("Emma") === moved && moved?.isRead == true)
    #expect(view.indexPath(for: moved!) == IndexPath(item: 0, section: 1))
  }

  @Test("shows a book's new title")
  func rename() {
    UIView.performWithoutAnimation { library.rename(library.books[2], to: "Silas Marner") }
    #expect(titles == ["Emma", "Ulysses", "Silas Marner", "Utopia"])
  }
}

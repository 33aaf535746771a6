import UIKit

public struct Book: Hashable {
  public let id: UUID
  public var title: String
  public var isRead = false

  public init(title: String) {
    self.id = UUID()
    self.title = title
  }

  public static func == (lhs: Book, rhs: Book) -> Bool {
    return lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

public class BookCell: UICollectionViewCell {
  public static let reuseIdentifier = "BookCell"
  public private(set) var title = ""
  public private(set) var isRead = false

  public func configure(with book: Book) {
    title = book.title
    isRead = book.isRead
  }

  override public func prepareForReuse() {
    super.prepareForReuse()
    title = ""
  }
}

public class ShelfHeaderView: UICollectionReusableView {
  public var text: String?
}

/// Shelves of books, searched as somebody types.
public class LibraryController: NSObject {

  public enum Shelf: Int, CaseIterable {
    case reading
    case finished
  }

  public typealias DataSource = UICollectionViewDiffableDataSource<Shelf, Book.ID>
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Shelf, Book.ID>

  public let collectionView: UICollectionView
  public private(set) var books: [Book]
  private var dataSource: DataSource!

  public init(books: [Book], frame: CGRect) {
    self.books = books
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: frame.width, height: 44)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 28)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    configureDataSource()
    applySnapshot(animatingDifferences: false)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<BookCell, Book> {
      cell, indexPath, book in
      cell.configure(with: book)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<ShelfHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, elementKind, indexPath in
      guard let shelf = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
      header.text = shelf == .reading ? "Reading" : "Finished"
    }

    dataSource = DataSource(collectionView: collectionView) {
      [weak self] (collectionView, indexPath, identifier) -> UICollectionViewCell? in
      let book = self?.books.first { $0.id == identifier }
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: book)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      return collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
  }

  public func applySnapshot(filter: String = "", animatingDifferences: Bool = true) {
    let matching = books.filter { filter.isEmpty || $0.title.lowercased().contains(filter) }
    var snapshot = Snapshot()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems(matching.filter { !$0.isRead }.map { $0.id }, toSection: .reading)
    snapshot.appendItems(matching.filter { $0.isRead }.map { $0.id }, toSection: .finished)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  public func markAsRead(at indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = books.firstIndex(where: { $0.id == id })
    else { return }
    books[index].isRead = true
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    snapshot.appendItems([id], toSection: .finished)
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  public func rename(_ book: Book, to title: String) {
    guard let index = books.firstIndex(of: book) else { return }
    books[index].title = title
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([book.id])
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
  }
}

extension Book: Identifiable {}

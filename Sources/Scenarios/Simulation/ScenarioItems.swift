internal import CollectionEngine
internal import Foundation
internal import Layouts

/// What a collection view shows of a scenario: plain cells, headers and footers, and their sizes.
final class ScenarioItems: CollectionViewDataSource, SizedContent {
  /// The items as they are now.
  var list: SectionList
  /// Whether any size was asked for.
  private(set) var wasAskedForSizes = false
  /// Who knows which item is shown where while one is lifted.
  private weak var view: CollectionView?
  /// The kinds of supplementary views that the collection view can make by now.
  private var registeredKinds: Set<String> = []

  private static let identifier = "scenario"

  var cellClass: CollectionViewCell.Type = CollectionViewCell.self {
    didSet {
      guard cellClass != oldValue else { return }
      view?.register(cellClass, forCellWithReuseIdentifier: cellIdentifier)
    }
  }

  /// Cells of one class are never used again for those of another.
  private var cellIdentifier: String {
    cellClass == CollectionViewCell.self
      ? Self.identifier : "\(Self.identifier) \(ObjectIdentifier(cellClass))"
  }

  init(_ sections: [ScenarioSection], for view: CollectionView) {
    list = SectionList(sections)
    self.view = view
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { list.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    list.sections[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: cellIdentifier, for: indexPath)
    let item = list.sections[indexPath.section][indexPath.item]
    cell.contentIdentity = item.identity
    cell.accessibilityLabel = item.label
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    if registeredKinds.insert(kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    if let section = indexPath.first, list.sections.indices.contains(section) {
      view.contentIdentity = list.sections[section].identity(ofViewAt: indexPath)
      view.accessibilityLabel =
        kind == CollectionView.elementKindSectionHeader ? list.sections[section].title : nil
    }
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { list.move(sourceIndexPath, to: destinationIndexPath) }

  func sizeOfItem(at indexPath: IndexPath) -> CGSize? {
    wasAskedForSizes = true
    let path = view?.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
    return list.sections[path.section][path.item].size
  }

  func sizeOfHeader(inSection section: Int) -> CGSize? { list.sections[section].header }

  func sizeOfFooter(inSection section: Int) -> CGSize? { list.sections[section].footer }
}

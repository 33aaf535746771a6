import Foundation
import Geometry
import Layouts

@testable import CollectionEngine

/// A board in a view with a layout that asks for the size of each item.
final class BatchStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout,
  SectionedLayoutDelegate
{
  /// The layouts that batches are shown by.
  enum Kind: String, CaseIterable, Sendable {
    case flow, strip, waterfall

    func make() -> CollectionViewLayout {
      switch self {
      case .flow:
        return CollectionViewFlowLayout()
      case .strip: return StripLayout()
      case .waterfall:
        let layout = WaterfallLayout()
        layout.placement = .shortest
        return layout
      }
    }
  }

  /// A cell that knows what it was set up for.
  final class Cell: CollectionViewCell {
    var identity = -1
  }

  let kind: Kind
  let view: CollectionView
  var board: Board
  private(set) var failures: [String] = []
  private(set) var warnings: [String] = []

  init(_ kind: Kind, _ board: Board) {
    self.kind = kind
    self.board = board
    let layout = kind.make()
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 200), collectionViewLayout: layout)
    (layout as? SectionedLayout)?.delegate = self
    view.allowsMultipleSelection = true
    view.registerSectionViews(cell: Cell.self)
    view.updateFailure = { [unowned self] in failures.append($0) }
    view.warning = { [unowned self] in warnings.append($0) }
    view.delegate = self
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Makes `changes` by UIKit's calls in one batch without animation, in which the data source turns to `board`;
  /// answers what the completion was told.
  func perform(_ changes: [CollectionViewChange], _ board: Board) -> [Bool] {
    var completions: [Bool] = []
    View.performWithoutAnimation {
      view.performBatchUpdates {
        self.board = board
        for change in changes { self.call(change) }
      } completion: {
        completions.append($0)
      }
      view.layoutIfNeeded()
    }
    return completions
  }

  private func call(_ change: CollectionViewChange) {
    switch change {
    case .insertItem(let path): view.insertItems(at: [path])
    case .deleteItem(let path): view.deleteItems(at: [path])
    case .reloadItem(let path): view.reloadItems(at: [path])
    case .reconfigureItem(let path): view.reconfigureItems(at: [path])
    case .moveItem(let from, let to): view.moveItem(at: from, to: to)
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }

  /// The attributes of all elements, as the layout answers them.
  var attributes: [CollectionViewLayoutAttributes] {
    let everything = CGRect(x: -1, y: -1, width: 1e5, height: 1e5)
    return view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
  }

  /// What the cells show, by path.
  var shown: [IndexPath: Int] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0, (view.cellForItem(at: $0) as? Cell)?.identity ?? -1)
      })
  }

  /// What is selected, by path.
  var selected: Set<IndexPath> { Set(view.indexPathsForSelectedItems ?? []) }

  func numberOfSections(in collectionView: CollectionView) -> Int { board.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { board.sections[section].items.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.identity = board[indexPath] ?? -1
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// Sizes that belong to what is shown, wherever it stands.
extension BatchStage {
  private func size(_ path: IndexPath) -> CGSize {
    let identity = board[path] ?? 0
    return CGSize(width: CGFloat(20 + identity * 7 % 50), height: CGFloat(20 + identity * 11 % 40))
  }

  private func header(_ section: Int) -> CGSize {
    let length = CGFloat(board.sections[section].identity % 3 * 10)
    return CGSize(width: length, height: length)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header(section) }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header(section) }
}

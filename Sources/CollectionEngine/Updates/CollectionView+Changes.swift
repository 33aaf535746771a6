public import Foundation

extension CollectionView {
  /// Shows new items, at the paths they have after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { .insertItem($0) })
  }

  /// Takes away items, at the paths they had before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { .deleteItem($0) })
  }

  /// Gives items new cells, at the paths they had before the update. Selected ones stay selected.
  public func reloadItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { .reloadItem($0) })
  }

  /// Has the data source set up the cells that items have, at the paths they had before the update;
  /// dequeuing answers the same cell. Items without a cell are left alone.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { .reconfigureItem($0) })
  }

  /// Moves an item from its path before the update to the one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Shows new sections, at the numbers they have after the update.
  public func insertSections(_ sections: IndexSet) {
    note(sections.map { .insertSection($0) })
  }

  /// Takes away sections, at the numbers they had before the update.
  public func deleteSections(_ sections: IndexSet) {
    note(sections.map { .deleteSection($0) })
  }

  /// Gives sections new views and as many items as the data source now says, at the numbers they
  /// had before the update.
  public func reloadSections(_ sections: IndexSet) {
    note(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its number before the update to the one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note([.moveSection(from: section, to: newSection)])
  }
}

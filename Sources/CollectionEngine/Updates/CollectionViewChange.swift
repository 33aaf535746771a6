internal import Foundation

/// Everything that can happen to the content of a collection view, one item or section each.
///
/// Paths and numbers of deletes, reloads, reconfigurations and move sources are those before the
/// update; those of inserts and move targets the ones after it.
enum CollectionViewChange: Hashable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

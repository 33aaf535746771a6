public import Foundation

/// One change of an update as a value: what a layout was told by a `CollectionViewUpdateItem`.
public struct LayoutUpdate: Equatable, Sendable {
  /// What happens to the item or section.
  public let action: CollectionViewUpdateItem.Action
  /// Where it was before the update: `[section, item]`, or `[section]`; nil where it was not there.
  public let before: IndexPath?
  /// Where it is after the update; nil where it is no more.
  public let after: IndexPath?

  init(_ item: CollectionViewUpdateItem) {
    func path(_ path: IndexPath?) -> IndexPath? {
      path?.last == NSNotFound ? path?.dropLast() : path
    }
    action = item.updateAction
    before = path(item.indexPathBeforeUpdate)
    after = path(item.indexPathAfterUpdate)
  }
}

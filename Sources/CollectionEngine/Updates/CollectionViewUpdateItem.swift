public import Foundation

/// One change of an update, as a layout is told of it: UIKit's update item.
///
/// | action | before | after |
/// |---|---|---|
/// | insert | nil | the new path |
/// | delete | the old path | nil |
/// | move | the old path | the new path |
/// | reload | the old path | the same path: go by `indexPathBeforeUpdate` |
///
/// The path of a section has `NSNotFound` as its item.
public final class CollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where it was before the update; nil where it was not there.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is after the update; nil where it is no more.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

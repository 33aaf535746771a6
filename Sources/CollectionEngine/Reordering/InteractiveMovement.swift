internal import Foundation

/// An item that a person holds: where it came from, where it would go, and where the finger is.
///
/// The data source is told of the move when it is over. Until then the view shows its items in an
/// order of its own, the presentation: everything in the view and its layout counts by that.
///
/// A class, because layouts and delegates are asked while it goes on, and may end it.
final class InteractiveMovement {
  /// Where the data source has the item.
  let source: IndexPath
  /// Where the view shows a gap for it.
  private(set) var path: IndexPath
  /// The path that the layout was last told of.
  var toldPath: IndexPath
  /// Whether the finger has moved it yet.
  var isFollowing = false
  /// Where the finger holds its middle, in pt of the view: content that scrolls does not take it
  /// along.
  var location: CGPoint
  /// Where that was in the content, in pt, when the layout was last asked; nil before the first time.
  var askedPosition: CGPoint?
  /// How it looks, in the view's coordinates; nil until the layout has been asked.
  var attributes: CollectionViewLayoutAttributes?
  /// From the data source's paths to those of the presentation.
  private(set) var plan = UpdatePlan(ChangeSet([]))

  init(_ source: IndexPath, location: CGPoint) {
    self.source = source
    path = source
    toldPath = source
    self.location = location
  }

  /// The item's key in the presentation.
  var key: ElementKey { .cell(path) }

  /// The gap is at `path` now.
  func move(to path: IndexPath) {
    self.path = path
    let changes = path == source ? [] : [CollectionViewChange.moveItem(from: source, to: path)]
    plan = UpdatePlan(ChangeSet(changes))
  }
}

internal import Foundation

/// What `performBatchUpdates` notes until the outermost batch is over.
struct UpdateBatch {
  /// How many batches are open, one inside the other.
  var depth = 0
  /// The changes in the order of their calls.
  var changes: [CollectionViewChange] = []
  /// How they run; nil for the layout's or the view's way. The outermost batch says it.
  var timing: ChangeTiming?
  /// Called when they are shown: an inner batch's before the outer one's.
  var completions: [(Bool) -> Void] = []
}

/// What the next pass has to show beside new attributes.
enum PendingChange {
  case update(items: [CollectionViewUpdateItem], completions: [(Bool) -> Void])
  case boundsSize(old: CGRect, completion: ((Bool) -> Void)?)
  /// A person moves an item: the layout is told otherwise.
  case arrangement
  /// A person has led one layout into another, or back.
  case endOfTransition(InteractiveTransition, isFinished: Bool)
  case layout(
    old: CollectionViewLayout, new: CollectionViewLayout, completion: ((Bool) -> Void)?)

  /// Whether the layout and the delegate say where the content is to be afterwards.
  var settlesOffset: Bool {
    switch self {
    case .update, .boundsSize, .layout: true
    case .arrangement, .endOfTransition: false
    }
  }
}

internal import CollectionEngine
internal import Foundation

/// An item as it is now: what it is called for the whole run, what is written on it, and how large it is.
struct SectionItem: Equatable, Sendable {
  /// What tells it from all other items, and how often it was loaded anew.
  var identity: ContentIdentity
  /// Its size in pt; nil where the layout decides.
  let size: CGSize?
  /// What is written on it; nil for its number alone.
  let label: String?
}

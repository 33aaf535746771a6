public import CollectionEngine
public import Foundation

/// How large the elements of some content are, and what shows its items: what a scenario, or whoever shows layouts without
/// knowing them, answers.
///
/// A layout that asks a delegate of its own for sizes is given such content through `LayoutDescription.connect`. The
/// flow layout needs nothing: it asks the collection view's delegate.
public protocol SizedContent: AnyObject {
  /// The size of an item in pt; nil where it has none of its own and the layout decides.
  func sizeOfItem(at indexPath: IndexPath) -> CGSize?
  /// The size of the header of `section` in pt; nil where the layout decides.
  func sizeOfHeader(inSection section: Int) -> CGSize?
  /// The size of the footer of `section` in pt; nil where the layout decides.
  func sizeOfFooter(inSection section: Int) -> CGSize?
  /// The class of the items' cells. A layout whose cells do more than stand where they are told, as turning about a point of
  /// their own, sets it when it is connected; the next one has plain cells again, and comes at once, for the old cells need
  /// not know what it says of them.
  var cellClass: CollectionViewCell.Type { get set }
}

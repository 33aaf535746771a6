public import Foundation

/// How large the elements of some content are: what a scenario, or whoever shows layouts without knowing them, answers.
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
}

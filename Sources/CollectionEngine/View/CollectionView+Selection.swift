public import Foundation

extension CollectionView {
  /// The chosen items, ascending; nil for none, as UIKit answers.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Chooses an item by program: no delegate call comes. nil lets go of all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []
  ) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    if !allowsMultipleSelection { deselectAll() }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Lets go of an item by program: no delegate call comes.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  /// A finger has come down: its item is highlighted, if the delegate lets it be.
  func highlightItem(at location: CGPoint) {
    let point = CGPoint(x: offset.x + location.x, y: offset.y + location.y)
    guard allowsSelection, let path = shownItem(at: point),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The finger drags, or was taken away: nothing is chosen.
  func unhighlightItem() {
    guard let path = highlighted else { return }
    unhighlight(path)
  }

  /// The finger has lifted where it came down: `should…` → `did…` → `didUnhighlight`.
  func chooseHighlightedItem() {
    guard let path = highlighted else { return }
    if selection.contains(path), allowsMultipleSelection {
      if collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
        setSelected(false, path)
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      }
    } else if collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      if !allowsMultipleSelection {
        for old in selection.sorted() where old != path {
          setSelected(false, old)
          collectionDelegate?.collectionView(self, didDeselectItemAt: old)
        }
      }
      setSelected(true, path)
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
    unhighlight(path)
  }

  private func deselectAll() {
    for path in selection.sorted() { setSelected(false, path) }
  }

  private func unhighlight(_ path: IndexPath) {
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }
}

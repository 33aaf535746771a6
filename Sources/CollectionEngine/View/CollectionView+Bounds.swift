public import Foundation
internal import Geometry

extension CollectionView {
  /// Asks the layout whether bounds that are about to change make it invalid.
  ///
  /// What it changes in answer, an inset for one, may change the bounds again: that is not asked
  /// about.
  func askAboutBounds(_ newBounds: CGRect) {
    needsPass = true
    guard hasShown, !isAskingAboutBounds else { return }
    isAskingAboutBounds = true
    defer { isAskingAboutBounds = false }
    screen.asMain { invalidateWhereNeeded(by: newBounds) }
  }

  private func invalidateWhereNeeded(by newBounds: CGRect) {
    let answer = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    report(.shouldInvalidateLayout(newBounds: newBounds, answer: answer))
    if newBounds.size == size { followsBounds = answer }
    guard answer else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  func shiftContentOffset(by shift: CGPoint) {
    adjustContentOffset(to: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
  }
}

extension CollectionViewLayout {
  /// The collection view's bounds in the layout's own coordinates, in pt: mirrored where its frames
  /// are, as far as the content size is known. Zero without a collection view.
  ///
  /// `collectionView.bounds` and what `shouldInvalidateLayout(forBoundsChange:)` is handed are
  /// never mirrored.
  public var visibleBounds: CGRect {
    guard let view = collectionView else { return .zero }
    return view.isMirrored ? view.mirrored(view.bounds) : view.bounds
  }

  /// What people have seen last: the visible bounds as the last layout pass left them, in the
  /// layout's own coordinates, in pt; nil before the first. Where a layout adjusts the content
  /// offset it moves along, so that what it shows stays the same.
  public var lastVisibleBounds: CGRect? { collectionView?.shownBounds }
}

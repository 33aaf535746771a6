internal import Foundation

/// An element of a collection view as it is shown in one frame.
public struct ShownElement {
  /// Where it is and how it looks, in the middle of an animated change too. Not to be changed.
  public let attributes: CollectionViewLayoutAttributes
  /// Which of the view's animated changes takes it away, counted from 1: its path is the one it had
  /// before, and another element may have that now. nil for what the layout has.
  public let departure: Int?
  /// Which piece of content it shows; nil where only its index path tells.
  public let identity: ContentIdentity?
}

extension CollectionViewLayoutAttributes {
  /// A copy with what `view` shows. Its place in the order is rounded.
  func shown(by view: View) -> CollectionViewLayoutAttributes {
    guard let copy = copy() as? CollectionViewLayoutAttributes else { return self }
    copy.center = view.center
    copy.size = view.bounds.size
    copy.transform3D = view.transform3D
    copy.alpha = view.alpha
    copy.zIndex = Int(clamping: view.zPosition)
    copy.isHidden = view.isHidden
    return copy
  }
}

extension Int {
  /// The whole number nearest to `number`, or the nearest one that there is.
  init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

internal import CollectionEngine
internal import Foundation
internal import Geometry

/// What of its view a layout depends on, in the direction its frames are written for.
struct Surroundings: Equatable {
  /// The size of the bounds, in pt.
  var size = CGSize.zero
  /// The adjusted content inset, in pt.
  var inset = EdgeInsets.zero

  /// No view.
  init() {}

  /// The surroundings that `view` offers now, or would with bounds of another size.
  init(of view: CollectionView, boundsSize: CGSize? = nil) {
    size = boundsSize ?? view.bounds.size
    inset = view.adjustedContentInset
    if view.mirrorsLayout { (inset.left, inset.right) = (inset.right, inset.left) }
  }

  /// What the insets leave of the bounds along `axis`, in pt; at least 0.
  func free(_ axis: Axis) -> Double { max(size[axis] - inset.sum(axis), 0) }

  /// How far the middle of that is from the edge of the bounds along `axis`, in pt.
  func middleOffset(_ axis: Axis) -> Double {
    (size[axis] + inset.start(axis) - inset.end(axis)) / 2
  }

  /// The offsets that are inside along `axis`, for a content of `contentLength` pt.
  func range(_ axis: Axis, contentLength: Double) -> ClosedRange<Double> {
    let lower = -inset.start(axis)
    return lower...max(lower, contentLength + inset.end(axis) - size[axis])
  }
}

extension CollectionView {
  /// Whether the view shows its layout in a mirror.
  var mirrorsLayout: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && layoutDirection != collectionViewLayout.developmentLayoutDirection
  }
}

extension CollectionViewLayout {
  /// Marks the layout as wrong if `value` is another one than before; for setters.
  func invalidate<Value: Equatable>(_ oldValue: Value, changedTo value: Value) {
    if oldValue != value { invalidateLayout() }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Geometry

/// What of its view a layout depends on.
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
  }

  /// What the insets leave of the bounds along `axis`, in pt; at least 0.
  func free(_ axis: Axis) -> Double { max(size[axis] - inset.sum(axis), 0) }
}

extension CollectionViewLayout {
  /// Marks the layout as wrong if `value` is another one than before; for setters.
  func invalidate<Value: Equatable>(_ oldValue: Value, changedTo value: Value) {
    if oldValue != value { invalidateLayout() }
  }
}

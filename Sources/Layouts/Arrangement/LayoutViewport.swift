internal import CollectionEngine
internal import Foundation
internal import Geometry

/// The visible part of the content as a layout sees it: in the direction its frames are written
/// for.
struct LayoutViewport: Equatable {
  /// Where the bounds of the view begin, in the layout's coordinates.
  private(set) var origin = CGPoint.zero
  private(set) var surroundings = Surroundings()
  /// Whether the view shows the layout in a mirror.
  private(set) var isMirrored = false

  /// The viewport of nothing.
  init() {}

  /// The viewport of `view`, whose layout's content is `contentWidth` pt wide.
  init(_ view: CollectionView, contentWidth: Double) {
    origin = view.bounds.origin
    surroundings = Surroundings(of: view)
    isMirrored = view.mirrorsLayout
    if isMirrored { origin.x = contentWidth - view.bounds.maxX }
  }

  /// The middle of what is visible within the insets along `axis`, in content coordinates.
  func middle(_ axis: Axis) -> Double {
    origin[axis] + surroundings.middleOffset(axis)
  }
}

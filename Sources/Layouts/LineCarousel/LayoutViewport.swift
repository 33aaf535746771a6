internal import CollectionEngine
internal import Foundation
internal import Geometry

/// The visible part of the content as a layout sees it: in the direction its frames are written
/// for.
struct LayoutViewport: Equatable {
  /// The bounds of the view, in the layout's coordinates.
  var bounds = CGRect.zero
  /// What the view keeps free at each edge, as the layout sees them.
  var inset = EdgeInsets.zero
  /// Whether the view shows the layout in a mirror.
  var isMirrored = false

  init() {}

  /// The viewport of `view`, whose layout's content is `contentWidth` pt wide.
  init(_ view: CollectionView, contentWidth: Double) {
    bounds = view.bounds
    inset = view.adjustedContentInset
    isMirrored = view.mirrorsLayout
    guard isMirrored else { return }
    bounds.origin.x = contentWidth - bounds.maxX
    (inset.left, inset.right) = (inset.right, inset.left)
  }

  /// The length within the insets along `axis`, in pt; at least 0.
  func length(_ axis: Axis) -> Double {
    max(bounds.size[axis] - inset.start(axis) - inset.end(axis), 0)
  }

  /// The middle of what is visible within the insets along `axis`, in content coordinates.
  func middle(_ axis: Axis) -> Double {
    bounds.origin[axis] + middleOffset(axis)
  }

  /// How far the middle is from the edge of the bounds along `axis`, in pt.
  func middleOffset(_ axis: Axis) -> Double {
    (bounds.size[axis] + inset.start(axis) - inset.end(axis)) / 2
  }

  /// The offsets that are inside along `axis`, for a content of `contentLength` pt.
  func range(_ axis: Axis, contentLength: Double) -> ClosedRange<Double> {
    let lower = -inset.start(axis)
    return lower...max(lower, contentLength + inset.end(axis) - bounds.size[axis])
  }

  /// Whether the same items in this viewport stand in the same places as in `other`.
  func hasSameExtent(as other: LayoutViewport) -> Bool {
    bounds.size == other.bounds.size && inset == other.inset
  }
}

extension CollectionView {
  /// Whether the view shows its layout in a mirror.
  var mirrorsLayout: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && layoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// How many items each section has.
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }
}

extension EdgeInsets {
  /// The same insets, those below 0 as 0.
  var widened: EdgeInsets {
    EdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
  }
}

extension CGSize {
  /// A size by its length along `axis` and across it.
  static func along(_ axis: Axis, _ length: Double, _ crossed: Double) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: crossed) : CGSize(width: crossed, height: length)
  }
}

extension CGRect {
  /// Whether the insides of both meet: edges that touch do not, and nothing without an area does.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
      && width > 0 && height > 0
  }
}

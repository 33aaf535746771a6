internal import Foundation
public import Geometry

extension ScrollView {
  /// The numbers that say where the content can be scrolled to.
  public var metrics: ScrollMetrics {
    ScrollMetrics(boundsSize: size, contentSize: contentSize, inset: adjustedContentInset)
  }

  /// Whether a person can move the content along `axis`: it is longer than the view, or always
  /// bounces.
  public func canScroll(_ axis: Axis) -> Bool {
    let range = metrics.range(axis)
    return range.upperBound > range.lowerBound || alwaysBounces(axis)
  }

  /// The bounds of `axis` as the laws of motion see them.
  func edges(_ axis: Axis) -> ScrollEdges {
    ScrollEdges(range: metrics.range(axis), length: size[axis], bounces: leavesRange)
  }

  /// Whether content may be pulled and may fly beyond its edges.
  var leavesRange: Bool { bounces && physics.leavesRange }

  private func alwaysBounces(_ axis: Axis) -> Bool {
    leavesRange && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Works out what the safe area adds, then acts on the new range.
  func insetsDidChange() {
    let before = adjustedContentInset
    adjustedContentInset = contentInset + safeAreaPart
    if adjustedContentInset != before { adjustedContentInsetHasChanged(from: before) }
    rangeDidChange()
    if adjustedContentInset != before {
      tell(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }
  }

  private var safeAreaPart: EdgeInsets {
    func counts(_ axis: Axis) -> Bool {
      switch contentInsetAdjustmentBehavior {
      case .never: return false
      case .always: return true
      case .automatic, .scrollableAxes:
        return contentSize[axis] > size[axis] || alwaysBounces(axis)
      }
    }
    var part = EdgeInsets.zero
    if counts(.vertical) {
      part.top = safeAreaInsets.top
      part.bottom = safeAreaInsets.bottom
    }
    if counts(.horizontal) {
      part.left = safeAreaInsets.left
      part.right = safeAreaInsets.right
    }
    return part
  }

  /// The raw position that is shown at `shown`.
  func raw(_ shown: CGPoint, by pointer: ScrollPointer) -> CGPoint {
    CGPoint { physics.raw(shown[$0], edges($0), by: pointer) }
  }

  /// What is shown of the raw position `raw`, on the pixel grid.
  func resisted(_ raw: CGPoint, by pointer: ScrollPointer) -> CGPoint {
    pixelGrid.rounded(CGPoint { physics.resisted(raw[$0], edges($0), by: pointer) })
  }
}

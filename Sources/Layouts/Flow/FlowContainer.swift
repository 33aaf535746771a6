internal import CollectionEngine
internal import Foundation
internal import Geometry

/// The room that lines have: what a flow takes from its collection view.
struct FlowContainer: Equatable {
  /// The axis along which content scrolls and lines follow each other.
  let axis: Axis
  /// The length of the content across that axis, in pt, at least 0:
  ///
  ///     W = bounds - adjusted content inset (start and end)
  ///
  /// Source: recorded from UIKit (layout.json, `estimated.contentInset`).
  let across: Double
  /// What the inset reference has more than the adjusted content inset, in pt; nil where section
  /// insets count from the content inset.
  private let excess: EdgeInsets?

  /// The room in `view` once its bounds have the size `size`.
  init(
    _ view: CollectionView, size: CGSize, axis: Axis,
    reference: CollectionViewFlowLayout.SectionInsetReference, isMirrored: Bool
  ) {
    self.axis = axis
    let inset = view.adjustedContentInset
    let crossed = axis.crossed
    across = max(size[crossed] - inset.start(crossed) - inset.end(crossed), 0)
    let referred: EdgeInsets
    switch reference {
    case .fromContentInset:
      excess = nil
      return
    case .fromSafeArea: referred = view.safeAreaInsets
    case .fromLayoutMargins: referred = view.layoutMargins
    }
    // What stands at the right of the view is at the left of a mirrored layout.
    let (left, right) = (referred.left - inset.left, referred.right - inset.right)
    excess = EdgeInsets(
      top: referred.top - inset.top, left: isMirrored ? right : left,
      bottom: referred.bottom - inset.bottom, right: isMirrored ? left : right)
  }

  /// What lines keep away from the start and the end of the room, in pt.
  ///
  ///     inset' = max(inset + reference - adjusted content inset, 0)
  ///
  /// Source: recorded from UIKit (layout.json, `ref1` and `ref2`).
  func lineInsets(_ inset: EdgeInsets) -> (start: Double, end: Double) {
    let crossed = axis.crossed
    guard let excess else { return (inset.start(crossed), inset.end(crossed)) }
    return (
      max(inset.start(crossed) + excess.start(crossed), 0),
      max(inset.end(crossed) + excess.end(crossed), 0)
    )
  }

  /// The rectangle that spans `along` on the scroll axis and `across` on the other.
  func rect(along: Double, across: Double, size: CGSize) -> CGRect {
    let origin = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }
}

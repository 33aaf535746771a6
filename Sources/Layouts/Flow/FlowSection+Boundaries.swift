internal import Foundation
internal import Geometry

/// The part of a flow that the insets leave visible, along the scroll axis, in pt.
struct FlowVisibleRange: Equatable {
  let start: Double
  let end: Double
}

/// A header or footer.
enum FlowBoundary: CaseIterable {
  case header, footer
}

extension FlowSection {
  /// The length of the header or footer along the scroll axis, in pt; 0 for none.
  func length(of boundary: FlowBoundary) -> Double {
    boundary == .header ? metrics.header : metrics.footer
  }

  /// The rectangle of the header or footer, its origin on `grid`; nil for none. With `visible` it
  /// is pinned to that range, as far as its section goes.
  ///
  ///     header: y = max(min(visible start, body end - h), natural)
  ///     footer: y = min(max(visible end - h, body start), natural)
  ///
  /// The body reaches from the header's end to the footer's start, with the insets. Source: the
  /// limits recorded from UIKit for compositional layout, which MagazineLayout's flow shares.
  func frame(
    of boundary: FlowBoundary, pinnedTo visible: FlowVisibleRange?, on grid: PixelGrid
  ) -> CGRect? {
    let length = length(of: boundary)
    guard length > 0 else { return nil }
    let natural = boundary == .header ? start : bodyEnd
    var along = natural
    if let visible {
      switch boundary {
      case .header: along = max(min(visible.start, bodyEnd - length), natural)
      case .footer: along = min(max(visible.end - length, bodyStart), natural)
      }
    }
    let isVertical = container.axis == .vertical
    let size = CGSize(
      width: isVertical ? container.across : length,
      height: isVertical ? length : container.across)
    return container.rect(along: grid.rounded(along), across: 0, size: size)
  }
}

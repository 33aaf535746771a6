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

/// Lengths that a header and a footer want along the scroll axis, in pt; nil where they have not
/// been measured.
struct FlowBoundaryLengths: Equatable {
  private var header: Double?
  private var footer: Double?

  subscript(boundary: FlowBoundary) -> Double? {
    get { boundary == .header ? header : footer }
    set { if boundary == .header { header = newValue } else { footer = newValue } }
  }
}

extension FlowSection {
  /// The length of the header or footer along the scroll axis, in pt; 0 for none.
  func length(of boundary: FlowBoundary) -> Double {
    let reference = boundary == .header ? metrics.header : metrics.footer
    return reference > 0 ? measured.boundaries[boundary] ?? reference : 0
  }

  /// Where the header or footer stands along the scroll axis when it is not pinned, in pt.
  func natural(_ boundary: FlowBoundary) -> Double { boundary == .header ? start : bodyEnd }

  /// The rectangle of the header or footer, its origin on `grid`; nil for none. With `visible` it
  /// is pinned to that range, as far as `limit` lets it go.
  ///
  ///     header: y = max(min(visible start, body end - h), natural)
  ///     footer: y = min(max(visible end - h, body start), natural)
  ///
  /// The body reaches from the header's end to the footer's start, with the insets. Source: the
  /// limits recorded from UIKit for compositional layout, which MagazineLayout's flow shares. With
  /// the limit `section` the section's end and start stand for those of the body.
  func frame(
    of boundary: FlowBoundary, pinnedTo visible: FlowVisibleRange?, _ limit: FlowPolicy.PinLimit,
    on grid: PixelGrid
  ) -> CGRect? {
    let length = length(of: boundary)
    guard length > 0 else { return nil }
    let natural = natural(boundary)
    var along = natural
    if let visible {
      let isBody = limit == .body
      switch boundary {
      case .header:
        along = max(min(visible.start, (isBody ? bodyEnd : end) - length), natural)
      case .footer:
        along = min(max(visible.end - length, isBody ? bodyStart : start), natural)
      }
    }
    let isVertical = container.axis == .vertical
    let size = CGSize(
      width: isVertical ? container.across : length,
      height: isVertical ? length : container.across)
    return container.rect(along: grid.rounded(along), across: 0, size: size)
  }
}

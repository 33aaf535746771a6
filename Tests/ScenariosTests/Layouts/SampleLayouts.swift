import CollectionEngine
import Foundation
import Geometry
import Layouts

/// Rows below one another, with every kind of option that there is: enough of a layout to test what a scenario does with
/// one.
final class RowsLayout: CollectionViewLayout {
  enum Side: String, CaseIterable, Sendable { case leading, trailing }

  var rowSpacing: CGFloat = 0
  var perRow = 1
  var isFaded = false
  var side = Side.leading
  var itemSize = CGSize(width: 100, height: 50)
  var margins = EdgeInsets(top: 5)
  /// How often it was prepared.
  private(set) var prepareCount = 0
  /// What it asks for sizes.
  weak var sizes: (any SizedContent)?

  private var frames: [[CGRect]] = []
  private var headers: [CGRect] = []

  override func prepare() {
    prepareCount += 1
    guard let view = collectionView else { return }
    var y = margins.top
    frames = []
    headers = []
    for section in 0..<view.numberOfSections {
      let header = sizes?.sizeOfHeader(inSection: section) ?? .zero
      headers.append(CGRect(origin: CGPoint(x: 0, y: y), size: header))
      y += header.height
      frames.append([])
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = sizes?.sizeOfItem(at: path) ?? itemSize
        let column = CGFloat(item % perRow)
        let x = side == .leading ? margins.left + column * size.width : 300
        frames[section].append(CGRect(origin: CGPoint(x: x, y: y), size: size))
        if item % perRow == perRow - 1 { y += size.height + rowSpacing }
      }
    }
    contentHeight = y + margins.bottom
  }

  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    attributes.alpha = isFaded ? 0.5 : 1
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let cells = frames.enumerated().flatMap { section, items in
      items.indices.filter { items[$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    let heads = headers.indices.filter { headers[$0].intersects(rect) }.map { section in
      let attributes = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: section))
      attributes.frame = headers[section]
      return attributes
    }
    return cells + heads
  }
}

/// One item in the middle of the view that turns as the content scrolls, and nothing to be told.
final class WheelLayout: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2000) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    guard let bounds = collectionView?.bounds else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: bounds.midX - 50, y: bounds.midY - 50, width: 100, height: 100)
    attributes.transform3D.m34 = -1 / 500
    attributes.zIndex = Int(bounds.minY)
    return [attributes]
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
  }
}

extension LayoutCatalogue {
  /// The layouts above.
  static let sample = LayoutCatalogue([
    LayoutDescription(
      "rows", summary: "Rows below one another",
      options: [
        .number("rowSpacing", \RowsLayout.rowSpacing, in: 0...1000, "the least between two rows"),
        .integer("perRow", \RowsLayout.perRow, in: 1...10, "how many items a row has"),
        .bool("isFaded", \RowsLayout.isFaded, "whether items are seen through"),
        .choice("side", \RowsLayout.side, "where rows begin"),
        .size("itemSize", \RowsLayout.itemSize, in: 0...5000, "the size of an item"),
        .insets("margins", \RowsLayout.margins, "what is kept free around the rows"),
      ],
      make: { RowsLayout() },
      connect: { layout, _, content in
        (layout as? RowsLayout)?.sizes = content
        return nil
      }),
    LayoutDescription(
      "wheel", summary: "One item that turns", options: [], make: { WheelLayout() }),
  ])
}

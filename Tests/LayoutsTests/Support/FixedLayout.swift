import CollectionEngine
import Foundation
import Geometry

/// Items of given lengths one behind the other: content for snapping, with nothing of its own.
///
/// Written as an application would write it: it answers every item, whatever the rectangle.
final class FixedLayout: CollectionViewLayout {
  let axis: Axis
  let lengths: [Double]
  let spacing: Double
  let lead: Double
  let tail: Double
  let header: Double
  /// How many rectangles it was asked for.
  private(set) var queries = 0

  init(
    _ axis: Axis = .horizontal, lengths: [Double], spacing: Double = 0, lead: Double = 0,
    tail: Double = 0, header: Double = 0
  ) {
    self.axis = axis
    self.lengths = lengths
    self.spacing = spacing
    self.lead = lead
    self.tail = tail
    self.header = header
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let items = lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0))
    return .along(axis, header + lead + items + tail, crossed)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    queries += 1
    let items = lengths.indices.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    let headers = [
      layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(item: 0, section: 0))
    ].compactMap { $0 }
    return headers + items
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let before = lengths[..<indexPath.item].reduce(0, +) + spacing * Double(indexPath.item)
    return attributes(
      CollectionViewLayoutAttributes(forCellWith: indexPath), header + lead + before,
      lengths[indexPath.item])
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard header > 0 else { return nil }
    return attributes(
      CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath), 0, header)
  }

  private func attributes(
    _ attributes: CollectionViewLayoutAttributes, _ start: Double, _ length: Double
  ) -> CollectionViewLayoutAttributes {
    attributes.frame = CGRect(
      origin: .along(axis, start), size: .along(axis, length, crossed))
    return attributes
  }

  private var crossed: Double { collectionView?.bounds.size[axis.crossed] ?? 0 }
}

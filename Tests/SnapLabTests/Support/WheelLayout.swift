import CollectionEngine
import Foundation
import Layouts

/// Cards on a wheel: item n is in the middle of the view, and upright, where the offset is 60 n; what stands on the far side of
/// the wheel is in the middle too, and not seen.
final class WheelLayout: CollectionViewLayout {
  static let distance = 60.0
  /// How far the wheel turns from an item to the next, in radians: 32 items go round.
  private static let turn = Double.pi / 16
  private static let radius = 400.0

  static let description = LayoutDescription(
    "wheel", summary: "A wheel.", options: [], make: { WheelLayout() })

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds ?? .zero
    return CGSize(
      width: bounds.width + Double(max(count - 1, 0)) * Self.distance, height: bounds.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let bounds = collectionView?.bounds else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = (Double(indexPath.item) - bounds.minX / Self.distance) * Self.turn
    attributes.size = CGSize(width: 80, height: 80)
    attributes.center = CGPoint(x: bounds.midX + Self.radius * sin(angle), y: bounds.midY)
    attributes.alpha = cos(angle) > 0 ? 1 : 0
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

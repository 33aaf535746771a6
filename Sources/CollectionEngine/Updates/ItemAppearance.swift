public import Foundation
internal import Geometry

/// How inserted items come and deleted ones go in an animated update.
///
/// Any layout has one, `CollectionViewLayout.itemAppearance`, for the items that it does not answer
/// attributes of its own for. Ready-made ones are below; `init(_:)` makes any other.
public struct ItemAppearance: Sendable {
  /// Makes what an item starts from or ends at out of where it belongs, which is handed over
  /// transparent. The rectangle is the visible bounds, both are in content coordinates, in pt.
  public let change: @Sendable (CollectionViewLayoutAttributes, CGRect) -> Void

  /// An appearance whose items start from, or end at, what `change` makes of where they belong.
  public init(_ change: @escaping @Sendable (CollectionViewLayoutAttributes, CGRect) -> Void) {
    self.change = change
  }

  /// They fade where they are.
  public static let fade = ItemAppearance { _, _ in }

  /// They fly in from the middle of what is visible, and out to it.
  public static let flyIn = ItemAppearance { item, visible in
    item.center = CGPoint(x: visible.midX, y: visible.midY)
  }

  /// They fall in over the upper edge of what is visible, opaque.
  public static let drop = ItemAppearance { item, visible in
    item.center.y = visible.minY - item.size.height / 2
    item.alpha = 1
  }

  /// They grow from `factor` of their size, and shrink to it; 0.1 unless said otherwise.
  public static func scale(_ factor: Double = 0.1) -> ItemAppearance {
    ItemAppearance { item, _ in
      item.transform3D = CATransform3DScale(item.transform3D, factor, factor, 1)
    }
  }

  /// They fold out of their upper edge by a quarter of a turn, opaque. On the way turn and shift
  /// run side by side, and the edge gives way by up to a tenth of the height.
  ///
  /// The eye is 500 pt away. Ours: nearer it looks bent, farther away flat.
  public static let fold = ItemAppearance { item, _ in
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let half = item.size.height / 2
    var fold = CATransform3DTranslate(eye, 0, -half, 0)
    fold = CATransform3DRotate(fold, -.pi / 2, 1, 0, 0)
    item.transform3D = CATransform3DConcat(
      item.transform3D, CATransform3DTranslate(fold, 0, half, 0))
    item.alpha = 1
  }
}

public import Foundation
internal import Geometry

/// How inserted items come and deleted ones go in an animated update.
///
/// Any layout has one, `CollectionViewLayout.itemAppearance`, for the items that it does not answer
/// attributes of its own for. Ready-made ones are below; `init` makes any other.
public struct ItemAppearance: Sendable {
  /// What it is called: `fade`, `flyIn`, `drop`, `scale` or `fold` for a ready-made one.
  public let name: String
  /// The point of an item that goes straight from where it begins to where it ends however the item
  /// turns about it, in parts of its size from the upper left corner.
  public let hinge: CGPoint
  /// Makes what an item starts from or ends at out of where it belongs, which is handed over
  /// transparent. The rectangle is the visible bounds, both are in content coordinates, in pt.
  public let change: @Sendable (CollectionViewLayoutAttributes, CGRect) -> Void

  /// An appearance whose items start from, or end at, what `change` makes of where they belong.
  ///
  /// - Parameters:
  ///   - name: what it is called. Default: `own`.
  ///   - hinge: what items turn about on the way, in parts of their size. Default: their middle.
  public init(
    _ name: String = "own", hinge: CGPoint = CGPoint(x: 0.5, y: 0.5),
    _ change: @escaping @Sendable (CollectionViewLayoutAttributes, CGRect) -> Void
  ) {
    self.name = name
    self.hinge = hinge
    self.change = change
  }

  /// The ready-made ones.
  public static let all: [ItemAppearance] = [.fade, .flyIn, .drop, .scale(), .fold]

  /// They fade where they are.
  public static let fade = ItemAppearance("fade") { _, _ in }

  /// They fly in from the middle of what is visible, and out to it.
  public static let flyIn = ItemAppearance("flyIn") { item, visible in
    item.center = CGPoint(x: visible.midX, y: visible.midY)
  }

  /// They fall in over the upper edge of what is visible, opaque.
  public static let drop = ItemAppearance("drop") { item, visible in
    item.center.y = visible.minY - item.size.height / 2
    item.alpha = 1
  }

  /// They grow from `factor` of their size, and shrink to it; 0.1 unless said otherwise.
  public static func scale(_ factor: Double = 0.1) -> ItemAppearance {
    ItemAppearance("scale") { item, _ in
      item.transform3D = CATransform3DScale(item.transform3D, factor, factor, 1)
    }
  }

  /// They fold down from their upper edge, opaque: the edge is a hinge that stays where it is, and
  /// the lower edge swings from behind the content towards the eye. They begin and end edge-on as
  /// seen by the eye, so that nothing of them is there at once.
  ///
  /// The eye is 500 pt away from their middle. Ours: nearer it looks bent, farther away flat.
  public static let fold = ItemAppearance("fold", hinge: CGPoint(x: 0.5, y: 0)) { item, _ in
    let distance = 500.0
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    let half = item.size.height / 2
    var fold = CATransform3DTranslate(eye, 0, -half, 0)
    fold = CATransform3DRotate(fold, -.pi / 2 - atan(half / distance), 1, 0, 0)
    item.transform3D = CATransform3DConcat(
      item.transform3D, CATransform3DTranslate(fold, 0, half, 0))
    item.alpha = 1
  }

  /// Has `item`, which is where it belongs and transparent, stand where it starts from or ends at.
  func apply(to item: CollectionViewLayoutAttributes, _ visible: CGRect) {
    change(item, visible)
    item.hinge = hinge
  }
}

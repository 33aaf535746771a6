public import Foundation
public import Geometry

/// What a layout answered when it was asked where an element starts from or ends at.
public struct ElementEnd: Equatable, Sendable {
  /// Where that is and how it looks.
  public struct Attributes: Equatable, Sendable {
    /// The middle in content coordinates, in pt, as the view uses it.
    public let center: CGPoint
    /// The size in pt, before the transform.
    public let size: CGSize
    /// From 0 transparent to 1 opaque.
    public let alpha: Double
    /// Higher is in front.
    public let zIndex: Int
    /// How it is mapped about its center.
    public let transform3D: CATransform3D
  }

  /// What kind of element it is.
  public let category: CollectionViewLayoutAttributes.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  public let kind: String?
  /// Which one it is: by the new path where it starts, by the old one where it ends.
  public let indexPath: IndexPath
  /// The answer; nil where the layout leaves it to the view.
  public let attributes: Attributes?

  init(_ key: ElementKey, _ answer: CollectionViewLayoutAttributes?) {
    category = key.category
    kind = key.kind
    indexPath = key.indexPath
    attributes = answer.map {
      Attributes(
        center: $0.center, size: $0.size, alpha: $0.alpha, zIndex: $0.zIndex,
        transform3D: $0.transform3D)
    }
  }
}

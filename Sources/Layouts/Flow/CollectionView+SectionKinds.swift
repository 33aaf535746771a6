public import CollectionEngine
public import Geometry

extension CollectionView {
  /// The kind of a section's header: UIKit's string.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer: UIKit's string.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which a flow scrolls.
  public typealias ScrollDirection = Axis
}

internal import CollectionEngine
internal import Foundation

extension CollectionViewLayout {
  /// Attributes of the cell at `indexPath`, of the class that the layout names.
  func cellAttributes(at indexPath: IndexPath, frame: CGRect) -> CollectionViewLayoutAttributes {
    let attributes = attributesClass.init(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// Attributes of the header of `section`, of the class that the layout names.
  func headerAttributes(of section: Int, frame: CGRect) -> CollectionViewLayoutAttributes {
    let attributes = attributesClass.init(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    return attributes
  }

  private var attributesClass: CollectionViewLayoutAttributes.Type {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? CollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(named) is no class of layout attributes.")
    }
    return attributesClass
  }
}

import UIKit

/// Covers that turn away from the viewer as they leave the middle.
open class CoverFlowLayout: UICollectionViewFlowLayout {

  open class var perspective: CGFloat { return -1 / 500 }

  fileprivate let maximumAngle: CGFloat = .pi / 4

  public override init() {
    super.init()
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = UICollectionView.ScrollDirection.horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 10
  }

  open override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let verticalInset = (collectionView.frame.height - itemSize.height) / 2
    let horizontalInset = (collectionView.frame.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(
      top: verticalInset, left: horizontalInset, bottom: verticalInset, right: horizontalInset)
    super.prepare()
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView,
      let superAttributes = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let rectAttributes = NSArray(array: superAttributes, copyItems: true)
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)

    for case let attributes as UICollectionViewLayoutAttributes in rectAttributes {
      let distance = visibleRect.midX - attributes.center.x
      let ratio = min(max(distance / itemSize.width, -1), 1)
      var transform = CATransform3DIdentity
      transform.m34 = type(of: self).perspective
      transform = CATransform3DRotate(transform, ratio * maximumAngle, 0, 1, 0)
      attributes.transform3D = transform
      attributes.zIndex = -Int(abs(distance))
    }
    return rectAttributes as? [UICollectionViewLayoutAttributes]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }
}

import UIKit

extension UICollectionView {
  /// The middle of what is visible, in content coordinates.
  var visibleCenter: CGPoint {
    return CGPoint(
      x: contentOffset.x + bounds.size.width / 2, y: contentOffset.y + bounds.size.height / 2)
  }
}

/// A row of cards that grow towards the middle. It keeps the first and the last card centered by
/// changing the content inset.
@IBDesignable
open class CenteredCarouselLayout: UICollectionViewLayout {

  @IBInspectable public var itemSize: CGSize = CGSize(width: 200, height: 120) {
    didSet { invalidateLayout() }
  }
  @IBInspectable public var spacing: CGFloat = 20
  @IBInspectable public var sideItemScale: CGFloat = 0.8
  @IBInspectable public var sideItemAlpha: CGFloat = 0.5

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentWidth: CGFloat = 0
  private var pageWidth: CGFloat { return itemSize.width + spacing }

  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  // MARK: - Invalidation

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      cache.removeAll()
    }
    guard let collectionView = collectionView else { return }
    let inset = (collectionView.bounds.size.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  // MARK: - Layout

  override open func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView = self.collectionView,
      collectionView.numberOfSections > 0
    else { return }
    let y = (collectionView.bounds.height - itemSize.height) / 2
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        origin: CGPoint(x: CGFloat(item) * pageWidth, y: y), size: itemSize)
      cache.append(attributes)
    }
    contentWidth = cache.last?.frame.maxX ?? 0
  }

  override open var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: collectionView?.bounds.height ?? 0)
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let visible = cache.filter { $0.frame.intersects(rect) }
    guard
      let attributes = NSArray(array: visible, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map { transformed($0) }
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < cache.count,
      let attributes = cache[indexPath.item].copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    return transformed(attributes)
  }

  private func transformed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = self.collectionView else { return attributes }
    let distance = abs(attributes.center.x - collectionView.visibleCenter.x)
    let ratio = max(0, 1 - distance / pageWidth)
    let scale = sideItemScale + (1 - sideItemScale) * ratio
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.alpha = sideItemAlpha + (1 - sideItemAlpha) * ratio
    attributes.zIndex = Int(ratio * 10)
    return attributes
  }

  // MARK: - Snapping

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let targetRect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let candidates = layoutAttributesForElements(in: targetRect) ?? []
    let nearest = candidates.min {
      abs($0.center.x - targetRect.midX) < abs($1.center.x - targetRect.midX)
    }
    guard let target = nearest else { return proposedContentOffset }
    return CGPoint(x: target.center.x - targetRect.width / 2, y: proposedContentOffset.y)
  }
}

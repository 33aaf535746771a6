import UIKit

open class WheelLayoutAttributes: UICollectionViewLayoutAttributes {
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  open var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copiedAttributes = super.copy(with: zone) as! WheelLayoutAttributes
    copiedAttributes.anchorPoint = self.anchorPoint
    copiedAttributes.angle = self.angle
    return copiedAttributes
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let rhs = object as? WheelLayoutAttributes else { return false }
    guard rhs.anchorPoint == anchorPoint, rhs.angle == angle else { return false }
    return super.isEqual(object)
  }
}

open class WheelLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Nothing but the angles has changed.
  open var isTurn = false

  override public init() {
    super.init()
  }
}

open class WheelCell: UICollectionViewCell {
  public let imageView = UIView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    imageView.backgroundColor = UIColor(white: 0.9, alpha: 1.0)
    imageView.layer.cornerRadius = 5
    imageView.layer.borderColor = UIColor.black.cgColor
    imageView.layer.borderWidth = 1 / UIScreen.main.scale
    imageView.layer.masksToBounds = true
    contentView.addSubview(imageView)
  }

  required public init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  }

  override open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let wheelAttributes = layoutAttributes as! WheelLayoutAttributes
    self.layer.anchorPoint = wheelAttributes.anchorPoint
    self.center.y += (wheelAttributes.anchorPoint.y - 0.5) * self.bounds.height
  }
}

/// Cards on the rim of a large wheel whose hub is below the view; scrolling turns it.
open class WheelLayout: UICollectionViewLayout {
  public let itemSize = CGSize(width: 100, height: 150)

  public var radius: CGFloat = 300 {
    didSet { invalidateLayout() }
  }

  public var anglePerItem: CGFloat = 0.2

  var attributesList = [WheelLayoutAttributes]()

  var itemCount: Int { return collectionView!.numberOfItems(inSection: 0) }

  var angleAtExtreme: CGFloat {
    return itemCount > 0 ? -CGFloat(itemCount - 1) * anglePerItem : 0
  }

  var angle: CGFloat {
    let range = collectionViewContentSize.width - collectionView!.bounds.width
    guard range > 0 else { return 0 }
    return angleAtExtreme * collectionView!.contentOffset.x / range
  }

  override open class var layoutAttributesClass: AnyClass {
    return WheelLayoutAttributes.self
  }

  override open class var invalidationContextClass: AnyClass {
    return WheelLayoutInvalidationContext.self
  }

  override open var collectionViewContentSize: CGSize {
    return CGSize(
      width: CGFloat(itemCount) * itemSize.width, height: collectionView!.bounds.height)
  }

  override open func prepare() {
    super.prepare()
    let centerX = collectionView!.contentOffset.x + (collectionView!.bounds.width / 2.0)
    let anchorPointY = ((itemSize.height / 2.0) + radius) / itemSize.height
    if attributesList.count != itemCount {
      attributesList = (0..<itemCount).map { (i) -> WheelLayoutAttributes in
        let attributes = WheelLayoutAttributes(forCellWith: IndexPath(item: i, section: 0))
        attributes.size = self.itemSize
        return attributes
      }
    }
    for (i, attributes) in attributesList.enumerated() {
      attributes.center = CGPoint(x: centerX, y: collectionView!.bounds.midY)
      attributes.angle = self.angle + (self.anglePerItem * CGFloat(i))
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
    }
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return NSArray(array: attributesList, copyItems: true) as? [UICollectionViewLayoutAttributes]
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return attributesList[indexPath.row].copy() as? UICollectionViewLayoutAttributes
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! WheelLayoutInvalidationContext
    context.isTurn = newBounds.size == collectionView!.bounds.size
    return context
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? WheelLayoutInvalidationContext, !context.isTurn {
      attributesList.removeAll(keepingCapacity: true)
    }
    super.invalidateLayout(with: context)
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var finalContentOffset = proposedContentOffset
    let factor =
      -angleAtExtreme / (collectionViewContentSize.width - collectionView!.bounds.width)
    let proposedAngle = proposedContentOffset.x * factor
    let ratio = proposedAngle / anglePerItem
    var multiplier: CGFloat
    if velocity.x > 0 {
      multiplier = ceil(ratio)
    } else if velocity.x < 0 {
      multiplier = floor(ratio)
    } else {
      multiplier = round(ratio)
    }
    finalContentOffset.x = multiplier * anglePerItem / factor
    return finalContentOffset
  }
}

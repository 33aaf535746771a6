import UIKit

/// Photos that a person puts in another order with a long press, and spreads out into a stack by a
/// pinch: as such code is written for the phone.
public final class PhotoBoardController: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionView: UICollectionView
  public private(set) var photos: [String]
  public private(set) var hasSpread = false
  private var transitionLayout: UICollectionViewTransitionLayout?

  public init(photos: [String], size: CGSize) {
    self.photos = photos
    let layout = LiftingFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  // MARK: - Long press

  public func longPressBegan(at location: CGPoint) {
    guard let indexPath = collectionView.indexPathForItem(at: location) else { return }
    collectionView.beginInteractiveMovementForItem(at: indexPath)
  }

  public func longPressChanged(to location: CGPoint) {
    collectionView.updateInteractiveMovementTargetPosition(location)
  }

  public func longPressEnded(cancelled: Bool = false) {
    if cancelled {
      collectionView.cancelInteractiveMovement()
    } else {
      collectionView.endInteractiveMovement()
    }
  }

  // MARK: - Pinch

  public func pinchBegan() {
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 200, height: 200)
    transitionLayout = collectionView.startInteractiveTransition(to: next) {
      [weak self] (completed, finished) in
      self?.hasSpread = completed && finished
      self?.transitionLayout = nil
    }
  }

  public func pinchChanged(scale: CGFloat) {
    transitionLayout?.transitionProgress = scale - 1
    transitionLayout?.updateValue(scale, forAnimatedKey: "scale")
    transitionLayout?.invalidateLayout()
  }

  public func pinchEnded() {
    if let progress = transitionLayout?.transitionProgress, progress > 0.5 {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
  }

  // MARK: - UICollectionViewDataSource

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return photos.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    return photos[indexPath.item] != "cover"
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  // MARK: - UICollectionViewDelegate

  /// The cover stays in front.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    return proposedIndexPath.item == 0 ? originalIndexPath : proposedIndexPath
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

/// A flow whose lifted photo is larger and lets through what lies beneath.
public final class LiftingFlowLayout: UICollectionViewFlowLayout {
  override public func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.8
    attributes.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    return attributes
  }

  override public func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    return context
  }
}

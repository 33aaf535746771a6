import UIKit

/// Cards side by side: the one in the middle is whole, its neighbours are smaller, and a flick turns one card on.
open class CardLayout: UICollectionViewLayout {

  /// The size of a card, in pt.
  public var itemSize = CGSize(width: 260, height: 360) { didSet { invalidateLayout() } }

  /// The gap between two cards, in pt.
  public var spacing: CGFloat = 16 { didSet { invalidateLayout() } }

  /// How large a neighbour is.
  public var neighbourScale: CGFloat = 0.9

  /// The speed in pt/ms from which a release turns a card.
  public var flickVelocity: CGFloat = 0.3

  private var frames: [CGRect] = []

  private var step: CGFloat { itemSize.width + spacing }

  override open func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else {
      frames = []
      return
    }
    let margin = (view.bounds.width - itemSize.width) / 2
    let top = (view.bounds.height - itemSize.height) / 2
    frames = (0..<view.numberOfItems(inSection: 0)).map { item in
      CGRect(origin: CGPoint(x: margin + CGFloat(item) * step, y: top), size: itemSize)
    }
  }

  override open var collectionViewContentSize: CGSize {
    guard let view = collectionView, let last = frames.last else { return .zero }
    return CGSize(
      width: last.maxX + (view.bounds.width - itemSize.width) / 2, height: view.bounds.height)
  }

  override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !frames.isEmpty, let first = frames.first else { return [] }
    let low = max(0, Int(((rect.minX - first.minX) / step).rounded(.down)) - 1)
    let high = min(frames.count - 1, Int(((rect.maxX - first.minX) / step).rounded(.up)) + 1)
    guard low <= high else { return [] }
    return (low...high).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    let offset = leadingOffset(of: view)
    let distance = abs(frames[indexPath.item].midX - offset - view.bounds.width / 2)
    let scale = 1 - (1 - neighbourScale) * min(distance / step, 1)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView, !frames.isEmpty else { return proposedContentOffset }
    let place = leadingOffset(of: view) / step
    let card: CGFloat
    if velocity.x > flickVelocity {
      card = place.rounded(.down) + 1
    } else if velocity.x < -flickVelocity {
      card = place.rounded(.up) - 1
    } else {
      card = place.rounded()
    }
    let last = CGFloat(frames.count - 1)
    return CGPoint(x: min(max(card, 0), last) * step, y: proposedContentOffset.y)
  }

  /// How far the content was scrolled from its first card, in pt: the layout is asked as if people read from the left,
  /// the view's offset is as they do.
  private func leadingOffset(of view: UICollectionView) -> CGFloat {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return view.contentOffset.x
    }
    return collectionViewContentSize.width - view.bounds.width - view.contentOffset.x
  }
}

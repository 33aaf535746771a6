import UIKit

public protocol PinboardLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: PinboardLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  func collectionView(
    _ collectionView: UICollectionView, layout: PinboardLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat
}

extension PinboardLayoutDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, layout: PinboardLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    return 0
  }
}

/// Columns of equal width; every pin goes where the shortest column ends.
public class PinboardLayout: UICollectionViewLayout {

  public static let defaultColumnCount = 2

  public class func headerKind() -> String { return "PinboardHeader" }

  public var columnCount = PinboardLayout.defaultColumnCount {
    didSet { if oldValue != columnCount { invalidateLayout() } }
  }
  public var minimumColumnSpacing: CGFloat = 8
  public var minimumInteritemSpacing: CGFloat = 8
  public var sectionInset: UIEdgeInsets = .zero {
    didSet {
      guard oldValue != sectionInset else { return }
      invalidateLayout()
    }
  }

  private weak var delegate: PinboardLayoutDelegate? {
    return collectionView?.delegate as? PinboardLayoutDelegate
  }

  private var columnBottoms: [CGFloat] = []
  private var itemAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headersAttributes: [Int: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  public func columnWidth() -> CGFloat {
    let width =
      collectionView!.bounds.size.width - collectionView!.contentInset.left
      - collectionView!.contentInset.right - sectionInset.left - sectionInset.right
    let spaces = minimumColumnSpacing * CGFloat(columnCount - 1)
    let scale = UIScreen.main.scale
    return floor((width - spaces) / CGFloat(columnCount) * scale) / scale
  }

  override public func prepare() {
    super.prepare()
    itemAttributes.removeAll()
    headersAttributes.removeAll()
    contentHeight = 0

    guard let collectionView = collectionView, let delegate = delegate else { return }
    let width = columnWidth()

    for section in 0..<collectionView.numberOfSections {
      let headerHeight = delegate.collectionView(
        collectionView, layout: self, heightForHeaderInSection: section)
      if headerHeight > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: PinboardLayout.headerKind(),
          with: IndexPath(item: 0, section: section))
        header.frame = CGRect(
          x: 0, y: contentHeight, width: collectionView.bounds.size.width, height: headerHeight)
        headersAttributes[section] = header
        contentHeight = header.frame.maxY
      }
      contentHeight += sectionInset.top
      columnBottoms = Array(repeating: contentHeight, count: columnCount)

      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = shortestColumn()
        let height = delegate.collectionView(
          collectionView, layout: self, heightForItemAt: indexPath, width: width)
        let x = sectionInset.left + (width + minimumColumnSpacing) * CGFloat(column)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: x, y: columnBottoms[column], width: width, height: height)
        itemAttributes[indexPath] = attributes
        columnBottoms[column] = attributes.frame.maxY + minimumInteritemSpacing
      }

      if let bottom = columnBottoms.max(), bottom > contentHeight {
        contentHeight = bottom - minimumInteritemSpacing
      }
      contentHeight += sectionInset.bottom
    }
  }

  private func shortestColumn() -> Int {
    let shortest = columnBottoms.min() ?? 0
    return columnBottoms.firstIndex(of: shortest) ?? 0
  }

  override public var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return CGSize.zero }
    let inset = collectionView.contentInset
    return CGSize(
      width: collectionView.bounds.width - inset.left - inset.right, height: contentHeight)
  }

  override public func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = Array(itemAttributes.values) + Array(headersAttributes.values)
    return all.filter { rect.intersects($0.frame) }
  }

  override public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return itemAttributes[indexPath]
  }

  override public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == PinboardLayout.headerKind() else { return nil }
    return headersAttributes[indexPath.section]
  }

  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let oldBounds = collectionView?.bounds ?? .zero
    return newBounds.width != oldBounds.width
  }
}

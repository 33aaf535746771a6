public import CollectionEngine
public import Foundation

/// Equal rows or columns one after the other, all sections in one: the simplest layout that scrolls
/// through any number of items at the same cost.
open class UniformLayout: CollectionViewLayout {
  /// The size of each item, in pt.
  public var itemSize: CGSize { didSet { invalidateLayout() } }
  /// Whether items follow each other to the right rather than down.
  public let isHorizontal: Bool
  /// Whether x counts from the right where people read from the right.
  public var flips = false
  /// What `shouldInvalidateLayout(forBoundsChange:)` answers.
  public var invalidatesOnScroll = false
  /// How often `prepare()` was called.
  public private(set) var prepareCount = 0
  /// How many attributes objects were made.
  public private(set) var madeCount = 0
  private var counts: [Int] = []
  private var starts: [Int] = []
  private var total = 0

  public init(itemSize: CGSize, isHorizontal: Bool = false) {
    self.itemSize = itemSize
    self.isHorizontal = isHorizontal
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    prepareCount += 1
    let view = collectionView
    counts = (0..<(view?.numberOfSections ?? 0)).map { view?.numberOfItems(inSection: $0) ?? 0 }
    starts = []
    total = 0
    for count in counts {
      starts.append(total)
      total += count
    }
  }

  open override var collectionViewContentSize: CGSize {
    isHorizontal
      ? CGSize(width: itemSize.width * CGFloat(total), height: itemSize.height)
      : CGSize(width: itemSize.width, height: itemSize.height * CGFloat(total))
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesOnScroll
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let length = isHorizontal ? itemSize.width : itemSize.height
    guard total > 0, length > 0, high > 0, low < length * CGFloat(total) else { return [] }
    let first = Int(max(low / length, 0).rounded(.down))
    let last = Int(min((high / length).rounded(.up), CGFloat(total))) - 1
    guard first <= last else { return [] }
    var section = (starts.lastIndex { $0 <= first }) ?? 0
    return (first...last).map { index in
      while index >= starts[section] + counts[section] { section += 1 }
      return attributes(IndexPath(item: index - starts[section], section: section), index)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), counts[indexPath.section] > indexPath.item
    else { return nil }
    return attributes(indexPath, starts[indexPath.section] + indexPath.item)
  }

  private func attributes(_ path: IndexPath, _ index: Int) -> CollectionViewLayoutAttributes {
    madeCount += 1
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame =
      isHorizontal
      ? CGRect(
        x: itemSize.width * CGFloat(index), y: 0, width: itemSize.width, height: itemSize.height)
      : CGRect(
        x: 0, y: itemSize.height * CGFloat(index), width: itemSize.width, height: itemSize.height)
    return attributes
  }
}

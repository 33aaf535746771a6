import UIKit

final class HairlineView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor.lightGray
  }
}

/// Rows of tiles as wide as the view that the collection view stands in, with a hairline below each
/// row. How many fit in a row depends on the size class.
public final class BoardLayout: UICollectionViewLayout {

  private struct Constants {
    static let rowHeight: CGFloat = 60
    static let hairlineKind = String(describing: HairlineView.self)
  }

  public static var hairlineKind: String { Constants.hairlineKind }

  private var cellFrames: [CGRect] = []
  private var contentSize: CGSize = .zero
  private var columns: Int {
    switch collectionView.traitCollection.horizontalSizeClass {
    case .regular: return 4
    case .compact, .unspecified: return 2
    @unknown default: return 2
    }
  }

  public override init() {
    super.init()
    register(HairlineView.self, forDecorationViewOfKind: Constants.hairlineKind)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(HairlineView.self, forDecorationViewOfKind: Constants.hairlineKind)
  }

  public override var collectionView: UICollectionView { super.collectionView! }

  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  public override func prepare() {
    super.prepare()
    let available = collectionView.superview!.bounds.inset(by: collectionView.layoutMargins)
    let tileWidth = (available.width / CGFloat(columns)).rounded(.down)
    let count = collectionView.numberOfItems(inSection: 0)
    cellFrames = (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return CGRect(
        x: CGFloat(column) * tileWidth, y: CGFloat(row) * Constants.rowHeight,
        width: tileWidth, height: Constants.rowHeight)
    }
    contentSize = CGSize(
      width: tileWidth * CGFloat(columns), height: cellFrames.last?.maxY ?? 0)
  }

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (item, frame) in cellFrames.enumerated() where frame.intersects(rect) {
      layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map { result.append($0) }
    }
    let rows = Int((contentSize.height / Constants.rowHeight).rounded())
    for row in 0..<rows {
      let path = IndexPath(item: row, section: 0)
      if let line = layoutAttributesForDecorationView(ofKind: Constants.hairlineKind, at: path),
        line.frame.intersects(rect)
      {
        result.append(line)
      }
    }
    return result
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard cellFrames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cellFrames[indexPath.item]
    return attributes
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    let onePixel = 1 / UIScreen.main.scale
    let bottom = CGFloat(indexPath.item + 1) * Constants.rowHeight
    attributes.frame = CGRect(
      x: 0, y: bottom - onePixel, width: contentSize.width, height: onePixel)
    attributes.zIndex = 1
    return attributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !newBounds.size.equalTo(collectionView.bounds.size)
  }
}

/// Layouts as people write them in a file.
enum CodeSample {
  /// Rows of `height` pt, with `more` in the class.
  static func rows(height: Int = 80, _ more: String = "") -> String {
    """
    import UIKit

    class Rows: UICollectionViewLayout {
      var height: CGFloat = \(height)
      \(more)
      override var collectionViewContentSize: CGSize {
        CGSize(width: view.bounds.width, height: height * CGFloat(view.numberOfItems(inSection: 0)))
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<view.numberOfItems(inSection: 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
          .filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: 10, y: CGFloat(path.item) * height, width: view.bounds.width - 20, height: height - 8)
        return attributes
      }
      private var view: UICollectionView { collectionView! }
    }

    """
  }
}

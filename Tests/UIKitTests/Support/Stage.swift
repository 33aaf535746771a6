import TestSupport
import Testing
import UIKit

/// A collection view with its data source, on a clock of 60 frames a second.
final class Stage {
  let view: UICollectionView
  let source: ItemSource
  /// What the view stands in.
  let parent: UIView?
  private(set) var frame = 0

  /// Content that is not at rest after so many frames never will be: 10 s.
  static let longestMotion = 600
  /// What is rounded away in sums of some hundred points, in pt.
  static let tolerance = 1e-9

  init(
    _ layout: UICollectionViewLayout, width: CGFloat, height: CGFloat, items: [Int],
    scale: CGFloat = 2, delegate: (any UICollectionViewDelegate)? = nil, in parent: UIView? = nil
  ) {
    self.parent = parent
    source = ItemSource(items)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.pixelGrid = PixelGrid(scale: scale)
    parent?.addSubview(view)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// A finger leaves at `offset` with `velocity` (pt/ms); answers where the content comes to rest.
  func release(at offset: CGPoint, velocity: CGPoint) -> CGPoint {
    view.handle(.release(contentOffset: offset, velocity: velocity), at: time)
    for _ in 0..<Self.longestMotion where !view.isAtRest {
      frame += 1
      view.advance(to: time)
    }
    #expect(view.isAtRest, "content that was let go comes to rest")
    return view.contentOffset
  }

  private var time: TimeInterval { Double(frame) / 60 }

  /// The attributes of what is shown of an item.
  func attributes(_ item: Int, section: Int = 0) throws -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    return try #require(
      view.visibleLayoutAttributes.first {
        $0.representedElementCategory == .cell && $0.indexPath == path
      })
  }

  /// The frames of the shown elements of `category`, by item; all of section 0.
  func frames(_ category: UICollectionView.ElementCategory = .cell) -> [CGRect] {
    view.visibleLayoutAttributes.filter { $0.representedElementCategory == category }.map(\.frame)
  }
}

/// A rectangle in fewer letters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether the rectangles differ by no more than what is rounded away.
func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  let parts = zip(
    [one.minX, one.minY, one.width, one.height],
    [other.minX, other.minY, other.width, other.height])
  return parts.allSatisfy { abs($0 - $1) <= Stage.tolerance }
}

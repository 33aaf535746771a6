import CollectionEngine
import Foundation
import Geometry
import TestSupport

/// A collection view with its data source, laid out.
final class Stage {
  let view: CollectionView
  let source: ItemSource
  private let delegate = TargetDelegate()

  /// A view of `size` whose `layout` arranges sections of `counts` items, set up by `configure`
  /// before the first layout.
  init(
    _ layout: CollectionViewLayout, size: CGSize, counts: [Int],
    _ configure: (CollectionView) -> Void = { _ in }
  ) {
    source = ItemSource(counts)
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    configure(view)
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// Where a release leads: what the delegate is handed.
  func target(
    from start: CGPoint? = nil, releasedAt offset: CGPoint, velocity: CGPoint = .zero
  ) -> CGPoint {
    view.target(from: start, releasedAt: offset, velocity: velocity, delegate)
  }
}

/// A delegate that keeps the last target it was handed, and may change it.
final class TargetDelegate: ScrollViewDelegate {
  private(set) var target: CGPoint?
  private(set) var velocity: CGPoint?
  var change: ((CGPoint) -> CGPoint)?

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = targetContentOffset.pointee
    self.velocity = velocity
    if let change { targetContentOffset.pointee = change(targetContentOffset.pointee) }
  }
}

extension ScrollView {
  /// Where a release of a gesture leads that began at `start`, or else where the content is.
  func target(
    from start: CGPoint? = nil, releasedAt offset: CGPoint, velocity: CGPoint = .zero,
    _ delegate: TargetDelegate = TargetDelegate()
  ) -> CGPoint {
    stopScrollingAndZooming()
    if let start { contentOffset = start }
    self.delegate = delegate
    handle(.release(contentOffset: offset, velocity: velocity), at: currentTime)
    return delegate.target ?? CGPoint(x: CGFloat.nan, y: .nan)
  }

  /// Goes on frame by frame until everything rests; answers the offsets shown.
  @discardableResult
  func settle(rate: Double = 60, limit: Double = 30) -> [CGPoint] {
    var shown: [CGPoint] = []
    let start = currentTime
    while !isAtRest, Double(shown.count) < limit * rate {
      advance(to: start + Double(shown.count + 1) / rate)
      shown.append(contentOffset)
    }
    return shown
  }
}

extension CGPoint {
  /// A point by its coordinate along `axis`, 0 across it.
  static func along(_ axis: Axis, _ value: Double) -> CGPoint {
    CGPoint { $0 == axis ? value : 0 }
  }
}

extension CGSize {
  /// A size by its length along `axis` and across it.
  static func along(_ axis: Axis, _ length: Double, _ crossed: Double) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: crossed) : CGSize(width: crossed, height: length)
  }
}

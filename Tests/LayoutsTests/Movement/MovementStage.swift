import Foundation
import Geometry
import Layouts

@testable import CollectionEngine

/// A view of numbered items that people move and lead from layout to layout.
final class MovementStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  /// A cell that knows its item.
  final class Cell: CollectionViewCell {
    var number = -1
  }

  let view: CollectionView
  /// The items, by section.
  var model: [[Int]]
  private(set) var warnings: [String] = []
  private(set) var failures: [String] = []
  /// The moves that the data source was told of.
  private(set) var moves: [[IndexPath]] = []
  private(set) var time = 0.0
  /// Whether items have sizes of their own.
  private let hasSizes: Bool

  init(
    _ layout: CollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 240, height: 320),
    direction: LayoutDirection = .leftToRight, hasSizes: Bool = false
  ) {
    var next = 0
    model = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    self.hasSizes = hasSizes
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.layoutDirection = direction
    view.registerSectionViews(cell: Cell.self)
    view.updateFailure = { [unowned self] in failures.append($0) }
    view.warning = { [unowned self] in warnings.append($0) }
    view.delegate = self
    view.dataSource = self
    view.advance(to: 0)
  }

  /// Shows the frame `interval` s later.
  func advance(by interval: Double) {
    time += interval
    view.advance(to: time)
  }

  /// Shows frames until everything rests, at most for 20 s.
  func settle() {
    advance(by: 1 / 60)
    for _ in 0..<1200 where !view.isAtRest || view.isAnimatingChanges { advance(by: 1 / 60) }
  }

  /// Holds the lifted item at `location` of the view.
  func hold(at location: CGPoint) {
    let offset = view.contentOffset
    view.updateInteractiveMovementTargetPosition(
      CGPoint(x: offset.x + location.x, y: offset.y + location.y))
  }

  /// The middle of an item's place, in pt of the view.
  func place(of path: IndexPath) -> CGPoint {
    let center = view.layoutAttributesForItem(at: path)?.center ?? .zero
    return CGPoint(x: center.x - view.contentOffset.x, y: center.y - view.contentOffset.y)
  }

  /// What every item that is shown looks like, by number; those that are there twice under -1.
  var looks: [Int: MovementLook] {
    var looks: [Int: MovementLook] = [:]
    for case let cell as Cell in view.visibleViews {
      let isTwice = looks[cell.number] != nil
      looks[isTwice ? -1 : cell.number] = MovementLook(cell, in: view)
    }
    return looks
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { model[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.number = model[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let number = model[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    model[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard hasSizes else {
      return (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero
    }
    let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
    let number = model[path.section][path.item]
    return CGSize(width: CGFloat(40 + number * 7 % 50), height: CGFloat(40 + number * 11 % 40))
  }
}

/// How a cell is seen.
struct MovementLook: Equatable {
  /// In pt of the view.
  var frame: CGRect
  var alpha: Double

  init(_ cell: View, in view: CollectionView) {
    let (center, size, offset) = (cell.center, cell.bounds.size, view.contentOffset)
    frame = CGRect(
      x: center.x - size.width / 2 - offset.x, y: center.y - size.height / 2 - offset.y,
      width: size.width, height: size.height)
    alpha = cell.alpha
  }

  /// Whether anything of it is to be seen in a view of `size` pt.
  func isSeen(in size: CGSize) -> Bool {
    alpha > 0.02 && frame.insetBy(dx: 0.1, dy: 0.1).intersects(CGRect(origin: .zero, size: size))
  }

  /// Whether the other look is the same, as far as anybody could see in no time.
  func isContinued(by other: MovementLook) -> Bool {
    let (a, b) = (frame, other.frame)
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= 0.01 } && abs(alpha - other.alpha) <= 1e-3
  }
}

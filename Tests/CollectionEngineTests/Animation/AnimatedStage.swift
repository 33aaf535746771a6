import CollectionEngine
import Foundation
import Motion

extension ChangeTiming {
  /// 1 s at constant speed: the part of the way is the time.
  static let linear = ChangeTiming.curve(.linear, duration: 1)
}

extension Stage {
  /// A stage whose changes take 1 s at constant speed, shown at time 0.
  static func linear(
    count: Int, itemSize: CGSize = CGSize(width: 300, height: 100),
    size: CGSize = CGSize(width: 300, height: 300)
  ) -> Stage {
    let stage = Stage(count: count, itemSize: itemSize, size: size)
    stage.view.changeTiming = .linear
    stage.view.advance(to: 0)
    return stage
  }

  /// What every letter that is shown looks like now. One that is there twice has fallen into the
  /// trap of `+`.
  var looks: [String: Look] {
    Dictionary(
      view.visibleViews.compactMap { view in
        (view as? LetterCell).map { ($0.letter, Look($0, in: self.view)) }
      }
    ) { $0 + $1 }
  }

  /// Inserts rows named by `letters` at `item` of the first section.
  func insert(_ letters: [String], at item: Int) {
    model[0].insert(contentsOf: letters, at: item)
    view.insertItems(
      at: letters.indices.map { IndexPath(item: item + $0, section: 0) })
  }

  /// Deletes the rows `items` of the first section.
  func delete(_ items: Range<Int>) {
    model[0].removeSubrange(items)
    view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
  }
}

/// How a cell is seen.
struct Look: Equatable {
  /// Its upper edge on screen, in pt.
  var y: Double
  var height: Double
  var alpha: Double
  /// How many cells look so.
  var count = 1

  init(_ cell: View, in view: CollectionView) {
    y = cell.center.y - cell.bounds.height / 2 - view.contentOffset.y
    height = cell.bounds.height
    alpha = cell.alpha
  }

  init(y: Double, height: Double = 100, alpha: Double = 1) {
    (self.y, self.height, self.alpha) = (y, height, alpha)
  }

  static func + (one: Look, other: Look) -> Look {
    var sum = one
    sum.count += other.count
    return sum
  }
}

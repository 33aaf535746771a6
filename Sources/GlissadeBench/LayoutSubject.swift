import CollectionEngine
import Foundation
import Layouts

/// A layout under test: one of the catalogue, with its defaults or with sizes that a delegate says.
struct LayoutSubject {
  let name: String
  let description: LayoutDescription
  /// Whether a delegate is asked for the size of every item.
  let asksDelegate: Bool

  /// The layouts that scroll through their items (a circle and a stack show all of theirs), and
  /// behind them those that can ask for sizes, doing so.
  static let all: [LayoutSubject] = {
    let scrolling = LayoutCatalogue.standard.descriptions.filter {
      !["circle", "stack"].contains($0.name)
    }
    let asking = scrolling.filter { ["flow", "strip", "waterfall"].contains($0.name) }
    return scrolling.map {
      LayoutSubject(name: $0.name, description: $0, asksDelegate: false)
    }
      + asking.map {
        LayoutSubject(name: "\($0.name)-delegate", description: $0, asksDelegate: true)
      }
  }()
}

/// Sizes no two neighbours share, so that nothing can be kept once for several items.
final class VariedSizes: SizedContent, CollectionViewDelegateFlowLayout {
  private(set) var asked = 0
  var cellClass: CollectionViewCell.Type = CollectionViewCell.self

  func sizeOfItem(at indexPath: IndexPath) -> CGSize? {
    asked += 1
    let item = indexPath.item
    return CGSize(width: 60 + item * 37 % 80, height: 40 + item * 53 % 60)
  }

  func sizeOfHeader(inSection section: Int) -> CGSize? { nil }
  func sizeOfFooter(inSection section: Int) -> CGSize? { nil }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizeOfItem(at: indexPath) ?? .zero }
}

/// One section of plain cells, of which it knows how many are alive.
final class CountedItems: CollectionViewDataSource {
  /// How many items there are: whoever changes it tells the view.
  var count: Int
  /// The cells that are alive, and the most there ever were.
  let cells = CellCount()
  private var isRegistered = false

  init(_ count: Int) {
    self.count = count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    if !isRegistered {
      isRegistered = true
      collectionView.register(forCellWithReuseIdentifier: "cell") { [cells] in
        let cell = CountedCell(frame: .zero)
        cell.join(cells)
        return cell
      }
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// How many cells are alive.
final class CellCount {
  fileprivate(set) var alive = 0 {
    didSet { most = max(most, alive) }
  }
  private(set) var most = 0
}

private final class CountedCell: CollectionViewCell {
  private var count: CellCount?

  func join(_ count: CellCount) {
    self.count = count
    count.alive += 1
  }

  deinit { count?.alive -= 1 }
}

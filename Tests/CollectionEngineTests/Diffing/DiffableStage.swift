import CollectionEngine
import Foundation
import TestSupport

/// A collection view over rows of letters whose data source is diffable.
final class DiffableStage {
  let view: CollectionView
  let source: CollectionViewDiffableDataSource<Int, String>
  let layout = ProbeLayout(CallLog(), itemSize: CGSize(width: 300, height: 50))
  /// The items that the provider was asked for, in order.
  private(set) var asked: [String] = []
  private(set) var failures: [String] = []
  private(set) var warnings: [String] = []

  /// A cell that shows a letter and counts how often it was set up.
  final class Cell: CollectionViewCell {
    var letter = ""
    var setUps = 0
  }

  /// The sections 0, 1, … with one item a letter, shown in a view of 300 x 1000 pt.
  init(_ sections: [String]? = nil) {
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 1000), collectionViewLayout: layout)
    let asking = Asking()
    source = CollectionViewDiffableDataSource(collectionView: view) { view, path, letter in
      asking.ask?(letter)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      (cell as? Cell)?.letter = letter
      (cell as? Cell)?.setUps += 1
      return cell
    }
    view.register(Cell.self, forCellWithReuseIdentifier: "letter")
    view.updateFailure = { [unowned self] in failures.append($0) }
    view.warning = { [unowned self] in warnings.append($0) }
    asking.ask = { [unowned self] in asked.append($0) }
    guard let sections else { return }
    source.apply(Letters(sections))
    view.layoutIfNeeded()
    forget()
  }

  /// Applies a snapshot without animation, as everything else here does.
  func apply(_ snapshot: Letters, completion: (() -> Void)? = nil) {
    View.performWithoutAnimation { source.apply(snapshot, completion: completion) }
  }

  /// Forgets what was asked and told so far.
  func forget() {
    asked = []
    layout.log.clear()
  }

  /// What the cells show, ascending by path.
  var shown: String { cells.map(\.letter).joined() }

  /// The cells, ascending by path.
  var cells: [Cell] { view.visibleCells.compactMap { $0 as? Cell } }

  func cell(_ letter: String) -> Cell? { cells.first { $0.letter == letter } }

  /// What the layout was told of updates, one line each.
  var updates: [String] { layout.updateItems.map(\.text) }
}

/// Passes on what the provider is asked, once there is somebody to hear it.
private final class Asking {
  var ask: ((String) -> Void)?
}

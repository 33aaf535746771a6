import CollectionEngine
import Foundation
import Layouts

/// A list of identities in a flow of equal cells, which are asked for by path.
final class ListStage: CollectionViewDataSource {
  let view: CollectionView
  var identities: [Int]

  /// A cell that knows what it shows.
  final class Cell: CollectionViewCell {
    var identity = -1
  }

  init(_ identities: [Int]) {
    self.identities = identities
    view = Self.makeView()
    view.dataSource = self
  }

  /// A view of 390 x 844 pt.
  static func makeView() -> CollectionView {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: CollectionViewFlowLayout())
    view.register(forCellWithReuseIdentifier: "cell") { Cell(frame: .zero) }
    view.allowsMultipleSelection = true
    return view
  }

  /// A cell for `identity`.
  static func cell(
    _ view: CollectionView, _ path: IndexPath, _ identity: Int
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? Cell)?.identity = identity
    return cell
  }

  /// Shows the middle of the list and selects every hundredth item, for the index maps to follow.
  static func prepare(_ view: CollectionView, items count: Int) {
    view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height / 2
    view.layoutIfNeeded()
    for item in stride(from: 0, to: count, by: 100) {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false)
    }
  }

  /// Verifies that the view shows `after` around the middle, and that what was selected of `before`
  /// still is.
  static func verify(_ view: CollectionView, _ list: EditedList) {
    precondition(view.numberOfItems(inSection: 0) == list.after.count, "Items are missing.")
    let paths = view.indexPathsForVisibleItems
    precondition(!paths.isEmpty, "Nothing is shown.")
    for path in paths {
      let identity = (view.cellForItem(at: path) as? Cell)?.identity
      precondition(identity == list.after[path.item], "The cell at \(path) shows another item.")
    }
    let selected = Set(view.indexPathsForSelectedItems?.map { list.after[$0.item] } ?? [])
    let kept = Set(list.after)
    let expected = Set(stride(from: 0, to: list.before.count, by: 100).map { list.before[$0] })
    precondition(selected == expected.intersection(kept), "The selection is another one.")
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { identities.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    Self.cell(collectionView, indexPath, identities[indexPath.item])
  }
}

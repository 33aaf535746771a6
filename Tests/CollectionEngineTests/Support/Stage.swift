import CollectionEngine
import Foundation
import Testing

/// A collection view over rows of letters, with everything around it writing to one log.
final class Stage: CollectionViewDataSource, CollectionViewDelegate {
  let log = CallLog()
  let view: CollectionView
  let layout: ProbeLayout
  /// What the data source has, by section.
  var model: [[String]]
  /// What the view called failures and warnings.
  private(set) var failures: [String] = []
  private(set) var warnings: [String] = []
  /// The height that a cell prefers, by item; nil for what it is given.
  var preferredHeight: ((IndexPath) -> CGFloat?)?
  /// The height that a header prefers, by section; nil for what it is given.
  var preferredHeaderHeight: ((Int) -> CGFloat?)?
  /// Where the delegate sends releases and updates.
  var releaseTarget: ((CGPoint) -> CGPoint)?
  var updateTarget: ((CGPoint) -> CGPoint)?
  /// Which items may be moved, and where the delegate sends those that are.
  var canMove: (IndexPath) -> Bool = { _ in true }
  var moveTarget: ((IndexPath) -> IndexPath)?
  private(set) var cellsMade = 0
  private var kept: [AnyObject] = []

  /// `model` in rows (columns) of 100 pt in a view of 300 pt, unless said otherwise.
  init(
    _ model: [[String]], itemSize: CGSize = CGSize(width: 300, height: 100),
    size: CGSize = CGSize(width: 300, height: 300), isHorizontal: Bool = false
  ) {
    self.model = model
    layout = ProbeLayout(log, itemSize: itemSize, isHorizontal: isHorizontal)
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.updateFailure = { [unowned self] in failures.append($0) }
    view.warning = { [unowned self] in warnings.append($0) }
    view.register(forCellWithReuseIdentifier: "letter") { [unowned self] in
      cellsMade += 1
      return LetterCell(self)
    }
    view.register(forSupplementaryViewOfKind: "header", withReuseIdentifier: "header") {
      [unowned self] in LetterHeader(self)
    }
    view.delegate = self
    view.dataSource = self
    log.clear()
  }

  /// A stage of one section of `count` items named by their numbers.
  convenience init(
    count: Int, itemSize: CGSize = CGSize(width: 300, height: 100),
    size: CGSize = CGSize(width: 300, height: 300), isHorizontal: Bool = false
  ) {
    self.init(
      [(0..<count).map(String.init)], itemSize: itemSize, size: size, isHorizontal: isHorizontal)
  }

  /// Keeps `object` alive as long as the stage: the view holds nobody.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// What the cells that are shown say, ascending by item.
  var shown: [String] { view.visibleCells.compactMap { ($0 as? LetterCell)?.letter } }

  /// Makes a layout pass and answers what was called since the last time.
  func pass() -> String {
    view.layoutIfNeeded()
    defer { log.clear() }
    return log.text
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    log.note("numberOfSections")
    return model.count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.note("numberOfItems(\(section))")
    return model[section].count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    log.note("cellForItemAt(\(indexPath.text))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    let isThere =
      model.indices.contains(indexPath.section)
      && model[indexPath.section].indices.contains(indexPath.item)
    (cell as? LetterCell)?.letter = isThere ? model[indexPath.section][indexPath.item] : "?"
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    log.note("viewForSupplementaryElement(\(kind), \(indexPath.text))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    log.note("canMoveItemAt(\(indexPath.text))")
    return canMove(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.note("moveItemAt(\(sourceIndexPath.text), to: \(destinationIndexPath.text))")
    let letter = model[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    model[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.note(
      "delegate.targetIndexPath(\(originalIndexPath.text) at \(currentIndexPath.text) to \(proposedIndexPath.text))"
    )
    return moveTarget?(proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.note("willDisplay(\(elementKind) \(indexPath.text))") }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("willDisplay(\(indexPath.text))") }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("didEndDisplaying(\(indexPath.text))") }

  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let answer = updateTarget?(proposedContentOffset) ?? proposedContentOffset
    log.note("delegate.targetContentOffset(\(proposedContentOffset.y)) = \(answer.y)")
    return answer
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    log.note("didScroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = targetContentOffset.pointee
    if let releaseTarget { targetContentOffset.pointee = releaseTarget(proposed) }
    log.note(
      "willEndDragging(velocity \(velocity.y), \(proposed.y) to \(targetContentOffset.pointee.y))")
  }
}

import CollectionEngine
import Foundation
import Geometry
import Layouts

/// A layout with so many items in a view of 390 x 844 pt.
final class LayoutStage {
  let view: CollectionView
  let items: CountedItems
  private let sizes = VariedSizes()
  private let layout: CollectionViewLayout
  /// What the layout asks for sizes, kept alive.
  private let connection: AnyObject?
  private var stride = 10.0

  init(_ subject: LayoutSubject, items count: Int) {
    items = CountedItems(count)
    layout = subject.description.make()
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = items
    connection = subject.asksDelegate ? subject.description.connect(layout, view, sizes) : nil
    if subject.asksDelegate { view.delegate = sizes }
  }

  var axis: Axis { view.canScroll(.vertical) ? .vertical : .horizontal }

  /// The first pass; verifies that a delegate was asked for every item.
  func prepare(asksDelegate: Bool) {
    view.layoutIfNeeded()
    precondition(
      asksDelegate ? sizes.asked >= items.count : sizes.asked == 0,
      "The delegate was asked for \(sizes.asked) sizes of \(items.count) items.")
  }

  func scrollToMiddle() {
    let axis = axis
    view.setContentOffset(
      CGPoint { $0 == axis ? view.contentSize[axis] / 2 : 0 }, animated: false)
    view.layoutIfNeeded()
  }

  /// Asks for the screen that is shown.
  func query() {
    let found = layout.layoutAttributesForElements(in: view.bounds) ?? []
    precondition(!found.isEmpty, "\(layout) has nothing in the middle.")
  }

  /// The cells that fit on two screens: half of one more at each side of what is shown.
  var cellsOnTwoScreens: Int {
    let axis = axis
    let reach = view.bounds.size[axis] / 2
    let region = view.bounds.insetBy(
      dx: axis == .horizontal ? -reach : 0, dy: axis == .vertical ? -reach : 0)
    return (layout.layoutAttributesForElements(in: region) ?? []).count
  }

  /// One frame scrolled by 10 pt; back at the ends, so that something is shown in every frame.
  func scroll() {
    let axis = axis
    let range = view.metrics.range(axis)
    if !range.contains(view.contentOffset[axis] + stride) { stride = -stride }
    view.contentOffset[axis] += stride
    view.advance(to: view.currentTime + 1 / 120)
  }

  /// Scrolls for `frames` frames: how many attributes objects were made, and how many elements
  /// appeared or changed.
  func attributes(in frames: Int) -> (made: Int?, changed: Int) {
    var shown = shownAttributes
    var changed = 0
    var made: Int? = 0
    for _ in 0..<frames {
      let more = ObjectCount.made(CollectionViewLayoutAttributes.self) { scroll() }
      made = more.flatMap { more in made.map { $0 + more } }
      let now = shownAttributes
      for (path, attributes) in now where shown[path]?.isEqual(attributes) != true { changed += 1 }
      shown = now
    }
    precondition(!shown.isEmpty, "\(layout) shows nothing.")
    return (made, changed)
  }

  private var shownAttributes: [IndexPath: CollectionViewLayoutAttributes] {
    Dictionary(view.visibleLayoutAttributes.map { ($0.indexPath, $0) }) { $1 }
  }
}

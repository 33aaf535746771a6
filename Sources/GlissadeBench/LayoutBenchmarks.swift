import CollectionEngine
import Foundation
import Geometry
import Layouts

/// What one layout costs with one number of items, as a row of a CSV table.
struct LayoutReport {
  let layout: String
  let items: Int
  /// CPU time of the first pass, which prepares the layout, in ms.
  let prepare: Double
  /// CPU time of a query for a screen in the middle of the content, in µs.
  let query: Double
  /// CPU time of a frame scrolled by 10 pt, in µs.
  let frame: Double
  /// What such a frame costs with a thousand items, for the ratio.
  let frameOfThousand: Double
  /// How many cells were made while a thousand frames were scrolled, and how many are shown.
  let cellsMade: Int
  let cellsShown: Int

  static let heading =
    "layout,items,prepare_ms,query_us,frame_us,ratio_to_1000,cells_made,cells_shown"

  var line: String {
    [
      layout, "\(items)", String(format: "%.3f", prepare), String(format: "%.2f", query),
      String(format: "%.2f", frame), String(format: "%.2f", frame / frameOfThousand),
      "\(cellsMade)", "\(cellsShown)",
    ].joined(separator: ",")
  }
}

/// The layouts that scroll through their items; a circle and a stack show all of theirs.
let scrollingLayouts = LayoutCatalogue.standard.descriptions.filter {
  !["circle", "stack"].contains($0.name)
}

/// Measures `description` with a thousand, a hundred thousand and a million items.
func measure(_ description: LayoutDescription) -> [LayoutReport] {
  var frameOfThousand = 0.0
  return [1000, 100_000, 1_000_000].map { count in
    let source = Items(count)
    let layout = description.make()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = source
    let prepare = time(1) { view.layoutIfNeeded() } * 1e3
    let axis: Axis =
      view.canScroll(.vertical) ? .vertical : .horizontal
    let middle = CGPoint { $0 == axis ? view.contentSize[axis] / 2 : 0 }
    view.setContentOffset(middle, animated: false)
    view.layoutIfNeeded()
    let screen = view.bounds
    let query =
      time(200) {
        let found = layout.layoutAttributesForElements(in: screen) ?? []
        precondition(!found.isEmpty, "\(description.name) has nothing in the middle.")
      } * 1e6
    let start = view.currentTime
    let range = view.metrics.range(axis)
    var stride = 10.0
    let frame =
      time(1000) { step in
        // Back at the end of the content, so that something is shown in every frame.
        if !range.contains(view.contentOffset[axis] + stride) { stride = -stride }
        view.contentOffset[axis] += stride
        view.advance(to: start + Double(step + 1) / 120)
      } * 1e6
    precondition(!view.visibleCells.isEmpty, "\(description.name) shows nothing.")
    if count == 1000 { frameOfThousand = frame }
    return LayoutReport(
      layout: description.name, items: count, prepare: prepare, query: query, frame: frame,
      frameOfThousand: frameOfThousand, cellsMade: view.reuseCounts.made,
      cellsShown: view.visibleCells.count)
  }
}

/// The CPU time of one of `count` repetitions of `work`, in s.
private func time(_ count: Int, _ work: (Int) -> Void) -> Double {
  let start = cpuTime()
  for step in 0..<count { work(step) }
  return (cpuTime() - start) / Double(count)
}

private func time(_ count: Int, _ work: () -> Void) -> Double {
  time(count) { _ in work() }
}

/// One section of plain cells.
private final class Items: CollectionViewDataSource {
  private let count: Int
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
      collectionView.register(forCellWithReuseIdentifier: "cell") {
        CollectionViewCell(frame: .zero)
      }
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

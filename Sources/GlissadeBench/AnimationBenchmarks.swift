import CollectionEngine
import Foundation
import Layouts
import Motion

/// The benchmark of frames in the middle of an animated update, of a hundred elements.
let animationBenchmark = Benchmark(name: "animated-frame") {
  animate("animated-frame", frames: 30_000, budget: 200_000)
}

/// Shows `frames` frames of updates that insert one item above a hundred, which all give way.
private func animate(_ name: String, frames: Int, budget: Double) -> Report {
  let items = CountedItems(1000)
  let layout = AppearLayout()
  layout.itemSize = CGSize(width: 30, height: 76)
  let view = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 860), collectionViewLayout: layout)
  view.dataSource = items
  view.layoutIfNeeded()
  let shown = view.visibleViews.count
  precondition(shown == 100, "\(shown) elements are shown instead of 100.")
  items.count += 1
  view.insertItems(at: [IndexPath(item: 0, section: 0)])
  var moved = 0.0
  var last = view.visibleViews[50].center.x
  let memory = residentMemory()
  let start = cpuTime()
  for frame in 1...frames {
    view.advance(to: Double(frame) / Double(frames) * 0.25)
    let now = view.visibleViews[50].center.x
    moved += abs(now - last)
    last = now
  }
  let elapsed = cpuTime() - start
  precondition(moved > 0 && view.isAnimatingChanges, "Nothing moved.")
  return Report(
    name: name, frames: frames, lines: 0, bytes: 0, time: elapsed, budget: budget,
    growth: residentMemory() - memory)
}

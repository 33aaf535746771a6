import CollectionEngine
import Foundation
import Layouts
import Motion

/// What it costs to keep an element on its way: measured with many changes under way at once, as a row of a CSV table.
struct AnimationMemory {
  static let name = "animated-memory"
  static let heading = "memory,elements,changes,kb,bytes_per_element"

  /// How many elements are on their way.
  private let elements = 100
  /// How many changes each of them is on its way by.
  private let changes = 200

  /// Turns the order of a hundred items round and round, each time before anything has arrived.
  func run() -> String {
    let items = CountedItems(elements)
    let layout = AppearLayout()
    layout.itemSize = CGSize(width: 30, height: 76)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 860), collectionViewLayout: layout)
    view.dataSource = items
    view.layoutIfNeeded()
    view.changeTiming = .curve(.linear, duration: 1000)
    precondition(view.visibleViews.count == elements, "Not all elements are shown.")
    reverse(view)
    view.advance(to: 1)
    let kilobytes = memoryKept {
      for _ in 0..<changes { reverse(view) }
    }
    view.advance(to: 2)
    precondition(
      view.isAnimatingChanges && view.visibleViews.count == elements, "Something has arrived.")
    let bytes = Double(kilobytes) * 1024 / Double(elements * changes)
    return [
      Self.name, "\(elements)", "\(changes)", "\(kilobytes)", String(format: "%.0f", bytes),
    ].joined(separator: ",")
  }

  private func reverse(_ view: CollectionView) {
    view.performBatchUpdates {
      for item in 0..<elements {
        view.moveItem(at: [0, item], to: [0, elements - 1 - item])
      }
    }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Layouts

/// The collection view of a scenario with what it shows and what arranges it.
final class ItemStage {
  let view: CollectionView
  private let items: ScenarioItems
  /// What the layout asks for sizes; it holds it weakly itself.
  private var connection: AnyObject?

  /// A collection view for `scenario`, which must have sections and a layout.
  init(_ sections: [ScenarioSection], _ layout: ScenarioLayout, size: CGSize) {
    let engineLayout = layout.make()
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: engineLayout)
    items = ScenarioItems(sections, for: view)
    connection = layout.description.connect(engineLayout, items)
    view.dataSource = items
  }

  /// Has the items laid out for the first time, and says what of the scenario came to nothing; nil where all is used.
  func begin(_ scenario: Scenario) -> String? {
    view.layoutIfNeeded()
    let sections = scenario.content.sections ?? []
    let hasSizes = sections.contains { $0.items > 0 && !$0.itemSizes.isEmpty }
    guard let layout = scenario.layout, hasSizes, !items.wasAskedForSizes else { return nil }
    return "the layout \(layout.description.name) asks nobody for sizes: those of the sections are not used"
  }

  /// Has `layout` arrange the items from the next pass on.
  func setLayout(_ layout: ScenarioLayout) {
    let engineLayout = layout.make()
    let old = connection
    connection = layout.description.connect(engineLayout, items)
    view.collectionViewLayout = engineLayout
    withExtendedLifetime(old) {}
  }

  /// Sets the options of the layout that differ, and has it worked out anew if any does.
  func setOptions(_ layout: ScenarioLayout) {
    if layout.apply(to: view.collectionViewLayout) {
      view.collectionViewLayout.invalidateLayout()
    }
  }

  /// Changes the items, at once. One that does not add up changes nothing and goes to the view's `updateFailure`.
  func apply(_ update: ScenarioUpdate) {
    do throws(UpdateFault) { try items.list.apply(update) } catch {
      return view.updateFailure("\(error.key)[\(error.index)]: \(error.text)")
    }
    view.reloadData()
  }
}

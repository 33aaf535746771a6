internal import CollectionEngine
internal import Foundation
internal import Layouts

/// The collection view of a scenario with what it shows and what arranges it.
final class ItemStage {
  let view: CollectionView
  private let items: ScenarioItems
  /// The items as they are now.
  var list: SectionList { items.list }
  /// What the layout asks for sizes; it holds it weakly itself.
  private var connection: AnyObject?
  /// The delegate of the view; nil as long as nothing says a size.
  private var sizes: ScenarioSizes?

  /// A collection view for `scenario`; nil where its content is plain. Sections without a layout are a programming
  /// error and trap.
  init?(_ scenario: Scenario) {
    guard let sections = scenario.content.sections else { return nil }
    guard let layout = scenario.layout else {
      preconditionFailure("A scenario with sections has a layout.")
    }
    let viewport = scenario.viewport
    let screen = Screen(
      size: viewport.size, scale: viewport.scale, layoutDirection: viewport.direction)
    let engineLayout = screen.asMain { layout.make() }
    view = CollectionView(
      frame: CGRect(origin: .zero, size: scenario.viewport.size),
      collectionViewLayout: engineLayout)
    items = ScenarioItems(sections, for: view)
    connection = screen.asMain { [items] in layout.description.connect(engineLayout, items) }
    if sections.contains(where: \.hasSizes) { answerSizes() }
    view.dataSource = items
  }

  /// Has the items laid out for the first time, and says what of the scenario came to nothing; nil
  /// where all is used.
  func begin(_ scenario: Scenario) -> String? {
    view.layoutIfNeeded()
    let sections = scenario.content.sections ?? []
    let hasSizes = sections.contains { $0.items > 0 && !$0.itemSizes.isEmpty }
    guard let layout = scenario.layout, hasSizes, !items.wasAskedForSizes else { return nil }
    let name = layout.description.name
    return "the layout \(name) asks nobody for sizes: those of the sections are not used"
  }

  /// Has `layout` arrange the items from now on.
  func setLayout(
    _ layout: ScenarioLayout, timing: ScenarioTiming, completion: @escaping (Bool) -> Void
  ) {
    let old = connection
    let engineLayout = view.screen.asMain { layout.make() }
    connection = view.screen.asMain { layout.description.connect(engineLayout, items) }
    if timing.isAnimated {
      view.setCollectionViewLayout(
        engineLayout, animated: true, timing: timing.changeTiming, completion: completion)
    } else {
      view.collectionViewLayout = engineLayout
      completion(true)
    }
    withExtendedLifetime(old) {}
  }

  /// Sets the options of the layout that differ from those `before`, and has it worked out anew.
  func setOptions(_ layout: ScenarioLayout, before: ScenarioLayout) {
    view.screen.asMain {
      if layout.apply(to: view.collectionViewLayout, since: before) {
        view.collectionViewLayout.invalidateLayout()
      }
    }
  }

  /// Has the layout ask for sizes from now on, unless it asks somebody else.
  private func answerSizes() {
    guard view.delegate == nil else { return }
    sizes = ScenarioSizes(items)
    view.delegate = sizes
  }

  /// Changes the items. One that does not add up changes nothing and goes to the view's `updateFailure`.
  func apply(_ update: ScenarioUpdate, completion: @escaping (Bool) -> Void) {
    var list = items.list
    do throws(UpdateFault) { try list.apply(update) } catch {
      return view.updateFailure("update.\(error.key)[\(error.index)]: \(error.text)")
    }
    if update.hasSizes { answerSizes() }
    let change = { [items, view] in
      items.list = list
      view.call(update)
    }
    switch update.timing {
    case .atOnce:
      View.performWithoutAnimation { view.performBatchUpdates(change, completion: completion) }
    case .usual: view.performBatchUpdates(change, completion: completion)
    case .timed(let timing):
      view.performBatchUpdates(timing: timing, change, completion: completion)
    }
  }
}

extension ScenarioSection {
  /// Whether it says any size.
  fileprivate var hasSizes: Bool { !itemSizes.isEmpty || header != nil || footer != nil }
}

extension ScenarioUpdate {
  /// Whether anything that comes has a size of its own.
  fileprivate var hasSizes: Bool {
    insert.contains { $0.size != nil } || insertSections.contains { $0.section.hasSizes }
  }
}

extension CollectionView {
  /// Calls everything that `update` has by its name.
  fileprivate func call(_ update: ScenarioUpdate) {
    deleteItems(at: update.delete)
    reloadItems(at: update.reload)
    reconfigureItems(at: update.reconfigure)
    insertItems(at: update.insert.map(\.indexPath))
    for move in update.move { moveItem(at: move.from, to: move.to) }
    deleteSections(IndexSet(update.deleteSections))
    reloadSections(IndexSet(update.reloadSections))
    insertSections(IndexSet(update.insertSections.map(\.index)))
    for move in update.moveSections { moveSection(move.from, toSection: move.to) }
  }
}

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
  /// The layout that a person leads to, what it asks for sizes, and what the view asked before; nil while no
  /// transition is under way.
  private var led: (layout: ScenarioLayout, connection: AnyObject?, before: Partners)?
  /// The delegate that the layout's connection brought; nil where it brought none.
  private weak var connectedDelegate: (any ScrollViewDelegate)?
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
    if sections.contains(where: \.hasSizes) { answerSizes() }
    view.dataSource = items
  }

  /// Whether the view shows the items of the scenario: a layout's file may bring a data source of its own.
  var showsScenario: Bool { view.dataSource === items }

  /// Gives the layout of the view what it asks for. Call it once, when all else is set: the layout may change it.
  func connect(_ layout: ScenarioLayout) {
    connection = connect(layout, view.collectionViewLayout)
  }

  /// Why the scenario cannot change what the view shows.
  static let foreignItems =
    "update: the items are those of the layout's own data source, which alone can change them"

  /// Whom the view asks.
  private typealias Partners = (
    source: (any CollectionViewDataSource)?, delegate: (any ScrollViewDelegate)?
  )

  private var partners: Partners { (view.dataSource, view.delegate) }

  private func connect(
    _ layout: ScenarioLayout, _ engineLayout: CollectionViewLayout
  ) -> AnyObject? {
    let before = partners
    items.cellClass = CollectionViewCell.self
    let connection = view.screen.asMain {
      layout.description.connect(engineLayout, view, items)
    }
    if view.dataSource === before.source, !showsScenario { view.dataSource = items }
    if view.delegate !== before.delegate {
      connectedDelegate = view.delegate
    } else if view.delegate != nil, view.delegate === connectedDelegate {
      view.delegate = sizes
    }
    return connection
  }

  /// Has the view ask again whom it asked before.
  private func restore(_ before: Partners) {
    if view.dataSource !== before.source { view.dataSource = before.source }
    if view.delegate !== before.delegate { view.delegate = before.delegate }
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
    // What the old layout asks is asked until the new one has its place.
    let old = (connection, led?.connection)
    led = nil
    let engineLayout = view.screen.asMain { layout.make() }
    let cellClass = items.cellClass
    connection = connect(layout, engineLayout)
    if items.cellClass != cellClass {
      // The old cells may not know what the new layout says of them.
      view.reloadData()
      view.collectionViewLayout = engineLayout
      completion(true)
    } else if timing.isAnimated {
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
      let between = view.collectionViewLayout as? CollectionViewTransitionLayout
      let engineLayout = between?.currentLayout ?? view.collectionViewLayout
      if layout.apply(to: engineLayout, since: before) { engineLayout.invalidateLayout() }
    }
  }

  /// Has a person do something with an item; answers a sentence where it comes to nothing.
  func reorder(_ step: ScenarioEvent.ReorderStep) -> String? {
    switch step {
    case .lift(let item, _):
      guard items.list.contains(item) else {
        return "reorder.item: \(items.list.absence(of: item))"
      }
      view.beginInteractiveMovementForItem(at: item)
    case .move(let location):
      let offset = view.contentOffset
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: offset.x + location.x, y: offset.y + location.y))
    case .drop: view.endInteractiveMovement()
    case .cancel: view.cancelInteractiveMovement()
    }
    return nil
  }

  /// Has a person lead a transition; answers the layout where another one has come. `begin` is called where one begins, and
  /// what it answers when that is over.
  func lead(
    _ step: ScenarioEvent.TransitionStep, begin: () -> (ChangeSummary.Ending) -> Void
  ) -> ScenarioLayout? {
    let between = view.collectionViewLayout as? CollectionViewTransitionLayout
    switch step {
    case .begin(let layout):
      guard between == nil else { return nil }
      let before = partners
      let cellClass = items.cellClass
      let engineLayout = view.screen.asMain { layout.make() }
      let connection = connect(layout, engineLayout)
      guard items.cellClass == cellClass else {
        // Between two layouts the cells are those of both.
        items.cellClass = cellClass
        restore(before)
        return nil
      }
      led = (layout, connection, before)
      let end = begin()
      view.startInteractiveTransition(to: engineLayout) { hasCome, isWhole in
        end(!isWhole ? .cutOff : hasCome ? .finished : .returned)
      }
    case .lead(let progress): between?.transitionProgress = progress
    case .finish:
      guard between != nil, let led else { return nil }
      let old = connection
      connection = led.connection
      self.led = nil
      view.finishInteractiveTransition()
      withExtendedLifetime(old) {}
      return led.layout
    case .cancel:
      view.cancelInteractiveTransition()
      if let led { restore(led.before) }
      led = nil
    }
    return nil
  }

  /// Has the layout ask for sizes from now on, unless it asks somebody else.
  private func answerSizes() {
    guard view.delegate == nil else { return }
    sizes = ScenarioSizes(items)
    view.delegate = sizes
  }

  /// Changes the items. One that does not add up changes nothing and goes to the view's `updateFailure`.
  func apply(_ update: ScenarioUpdate, completion: @escaping (Bool) -> Void) {
    guard showsScenario else { return view.updateFailure(Self.foreignItems) }
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

internal import CollectionEngine
internal import Foundation

/// What a run happens on: the scroll view of a scenario with its items, and how both are set now.
///
/// It takes one step at a time and does not know where steps come from: from a script, or from a person.
final class RunStage {
  let scrollView: ScrollView
  /// The collection view's side; nil for plain content.
  let items: ItemStage?
  /// Who watches.
  let observers = RunObservers()
  /// The changes so far.
  let changes = ChangeLog()
  /// The scenario with the changes so far.
  private(set) var current: Scenario
  /// What the program asked for that does not add up; nothing should follow then.
  private(set) var failure: String?
  /// What the run could live with, each sentence once, at most `Simulation.mostWarnings`.
  private(set) var warnings: [String] = []
  /// What is called when an item that a person holds is let go; nil while none is held.
  private var endOfReorder: ((ChangeSummary.Ending) -> Void)?

  /// The stage of `scenario`, laid out by `begin`. Sections without a layout are a programming error and trap.
  init(_ scenario: Scenario) {
    current = scenario
    items = ItemStage(scenario)
    scrollView = items?.view ?? ScrollView(size: scenario.viewport.size)
    scrollView.setUp(for: scenario)
    if let layout = scenario.layout { items?.connect(layout) }
    scrollView.observer = observers
    items?.view.updateFailure = { [weak self] in self?.failure = self?.failure ?? $0 }
    items?.view.warning = { [weak self] in self?.warn($0) }
  }

  /// Has the items laid out and puts the content where the scenario says. Call it once, before everything else.
  func begin() {
    if let warning = items?.begin(current) { warn(warning) }
    scrollView.putContent(for: current)
  }

  /// Takes `step` at `time` (s), not before the last step or frame.
  func take(_ step: SimulationStep, at time: Double) {
    switch step {
    case .input(let input): scrollView.handle(input, at: time)
    case .program(let kind):
      scrollView.synchronize(to: time)
      observers.scrollView(scrollView, willPerform: kind, at: time)
      perform(kind)
    }
  }

  /// Shows the frame of `time` (s).
  func advance(to time: Double) {
    scrollView.advance(to: time, displayPeriod: current.frames.displayPeriod)
  }

  /// The run is over, whatever is still under way.
  func end() {
    observers.log.close(
      at: scrollView.currentTime, offset: scrollView.contentOffset, .unfinished)
    changes.close(at: scrollView.currentTime)
  }

  /// Whether nothing moves: neither the content nor an item of its own.
  var isAtRest: Bool { scrollView.isAtRest && items?.view.isAnimatingChanges != true }

  /// Whether nothing moves and the last frame showed that.
  var isShownAtRest: Bool {
    isAtRest && observers.shownOffset == scrollView.contentOffset
  }

  func warn(_ sentence: String) {
    guard warnings.count < Simulation.mostWarnings, !warnings.contains(sentence) else { return }
    warnings.append(sentence)
  }

  private func perform(_ kind: ScenarioEvent.Kind) {
    switch kind {
    case .drag, .touches, .touch, .release, .catch, .wheel, .reorder, .transition:
      preconditionFailure("An event of a person is an input, not a change by the program.")
    case .reorderStep(let step): reorder(step, kind)
    case .transitionStep(let step):
      let layout = items?.lead(step) { begin(kind) }
      if let layout { current.layout = layout }
    case .setContentOffset(let offset, let animated):
      scrollView.setContentOffset(offset, animated: animated)
    case .scrollToTop(let animated): scrollView.scrollToTop(animated: animated)
    case .stop: scrollView.stopScrollingAndZooming()
    case .scrollRectToVisible(let rect, let animated):
      scrollView.scrollRectToVisible(rect, animated: animated)
    case .scrollToItem(let path, let position, let animated):
      // What a data source of the layout's own shows is known only now.
      if items?.showsScenario == false, let fault = fault(of: kind) {
        failure = failure ?? fault
        return
      }
      items?.view.scrollToItem(at: path, at: position, animated: animated)
    case .update(let update): items?.apply(update, completion: finish(begin(kind)))
    case .setLayout(let layout, let timing):
      current.layout = layout
      items?.setLayout(layout, timing: timing, completion: finish(begin(kind)))
    case .resize(let size, let timing):
      current.viewport.size = size
      let completion = finish(begin(kind))
      if let items {
        items.view.resize(
          to: size, animated: timing.isAnimated, timing: timing.changeTiming,
          completion: completion)
      } else {
        scrollView.frame.size = size
        completion(true)
      }
    case .set(let changes): for change in changes { apply(change) }
    case .mark: break
    }
  }

  /// Notes a change that begins now; answers what is to be called when it is over.
  private func begin(_ kind: ScenarioEvent.Kind) -> (ChangeSummary.Ending) -> Void {
    let end = changes.begin(kind, at: scrollView.currentTime)
    return { [unowned scrollView] ending in end(scrollView.currentTime, ending) }
  }

  /// What is called when a change by the program is over: whether everything got where it belongs.
  private func finish(_ end: @escaping (ChangeSummary.Ending) -> Void) -> (Bool) -> Void {
    { end($0 ? .finished : .cutOff) }
  }

  private func reorder(_ step: ScenarioEvent.ReorderStep, _ kind: ScenarioEvent.Kind) {
    guard let items else { return }
    let wasHeld = items.view.isLedByHand
    if let sentence = items.reorder(step) { warn(sentence) }
    switch step {
    case .lift: if !wasHeld, items.view.isLedByHand { endOfReorder = begin(kind) }
    case .move: break
    case .drop, .cancel:
      endOfReorder?(!wasHeld ? .cutOff : step == .drop ? .finished : .returned)
      endOfReorder = nil
    }
  }

  private func apply(_ change: ScenarioChange) {
    let before = current
    change.apply(to: &current)
    scrollView.change(from: before, to: current)
    if let layout = current.layout, let old = before.layout, layout != old {
      items?.setOptions(layout, before: old)
    }
  }
}

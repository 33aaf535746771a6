internal import CollectionEngine
internal import Foundation
internal import Layouts
internal import Scenarios

extension PreviewSession {
  func changeLayout(by steps: Int, at real: Double) {
    guard let next = layout(by: steps) else {
      return say("Plain content has no layout", at: real)
    }
    perform(.setLayout(ScenarioLayout(next), timing: choices.timing.timing), at: real)
    say(next.name, at: real)
  }

  /// The layout so many behind the present one in the round; nil where there is none.
  func layout(by steps: Int) -> LayoutDescription? {
    guard let layout = wanted.layout else { return nil }
    let all = knownLayouts
    let now = layout.description
    let index = all.firstIndex { $0.name == now.name && $0.file == now.file } ?? 0
    return all[((index + steps) % all.count + all.count) % all.count]
  }

  /// Other frames a second, from the next one on.
  func changeRate(at real: Double) {
    let now = (1 / pacer.period).rounded()
    let index = PreviewChoices.rates.firstIndex { $0 == now } ?? -1
    let rate = PreviewChoices.rates[(index + 1) % PreviewChoices.rates.count]
    pacer.setRate(rate)
    set("frames.rate", \.frames.rate, rate, at: real)
    say("\(Int(rate)) frames a second", at: real)
  }

  func changePhysics(at real: Double) {
    let all = PreviewChoices.physics(of: run.base.physics)
    let next = all.next(after: wanted.physics)
    set("physics", \.physics, next, at: real)
    say("Physics: \(next.words)", at: real)
  }

  func changeDeceleration(at real: Double) {
    let isNormal = wanted.scrollView.decelerationRate == .normal
    set(
      "scrollView.decelerationRate", \.scrollView.decelerationRate, isNormal ? .fast : .normal,
      at: real)
    say("Deceleration: \(isNormal ? "fast" : "normal")", at: real)
  }

  func changeSnapping(at real: Double) {
    let all = PreviewChoices.snappings(hasItems: wanted.layout != nil)
    choices.snapping = all.next(after: choices.snapping)
    set("snap", \.snap, choices.snapping?.rule ?? run.base.snap, at: real)
    say("Snapping: \(choices.snapping?.rawValue ?? "as given")", at: real)
  }

  func changePaging(at real: Double) {
    let isOn = !wanted.scrollView.isPagingEnabled
    set("scrollView.isPagingEnabled", \.scrollView.isPagingEnabled, isOn, at: real)
    say(isOn ? "Paging" : "No paging", at: real)
  }

  func changeDirection(at real: Double) {
    let next: LayoutDirection =
      wanted.viewport.direction == .leftToRight ? .rightToLeft : .leftToRight
    set("viewport.direction", \.viewport.direction, next, at: real)
    let words = next == .leftToRight ? "Left to right" : "Right to left"
    let flips = run.collectionView?.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    say(flips == false ? "\(words). This layout does not flip" : words, at: real)
  }

  /// A new item before the one in the middle.
  func insertItem(at real: Double) {
    guard let view = run.collectionView, view.numberOfSections > 0 else {
      return say("There is no section to insert into", at: real)
    }
    var update = ScenarioUpdate()
    update.insert = [.init(middleItem(of: view) ?? [0, 0])]
    perform(update, at: real)
  }

  /// The item in the middle leaves.
  func deleteItem(at real: Double) {
    guard let view = run.collectionView, let item = middleItem(of: view) else {
      return say("There is no item to delete", at: real)
    }
    var update = ScenarioUpdate()
    update.delete = [item]
    perform(update, at: real)
  }

  /// The visible items of the section in the middle change places.
  func shuffleItems(at real: Double) {
    guard let view = run.collectionView, let section = middleItem(of: view)?.section else {
      return say("There are no items to shuffle", at: real)
    }
    let items = view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    guard let first = items.min(), let last = items.max(), first < last else { return }
    let places = Array(first...last)
    var update = ScenarioUpdate()
    update.move = zip(places, places.shuffled(using: &numbers)).filter { $0 != $1 }.map {
      .init(from: [section, $0], to: [section, $1])
    }
    perform(update, at: real)
  }

  /// The next way of showing changes that a person makes.
  func changeTiming(at real: Double) {
    choices.timing = PreviewChoices.Timing.allCases.next(after: choices.timing)
    say("Changes: \(choices.timing.words)", at: real)
  }

  /// The next way in which inserted items come and deleted ones go.
  func changeAppearance(at real: Double) {
    guard let layout = wanted.layout else {
      return say("Plain content has no items", at: real)
    }
    let names = ItemAppearance.all.map(\.name)
    let place = names.firstIndex { layout[option: Self.appearanceKey] == .choice($0) }
    let next = place.map { names[($0 + 1) % names.count] } ?? names[0]
    set(
      "layout.\(Self.appearanceKey)", \Scenario.layout![option: Self.appearanceKey], .choice(next),
      at: real)
    say("Items: \(next)", at: real)
  }

  private static let appearanceKey = "itemAppearance"

  /// Changes the items in the way that is chosen.
  private func perform(_ update: ScenarioUpdate, at real: Double) {
    var update = update
    update.timing = choices.timing.timing
    perform(.update(update), at: real)
  }

  /// The viewport has another size now.
  func resize(to size: CGSize, at real: Double) {
    guard size != wanted.viewport.size, size.width >= 1, size.height >= 1 else { return }
    perform(.resize(size), at: real)
  }

  private func set<Value: Equatable>(
    _ path: String, _ keyPath: any WritableKeyPath<Scenario, Value> & Sendable, _ value: Value,
    at real: Double
  ) where Value: Sendable {
    perform(.set([ScenarioChange(path, keyPath, value)]), at: real)
  }

  /// The item whose cell is nearest to the middle of the viewport; nil where none is visible.
  private func middleItem(of view: CollectionView) -> IndexPath? {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let cells = view.visibleLayoutAttributes.filter { $0.representedElementCategory == .cell }
    func distance(_ center: CGPoint) -> Double {
      hypot(Double(center.x - middle.x), Double(center.y - middle.y))
    }
    return cells.min { distance($0.center) < distance($1.center) }?.indexPath
  }
}

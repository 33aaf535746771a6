internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Layouts

extension ScrollView {
  /// Sets everything that `scenario` says of the stage, from its defaults, but the offset: content may not have a
  /// size yet.
  func setUp(for scenario: Scenario) {
    pixelGrid = PixelGrid(scale: scenario.viewport.scale)
    layoutDirection = scenario.viewport.direction
    physics = scenario.physics.makePhysics()
    apply(scenario, since: nil)
  }

  /// Puts the content where the scenario says. Where that is [0, 0] it stays where people begin to read.
  func putContent(for scenario: Scenario) {
    if scenario.scrollView.contentOffset != .zero {
      contentOffset = scenario.scrollView.contentOffset
    }
  }

  /// Sets what differs between `before` and `now`.
  func change(from before: Scenario, to now: Scenario) {
    if now.physics != before.physics { physics = now.physics.makePhysics() }
    if now.viewport.direction != before.viewport.direction {
      layoutDirection = now.viewport.direction
    }
    apply(now, since: before)
    if now.scrollView.contentOffset != before.scrollView.contentOffset {
      contentOffset = now.scrollView.contentOffset
    }
  }

  /// Sets everything but the offset that is otherwise than `before`: what the layout has set since stays. Setting what is
  /// so already changes nothing.
  private func apply(_ scenario: Scenario, since before: Scenario?) {
    func differs<Value: Equatable>(_ keyPath: KeyPath<Scenario, Value>) -> Bool {
      before?[keyPath: keyPath] != scenario[keyPath: keyPath]
    }
    func set<Value: Equatable>(
      _ keyPath: ReferenceWritableKeyPath<ScrollView, Value>,
      _ setting: KeyPath<ScrollViewSettings, Value>
    ) {
      let value = scenario.scrollView[keyPath: setting]
      guard before?.scrollView[keyPath: setting] != value, self[keyPath: keyPath] != value else {
        return
      }
      self[keyPath: keyPath] = value
    }
    if differs(\.viewport.safeArea), safeAreaInsets != scenario.viewport.safeArea {
      safeAreaInsets = scenario.viewport.safeArea
    }
    // The size of sections is the layout's word.
    if scenario.content.sections == nil, contentSize != scenario.content.size {
      contentSize = scenario.content.size
    }
    set(\.contentInset, \.contentInset)
    set(\.contentInsetAdjustmentBehavior, \.contentInsetAdjustmentBehavior)
    set(\.bounces, \.bounces)
    set(\.alwaysBounceVertical, \.alwaysBounceVertical)
    set(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal)
    if differs(\.snap) { releaseTargeting = scenario.snap }
    set(\.decelerationRate, \.decelerationRate)
    set(\.isPagingEnabled, \.isPagingEnabled)
    set(\.isDirectionalLockEnabled, \.isDirectionalLockEnabled)
    set(\.isScrollEnabled, \.isScrollEnabled)
    set(\.policy, \.policy)
    set(\.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator)
    set(\.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator)
  }
}

extension FrameClock {
  /// The time in s that the first step after a release takes in `perTick`; nil where only the frames themselves say it.
  var displayPeriod: Double? { rate.map { 1 / $0 } }
}

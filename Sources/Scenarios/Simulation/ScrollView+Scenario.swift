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
    apply(scenario)
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
    apply(now)
    if now.scrollView.contentOffset != before.scrollView.contentOffset {
      contentOffset = now.scrollView.contentOffset
    }
  }

  /// Sets everything but the offset; setting what is so already changes nothing.
  private func apply(_ scenario: Scenario) {
    let settings = scenario.scrollView
    set(\.safeAreaInsets, scenario.viewport.safeArea)
    // The size of sections is the layout's word.
    if scenario.content.sections == nil { set(\.contentSize, scenario.content.size) }
    set(\.contentInset, settings.contentInset)
    set(\.contentInsetAdjustmentBehavior, settings.contentInsetAdjustmentBehavior)
    set(\.bounces, settings.bounces)
    set(\.alwaysBounceVertical, settings.alwaysBounceVertical)
    set(\.alwaysBounceHorizontal, settings.alwaysBounceHorizontal)
    releaseTargeting = scenario.snap
    decelerationRate = settings.decelerationRate
    isPagingEnabled = settings.isPagingEnabled
    isDirectionalLockEnabled = settings.isDirectionalLockEnabled
    isScrollEnabled = settings.isScrollEnabled
    policy = settings.policy
    showsVerticalScrollIndicator = settings.showsVerticalScrollIndicator
    showsHorizontalScrollIndicator = settings.showsHorizontalScrollIndicator
  }

  private func set<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<ScrollView, Value>, _ value: Value
  ) {
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
  }
}

extension FrameClock {
  /// The time in s that the first step after a release takes in `perTick`; nil where only the frames themselves say it.
  var displayPeriod: Double? { rate.map { 1 / $0 } }
}

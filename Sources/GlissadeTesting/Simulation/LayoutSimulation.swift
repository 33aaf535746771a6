public import CollectionEngine
public import Foundation
internal import Layouts
public import Scenarios

/// A layout in a collection view on a clock of its own: fingers, wheels and changes act on it, frames go by as fast as
/// they can be worked out, and what it shows is held against what a test expects.
///
///     let simulation = LayoutSimulation(items: 20) { CarouselLayout() }
///     simulation.fling(CGPoint(x: 1.2, y: 0))
///     simulation.settle()
///     simulation.expectItem([0, 3])
///
/// Nothing happens before the first gesture, change, frame or expectation: until then the layout and the collection
/// view can be given delegates and data sources of their own. Each thing that happens does so at `time`, and no frame
/// is skipped. Two runs of the same test are the same, bit for bit, on every machine but for the last digit of `pow`
/// and `exp`.
///
/// What the collection view refuses or warns of is an issue of the running test, at the line that led to it.
public final class LayoutSimulation<Layout: CollectionViewLayout> {
  /// The layout under test: the first that `make` answered for the view.
  public let layout: Layout
  /// What shows it. Its cells are plain; a data source of one's own can replace its own one.
  public let collectionView: CollectionView

  let run: LiveRun
  /// How many frames were shown so far.
  var frameCount = 0
  /// How many of the run's warnings the test has been told.
  var toldWarnings = 0
  /// Whether the test has been told that the run is over.
  var isFailureTold = false

  /// A simulation of the layout that `make` answers, in one section.
  ///
  /// - Parameters:
  ///   - items: how many items there are, 0 to 10,000,000.
  ///   - size: the viewport, in pt.
  ///   - direction: which way text runs.
  ///   - configure: sets anything else of the stage: scale, insets, deceleration rate, physics, a snap rule, the sizes
  ///     that a flow layout's delegate would answer.
  ///   - make: makes the layout as the application does. It is called more than once.
  public convenience init(
    items: Int, size: CGSize = CGSize(width: 390, height: 844),
    direction: LayoutDirection = .leftToRight, configure: (inout Scenario) -> Void = { _ in },
    make: @escaping @Sendable () -> Layout
  ) {
    self.init(
      sections: [ScenarioSection(items: items)], size: size, direction: direction,
      configure: configure, make: make)
  }

  /// A simulation of the layout that `make` answers, with any number of sections.
  ///
  /// - Parameter sections: each with its items, and the sizes that a flow layout's delegate would answer.
  public init(
    sections: [ScenarioSection], size: CGSize = CGSize(width: 390, height: 844),
    direction: LayoutDirection = .leftToRight, configure: (inout Scenario) -> Void = { _ in },
    make: @escaping @Sendable () -> Layout
  ) {
    let description = LayoutDescription(
      String(describing: Layout.self), summary: "a layout under test", options: [], make: make)
    var scenario = Scenario(content: .sections(sections))
    scenario.viewport.size = size
    scenario.viewport.direction = direction
    scenario.layout = ScenarioLayout(description)
    configure(&scenario)
    run = LiveRun(scenario)
    guard let view = run.collectionView, let made = view.collectionViewLayout as? Layout else {
      preconditionFailure("configure keeps the sections and the layout of a simulation.")
    }
    collectionView = view
    layout = made
  }

  /// The time of the last frame, in s; 0 before it.
  public var time: TimeInterval { run.scrollView.currentTime }

  /// The motions so far, in the order in which they ended.
  public var motions: [MotionSummary] { run.motions }

  /// What has happened so far, as a scenario.
  public var scenario: Scenario { run.scenario }
}

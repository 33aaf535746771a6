import CollectionEngine
import Foundation
import Testing

/// One layout passes into another, led by hand. Rows of 100 pt and of 150 pt in a view of 300 pt.
@Suite struct TransitionLayoutTests {
  /// Whether the next layout came, and whether the way was gone to its end.
  private final class Ending {
    var told: [[Bool]] = []
  }

  private func start(
    _ stage: Stage, offset: Double = 0
  ) -> (CollectionViewTransitionLayout, ProbeLayout, Ending) {
    stage.view.advance(to: 0)
    stage.view.contentOffset.y = offset
    let next = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 150))
    let ending = Ending()
    let between = stage.view.startInteractiveTransition(to: next) { ending.told.append([$0, $1]) }
    return (between, next, ending)
  }

  @Test func theProgressIsNotClamped() {
    let (between, _, _) = start(Stage(count: 12))
    #expect(between.transitionProgress == 0)
    for progress in [CGFloat(2), -1, 0.25] {
      between.transitionProgress = progress
      #expect(between.transitionProgress == progress)
    }
  }

  @Test(arguments: [-0.5, 0, 0.25, 0.5, 1, 1.5])
  func everythingIsOnItsWay(progress: Double) {
    let stage = Stage(count: 12)
    let (between, _, _) = start(stage)
    between.transitionProgress = progress
    stage.view.advance(to: 0.1)
    // A row's upper edge is at 100 n in the one and at 150 n in the other.
    let height = 100 + 50 * progress
    #expect(stage.looks["1"] == Look(y: height, height: height))
    #expect(stage.looks["0"] == Look(y: 0, height: height))
    #expect(Double(stage.view.contentSize.height) == 12 * height)
  }

  @Test(arguments: [-1, -0.3, 0.1, 0.5, 0.9, 1.3])
  func whatIsThereDoesNotDependOnWhoAsks(progress: Double) {
    let stage = Stage(count: 40)
    stage.view.advance(to: 0)
    stage.view.contentOffset.y = 1000
    // Rows go far: row 20 by 4,000 pt.
    let next = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 300))
    let between = stage.view.startInteractiveTransition(to: next)
    between.transitionProgress = progress
    stage.view.advance(to: 0.1)
    func items(in rect: CGRect) -> [IndexPath] {
      (between.layoutAttributesForElements(in: rect) ?? []).filter { $0.frame.intersects(rect) }
        .map(\.indexPath).sorted()
    }
    let everywhere = CGRect(x: 0, y: -40_000, width: 300, height: 100_000)
    let all = between.layoutAttributesForElements(in: everywhere) ?? []
    #expect(all.count > 2 && all.count < 40)
    for y in stride(from: -2000.0, to: 6000, by: 170) {
      for height in [10.0, 300, 900] {
        let rect = CGRect(x: 0, y: y, width: 300, height: height)
        #expect(
          items(in: rect) == all.filter { $0.frame.intersects(rect) }.map(\.indexPath).sorted(),
          "\(rect)")
      }
    }
  }

  @Test func theOffsetGoesAlong() {
    let stage = Stage(count: 12)
    stage.view.advance(to: 0)
    stage.view.contentOffset.y = 200
    let next = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 150))
    next.updateTarget = { _ in CGPoint(x: 0, y: 300) }
    let between = stage.view.startInteractiveTransition(to: next)
    for (progress, offset) in [(0.5, 250.0), (1, 300), (1.2, 320), (-0.5, 150)] {
      between.transitionProgress = progress
      stage.view.advance(to: stage.view.currentTime + 0.1)
      #expect(abs(stage.view.contentOffset.y - offset) < 1e-9)
    }
    stage.view.finishInteractiveTransition()
    #expect(stage.view.contentOffset.y == 300)
  }

  @Test func aPersonsScrollIsAddedToTheWay() {
    let stage = Stage(count: 12)
    let (between, _, _) = start(stage, offset: 200)
    stage.view.contentOffset.y += 30
    between.transitionProgress = 0.5
    stage.view.advance(to: 0.1)
    #expect(stage.view.contentOffset.y == 230)
    stage.view.cancelInteractiveTransition()
    #expect(stage.view.contentOffset.y == 230)
  }

  @Test(arguments: [true, false])
  func theEndIsReachedFromWhereItIs(isFinished: Bool) {
    let stage = Stage(count: 12)
    let (between, next, ending) = start(stage)
    between.transitionProgress = 0.5
    stage.view.advance(to: 0.1)
    if isFinished {
      stage.view.finishInteractiveTransition()
    } else {
      stage.view.cancelInteractiveTransition()
    }
    #expect(stage.looks["1"] == Look(y: 125, height: 125))
    #expect(stage.view.collectionViewLayout === (isFinished ? next : stage.layout))
    #expect(between.transitionProgress == 0.5)
    #expect(ending.told == [])
    for time in [0.2, 0.3, 0.5, 0.6] { stage.view.advance(to: time) }
    let height = isFinished ? 150.0 : 100
    #expect(stage.looks["1"] == Look(y: height, height: height))
    #expect(ending.told == [[isFinished, true]])
    #expect(stage.warnings == [])
  }

  @Test func anotherLayoutCutsTheTransitionShort() {
    let stage = Stage(count: 12)
    let (between, next, ending) = start(stage)
    between.transitionProgress = 0.5
    stage.view.advance(to: 0.1)
    let third = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 80))
    stage.view.setCollectionViewLayout(third, animated: true)
    #expect(ending.told == [[false, false]])
    #expect(stage.looks["1"] == Look(y: 125, height: 125))
    #expect(next.collectionView == nil && stage.layout.collectionView == nil)
    stage.view.advance(to: 1)
    #expect(stage.looks["1"] == Look(y: 80, height: 80))
  }

  @Test func reloadingInTheMiddleGoesOn() {
    let stage = Stage(count: 12)
    let (between, _, ending) = start(stage)
    between.transitionProgress = 0.5
    stage.model[0] = ["x", "y"]
    stage.view.reloadData()
    stage.view.advance(to: 0.1)
    #expect(stage.looks["y"] == Look(y: 125, height: 125))
    stage.view.finishInteractiveTransition()
    stage.view.advance(to: 1)
    #expect(stage.looks["y"] == Look(y: 150, height: 150))
    #expect(ending.told == [[true, true]])
  }

  @Test func valuesAreKeptByTheirKeys() {
    let (between, _, _) = start(Stage(count: 3))
    #expect(between.value(forAnimatedKey: "pinch") == 0)
    between.updateValue(0.75, forAnimatedKey: "pinch")
    #expect(between.value(forAnimatedKey: "pinch") == 0.75)
    #expect(between.value(forAnimatedKey: "turn") == 0)
  }

  @Test func anItemIsNotLiftedMeanwhile() {
    let stage = Stage(count: 12)
    _ = start(stage)
    let isLifted = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    #expect(!isLifted)
  }
}

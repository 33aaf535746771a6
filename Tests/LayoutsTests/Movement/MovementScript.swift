import CollectionEngine
import Foundation
import Layouts
import TestSupport

/// People who move items, lead transitions and change everything, at random, in the middle of what is
/// still under way.
final class MovementScript {
  /// What happens.
  enum Action: CaseIterable {
    case lift, firstHold, hold, drop, cancelMovement
    case start, lead, finish, cancelTransition
    case insert, delete, resize, layout, scroll
  }

  let stage: MovementStage
  /// How transitions ended, by number: whether the next layout has come.
  private(set) var ended: [Int: [Bool]] = [:]
  private(set) var started = 0
  private let make: () -> CollectionViewLayout
  private let makeOther: () -> CollectionViewLayout
  private var random: SeededGenerator
  private var nextNumber = 1000
  private var isHeld = false
  private var isOther = false

  /// - Parameters:
  ///   - make: makes the layout that there is.
  ///   - makeOther: makes the one that transitions lead to, and back.
  init(
    seed: UInt64, direction: LayoutDirection, make: @escaping () -> CollectionViewLayout,
    makeOther: @escaping () -> CollectionViewLayout
  ) {
    random = SeededGenerator(seed: seed)
    self.make = make
    self.makeOther = makeOther
    stage = MovementStage(make(), counts: [9, 0, 14], direction: direction)
  }

  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  private func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private var point: CGPoint { CGPoint(x: number(-60...300), y: number(-60...400)) }

  /// Does something that can be done now; nil where it came to nothing.
  func act() -> Action? {
    let view = stage.view
    let isLeading = view.collectionViewLayout is CollectionViewTransitionLayout
    let action = Action.allCases[integer(0...Action.allCases.count - 1)]
    switch action {
    case .lift:
      guard let path = view.indexPathsForVisibleItems.randomElement(using: &random),
        view.beginInteractiveMovementForItem(at: path)
      else { return nil }
      isHeld = false
    case .firstHold, .hold:
      guard view.indexPathForInteractivelyMovingItem != nil, isHeld == (action == .hold) else {
        return nil
      }
      isHeld = true
      stage.hold(at: point)
    case .drop: view.endInteractiveMovement()
    case .cancelMovement: view.cancelInteractiveMovement()
    case .start:
      guard !isLeading else { return nil }
      let number = started
      started += 1
      isOther.toggle()
      view.startInteractiveTransition(to: isOther ? makeOther() : make()) {
        [unowned self] completed, _ in ended[number, default: []].append(completed)
      }
    case .lead:
      guard let between = view.collectionViewLayout as? CollectionViewTransitionLayout else {
        return nil
      }
      between.transitionProgress = number(-0.3...1.3)
    case .finish: view.finishInteractiveTransition()
    case .cancelTransition: view.cancelInteractiveTransition()
    case .insert, .delete: change(action)
    case .resize:
      let height = view.bounds.height == 320 ? 400.0 : 320
      view.resize(to: CGSize(width: 240, height: height), animated: true)
    case .layout: view.setCollectionViewLayout(make(), animated: true)
    case .scroll: scroll()
    }
    return action
  }

  private func scroll() {
    let (view, place) = (stage.view, CGPoint(x: 120, y: 160))
    switch integer(0...2) {
    case 0:
      view.handle(
        .release(
          contentOffset: nil, velocity: CGPoint(x: number(-2...2), y: number(-2...2))),
        at: stage.time)
    case 1:
      view.setContentOffset(CGPoint(x: number(0...300), y: number(0...300)), animated: true)
    default:
      view.handle(.touch(.began, location: place), at: stage.time)
      view.handle(.touch(.ended, location: place), at: stage.time)
    }
  }

  private func change(_ action: Action) {
    let section = [0, 2][integer(0...1)]
    stage.view.performBatchUpdates { [self] in
      if action == .insert {
        let item = integer(0...stage.model[section].count)
        nextNumber += 1
        stage.model[section].insert(nextNumber, at: item)
        stage.view.insertItems(at: [IndexPath(item: item, section: section)])
      } else if stage.model[section].count > 4 {
        let item = integer(0...stage.model[section].count - 1)
        stage.model[section].remove(at: item)
        stage.view.deleteItems(at: [IndexPath(item: item, section: section)])
      }
    }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Layouts
internal import Scenarios

/// What a person's finger does other than dragging the content.
enum PreviewHand: Equatable {
  /// It rests on content that stands, since then (s of the person's time).
  case pressing(CGPoint, since: Double)
  /// It holds an item.
  case holding
  /// It has come down there and pulls the next layout in, so far by now.
  case pulling(from: CGPoint, progress: Double)

  /// How long a finger rests on an item until it lifts it, in s. Source: the default of
  /// `UILongPressGestureRecognizer.minimumPressDuration`, which the standard gesture of a
  /// `UICollectionViewController` has.
  static let pressDuration = 0.5
  /// How far it may move meanwhile, in pt. Source: the default of
  /// `UILongPressGestureRecognizer.allowableMovement`.
  static let pressMovement = 10.0
  /// The part of the viewport's width by which the next layout has come in. Ours: a hand's way.
  static let pullLength = 0.6
}

extension PreviewSession {
  /// Whether a press that lasts would lift an item.
  var isPressing: Bool { if case .pressing = hand { true } else { false } }

  /// Has a held item follow the finger, and a finger that rests lift one; answers whether the touch was
  /// that and no drag.
  func hold(_ phase: TouchPhase, _ location: CGPoint, at real: Double) -> Bool {
    liftWhenPressed(at: real)
    switch (hand, phase) {
    case (.holding, .moved): perform(.reorderStep(.move(location)), at: real)
    case (.holding, .ended), (.holding, .cancelled):
      hand = nil
      perform(.reorderStep(phase == .ended ? .drop : .cancel), at: real)
    case (.pressing(let start, _), .moved):
      let way = hypot(Double(location.x - start.x), Double(location.y - start.y))
      if way > PreviewHand.pressMovement { hand = nil }
      return false
    case (_, .began):
      let isStill = run.collectionView != nil && run.scrollView.isAtRest && !clock.isPaused
      hand = isStill ? .pressing(location, since: real) : nil
      return false
    default:
      if isPressing { hand = nil }
      return false
    }
    return true
  }

  /// Lifts the item under a finger that has rested for long enough at `real`.
  func liftWhenPressed(at real: Double) {
    guard case .pressing(let location, let since) = hand,
      real >= since + PreviewHand.pressDuration, !clock.isPaused
    else { return }
    hand = nil
    guard let item = item(at: location) else { return }
    let time = clock.time(at: since + PreviewHand.pressDuration)
    run.handle(.touch(.cancelled, location: location), at: time)
    run.perform(.reorderStep(.lift(item, location: location)), at: time)
    hand = .holding
    needsPicture = true
  }

  /// Pulls the next layout in, by as much as the pointer moves sideways; past the middle it comes when
  /// it is let go, and else goes back.
  func pull(_ phase: TouchPhase, _ location: CGPoint, at real: Double) {
    switch (hand, phase) {
    case (.pulling(let start, _), .moved):
      let length = Double(run.scrollView.bounds.width) * PreviewHand.pullLength
      let progress = Double(location.x - start.x) / max(length, 1)
      hand = .pulling(from: start, progress: progress)
      perform(.transitionStep(.lead(progress)), at: real)
    case (.pulling(_, let progress), .ended):
      hand = nil
      perform(.transitionStep(progress > 0.5 ? .finish : .cancel), at: real)
    case (.pulling, .cancelled): letGo(at: real)
    case (_, .began):
      guard !clock.isPaused else { return say("Paused: P goes on", at: real) }
      guard let next = layout(by: 1) else { return say("Plain content has no layout", at: real) }
      hand = .pulling(from: location, progress: 0)
      perform(.transitionStep(.begin(ScenarioLayout(next))), at: real)
      say("\(next.name): pull to the right", at: real)
    default: break
    }
  }

  /// Has what is held return to where it was; answers whether anything was.
  @discardableResult
  func letGo(at real: Double) -> Bool {
    defer { hand = nil }
    switch hand {
    case .holding: perform(.reorderStep(.cancel), at: real)
    case .pulling: perform(.transitionStep(.cancel), at: real)
    case .pressing, nil: return false
    }
    return true
  }

  /// The item in front whose cell is at `location` of the viewport, as it was last shown.
  private func item(at location: CGPoint) -> IndexPath? {
    guard let view = run.collectionView else { return nil }
    let point = CGPoint(
      x: location.x + view.contentOffset.x, y: location.y + view.contentOffset.y)
    return view.visibleLayoutAttributes
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}

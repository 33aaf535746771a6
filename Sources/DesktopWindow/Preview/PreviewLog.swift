internal import CollectionEngine
internal import Foundation
internal import Rendering
internal import Scenarios
internal import Tracing

/// What the inspector tells of a run: the last seconds of motion and the last calls.
final class PreviewLog: RunObserver {
  private(set) var samples: [Inspector.Sample] = []
  private(set) var calls: [String] = []
  private(set) var proposedTarget: CGPoint?
  private(set) var target: CGPoint?
  /// Where the finger is; nil while none is down.
  private(set) var touch: CGPoint?

  /// How many calls are kept. Ours: more than a tall window shows.
  private static let mostCalls = 80

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    samples.append(
      .init(
        time: frame.time, offset: frame.contentOffset, velocity: frame.velocity,
        activity: frame.activity))
    proposedTarget = frame.proposedTarget
    target = frame.target
    guard samples.count > 1000 else { return }
    samples.removeAll { $0.time < frame.time - Inspector.span }
    if samples.count > 1000 { samples.removeFirst(samples.count - 1000) }
  }

  func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    guard case .touch(let phase, let location) = input else { return }
    touch = phase == .began || phase == .moved ? location : nil
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    note(call.brief, at: time)
  }

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    note(call.brief, at: time)
  }

  /// A call that comes once a frame takes one line, however often.
  private func note(_ call: String, at time: Double) {
    let line = String(format: "%.3f ", time) + call
    let name = call.prefix { $0 != " " }
    if let last = calls.last?.split(separator: " ").dropFirst().first, last == name,
      [
        "shouldInvalidateLayout", "invalidateLayout", "prepare",
        "layoutAttributesForInteractivelyMovingItem",
      ].contains(name)
    {
      calls[calls.count - 1] = line
      return
    }
    calls.append(line)
    if calls.count > Self.mostCalls { calls.removeFirst(calls.count - Self.mostCalls) }
  }
}

/// A point in a line of calls.
private func short(_ point: CGPoint) -> String {
  String(format: "(%.6g, %.6g)", (point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
}

extension ScrollCall {
  /// The call in a few words.
  fileprivate var brief: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging(let velocity, let proposed, let target):
      "willEndDragging v \(short(velocity)) \(short(proposed)) → \(short(target))"
    case .didEndDragging(let willDecelerate): "didEndDragging \(willDecelerate)"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .shouldScrollToTop(let answer): "shouldScrollToTop → \(answer)"
    case .didScrollToTop: "didScrollToTop"
    case .didChangeAdjustedContentInset: "didChangeAdjustedContentInset"
    }
  }
}

extension LayoutCall {
  fileprivate var brief: String {
    switch self {
    case .invalidateLayout: "invalidateLayout"
    case .prepare: "prepare"
    case .shouldInvalidateLayout(_, let answer): "shouldInvalidateLayout → \(answer)"
    case .targetContentOffset(let proposed, _, let target):
      "targetContentOffset \(short(proposed)) → \(short(target))"
    case .targetOfChange(let proposed, let target):
      "targetContentOffset \(short(proposed)) → \(short(target))"
    case .prepareForUpdates(let updates): "prepare for \(updates.count) updates"
    case .finalizeUpdates: "finalizeCollectionViewUpdates"
    case .prepareForBoundsChange: "prepare for animated bounds"
    case .finalizeBoundsChange: "finalizeAnimatedBoundsChange"
    case .prepareForTransitionTo(let layout): "prepareForTransition to \(layout)"
    case .prepareForTransitionFrom(let layout): "prepareForTransition from \(layout)"
    case .finalizeTransition: "finalizeLayoutTransition"
    case .initialAttributes(let end): "initialAttributes \(end.indexPath)"
    case .finalAttributes(let end): "finalAttributes \(end.indexPath)"
    case .reordering(let call): call.brief
    case .transition(let call): call.brief
    }
  }
}

extension ReorderingCall {
  fileprivate var brief: String {
    switch self {
    case .canMoveItem(let path, let answer): "canMoveItem \(path.brief) → \(answer)"
    case .targetIndexPath(let path, _, let answer):
      "targetIndexPath \(path.brief) → \(answer.brief)"
    case .attributes: "layoutAttributesForInteractivelyMovingItem"
    case .movingContext: "invalidationContext moving"
    case .moveItem(let source, let destination): "moveItem \(source.brief) → \(destination.brief)"
    case .endingContext(_, _, let isCancelled):
      isCancelled ? "movement cancelled" : "movement ended"
    }
  }
}

extension TransitionCall {
  fileprivate var brief: String {
    switch self {
    case .prepareForTransition(let layout): "prepareForTransition \(layout.rawValue)"
    case .targetContentOffset(let proposed, let answer):
      "targetContentOffset \(short(proposed)) → \(short(answer))"
    case .finalizeLayoutTransition: "finalizeLayoutTransition"
    }
  }
}

extension IndexPath {
  fileprivate var brief: String { map(String.init).joined(separator: ".") }
}

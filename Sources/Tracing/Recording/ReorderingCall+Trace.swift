internal import CollectionEngine
internal import Foundation

extension TraceCall {
  /// A call about an item that a person moves, as a trace has it.
  init(_ call: ReorderingCall, frame: Int, time: Double) {
    let name: String
    var arguments: [String: TraceValue] = [:]
    var result: TraceValue?
    switch call {
    case .canMoveItem(let path, let answer):
      name = "canMoveItem"
      arguments = ["indexPath": TraceValue(path)]
      result = .bool(answer)
    case .targetIndexPath(let path, let position, let answer):
      name = "targetIndexPathForInteractivelyMovingItem"
      arguments = ["indexPath": TraceValue(path), "position": TraceValue(position)]
      result = TraceValue(answer)
    case .attributes(let path, let position):
      name = "layoutAttributesForInteractivelyMovingItem"
      arguments = ["indexPath": TraceValue(path), "position": TraceValue(position)]
    case .movingContext(let target, let position, let previous):
      name = "invalidationContextForInteractivelyMovingItems"
      arguments = [
        "position": TraceValue(position), "previous": TraceValue(previous),
        "target": TraceValue(target),
      ]
    case .moveItem(let source, let destination):
      name = "moveItem"
      arguments = ["from": TraceValue(source), "to": TraceValue(destination)]
    case .endingContext(let final, let previous, let isCancelled):
      name = "invalidationContextForEndingInteractiveMovement"
      arguments = [
        "cancelled": .bool(isCancelled), "final": TraceValue(final),
        "previous": TraceValue(previous),
      ]
    }
    self.init(frame: frame, time: time, name: name, arguments: arguments, result: result)
  }

  /// A call about a transition that a person leads, as a trace has it.
  init(_ call: TransitionCall, frame: Int, time: Double) {
    switch call {
    case .prepareForTransition(let layout):
      self.init(
        frame: frame, time: time, name: "prepareForTransition",
        arguments: ["layout": .string(layout.rawValue)])
    case .targetContentOffset(let proposed, let answer):
      self.init(
        frame: frame, time: time, name: "targetContentOffsetForProposedContentOffset",
        arguments: ["proposed": TraceValue(proposed)], result: TraceValue(answer))
    case .finalizeLayoutTransition:
      self.init(frame: frame, time: time, name: "finalizeLayoutTransition")
    }
  }
}

internal import CollectionEngine
internal import Foundation
internal import Geometry

extension TraceCall {
  /// A call of a layout as a trace has it: named like the function, with what it was given by label.
  init(_ call: LayoutCall, frame: Int, time: Double) {
    var arguments: [String: TraceValue] = [:]
    var result: TraceValue?
    let name: String
    switch call {
    case .reordering(let call):
      self.init(call, frame: frame, time: time)
      return
    case .transition(let call):
      self.init(call, frame: frame, time: time)
      return
    case .invalidateLayout(let invalidation):
      name = "invalidateLayout"
      arguments = invalidation.arguments
    case .prepare: name = "prepare"
    case .shouldInvalidateLayout(let newBounds, let answer):
      name = "shouldInvalidateLayout"
      arguments = ["newBounds": TraceValue(newBounds)]
      result = .bool(answer)
    case .targetContentOffset(let proposed, let velocity, let target):
      name = "targetContentOffset"
      arguments = ["proposed": TraceValue(proposed), "velocity": TraceValue(velocity)]
      result = TraceValue(target)
    case .targetOfChange(let proposed, let target):
      name = "targetContentOffset"
      arguments = ["proposed": TraceValue(proposed)]
      result = TraceValue(target)
    case .prepareForUpdates(let updates):
      name = "prepare"
      arguments = ["forCollectionViewUpdates": .object(updates.traceValues)]
    case .finalizeUpdates: name = "finalizeCollectionViewUpdates"
    case .prepareForBoundsChange(let oldBounds):
      name = "prepare"
      arguments = ["forAnimatedBoundsChange": TraceValue(oldBounds)]
    case .finalizeBoundsChange: name = "finalizeAnimatedBoundsChange"
    case .prepareForTransitionTo(let layout):
      name = "prepareForTransition"
      arguments = ["to": .string(layout)]
    case .prepareForTransitionFrom(let layout):
      name = "prepareForTransition"
      arguments = ["from": .string(layout)]
    case .finalizeTransition: name = "finalizeLayoutTransition"
    case .initialAttributes(let end):
      name = "initialLayoutAttributesForAppearing" + end.noun
      (arguments, result) = (end.arguments, end.result)
    case .finalAttributes(let end):
      name = "finalLayoutAttributesForDisappearing" + end.noun
      (arguments, result) = (end.arguments, end.result)
    }
    self.init(frame: frame, time: time, name: name, arguments: arguments, result: result)
  }
}

extension ElementEnd {
  /// What UIKit's function calls such an element.
  fileprivate var noun: String {
    switch category {
    case .cell: "Item"
    case .supplementaryView: "SupplementaryElement"
    case .decorationView: "DecorationElement"
    }
  }

  fileprivate var arguments: [String: TraceValue] {
    var arguments = ["indexPath": TraceValue(indexPath)]
    arguments["ofKind"] = kind.map { .string($0) }
    return arguments
  }

  /// The attributes without what is as usual; null where the layout leaves it to the view.
  fileprivate var result: TraceValue {
    guard let attributes else { return .null }
    var values: [String: TraceValue] = [
      "center": TraceValue(attributes.center), "size": TraceValue(attributes.size),
      "alpha": .number(attributes.alpha),
    ]
    if attributes.zIndex != 0 { values["zIndex"] = .number(Double(attributes.zIndex)) }
    let transform = attributes.transform3D
    if transform != CATransform3DIdentity, transform.isFinite {
      let key = CATransform3DIsAffine(transform) ? "transform" : "transform3D"
      values[key] = .array(transform.traceNumbers.map { .number($0) })
    }
    return .object(values)
  }
}

extension [LayoutUpdate] {
  /// Where things come, go and change places, by action; the number alone where there are more than
  /// `LayoutInvalidation.mostPaths`.
  fileprivate var traceValues: [String: TraceValue] {
    let actions: [(String, CollectionViewUpdateItem.Action)] = [
      ("delete", .delete), ("insert", .insert), ("move", .move), ("reload", .reload),
    ]
    var values: [String: TraceValue] = [:]
    for (name, action) in actions {
      let updates = filter { $0.action == action }
      guard !updates.isEmpty else { continue }
      guard updates.count <= LayoutInvalidation.mostPaths else {
        values[name] = .number(Double(updates.count))
        continue
      }
      values[name] = .array(
        updates.map { update in
          let before = update.before.map { TraceValue($0) }
          let after = update.after.map { TraceValue($0) }
          guard action == .move else { return before ?? after ?? .null }
          return .array([before, after].compactMap(\.self))
        })
    }
    return values
  }
}

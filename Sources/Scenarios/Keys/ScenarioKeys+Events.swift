import CollectionEngine
import Foundation

extension ScenarioKeys {
  /// An event as it stands in a file: `lift` and `end` are beside `touches`.
  struct EventKeys: Equatable, Sendable {
    var event = ScenarioEvent(at: 0, .stop)
    var lift: Double?
    var end: ScenarioEvent.Touches.End?

    init() {}

    init(_ event: ScenarioEvent) {
      self.event = event
      guard case .touches(let touches) = event.kind else { return }
      lift = touches.lift == touches.samples.last?.time ? nil : touches.lift
      end = touches.end == .lift ? nil : touches.end
    }
  }

  /// What can happen, one key a kind of event.
  var actions: [Field<EventKeys>] {
    Self.fingers + Self.inputs + Self.movements + transitions + Self.scrolling + changing
  }

  private static let fingers: [Field<EventKeys>] = [
    action(
      "drag", "A finger comes down, moves along a line and lifts.", drag,
      { if case .drag(let drag) = $0 { drag } else { nil } }, { .drag($0) }),
    action(
      "touches", "A recorded finger: [time, x, y] each, times counted from at.", touches,
      { if case .touches(let touches) = $0 { touches.samples } else { nil } },
      { .touches(ScenarioEvent.Touches(samples: $0)) }),
    action(
      "touch", "A finger does one thing, whatever it and others did before.", touch,
      { kind in
        guard case .touch(let phase, let location) = kind else { return nil }
        return TouchKeys(phase: phase, location: location)
      }, { .touch($0.phase, location: $0.location) }),
    action(
      "release", "As if a finger had just left.", release,
      { if case .release(let release) = $0 { release } else { nil } }, { .release($0) }),
    action(
      "catch", "A finger comes down, does not move and lifts.", hold,
      { if case .catch(let hold) = $0 { hold } else { nil } }, { .catch(hold: $0) }),
  ]

  private static let inputs: [Field<EventKeys>] = [
    action(
      "wheel", "A wheel or a trackpad scrolls.", wheel,
      { if case .wheel(let wheel) = $0 { wheel } else { nil } }, { .wheel($0) })
  ]

  private static let movements: [Field<EventKeys>] = [
    action(
      "reorder", "A finger lifts an item, moves it and lets it go.", reorder,
      { if case .reorder(let reorder) = $0 { reorder } else { nil } }, { .reorder($0) }),
    action(
      "reorderStep", "A person does one thing with an item, whatever was before.", reorderStep,
      { if case .reorderStep(let step) = $0 { step } else { nil } }, { .reorderStep($0) }),
  ]

  private var transitions: [Field<EventKeys>] {
    [
      Self.action(
        "transition", "A person leads one layout into another.", transition,
        { kind in
          guard case .transition(let transition) = kind else { return nil }
          return TransitionKeys(transition)
        }, { keys in keys.transition.map { .transition($0) } ?? .stop }),
      Self.action(
        "transitionStep", "A person does one thing with a transition, whatever was before.",
        transitionStep,
        { kind in
          guard case .transitionStep(let step) = kind else { return nil }
          return TransitionStepKeys(step)
        }, { keys in keys.step.map { .transitionStep($0) } ?? .stop }),
    ]
  }

  private static let scrolling: [Field<EventKeys>] = [
    action(
      "setContentOffset", "The program sets the offset.", setContentOffset,
      { kind in
        guard case .setContentOffset(let offset, let isAnimated) = kind else { return nil }
        return Request(target: offset, isAnimated: isAnimated)
      }, { .setContentOffset($0.target, animated: $0.isAnimated) }),
    action(
      "scrollToTop", "The program or the status bar asks for the top.", scrollToTop,
      { kind in
        guard case .scrollToTop(let isAnimated) = kind else { return nil }
        return Request(target: Nothing(), isAnimated: isAnimated)
      }, { .scrollToTop(animated: $0.isAnimated) }),
    action(
      "stop", "The program stops every motion where it is: {}.", .object(Nothing(), []),
      { $0 == .stop ? Nothing() : nil }, { _ in .stop }),
    action(
      "scrollRectToVisible", "The program asks for a rectangle to be seen.", scrollRect,
      { kind in
        guard case .scrollRectToVisible(let rect, let isAnimated) = kind else { return nil }
        return Request(target: rect, isAnimated: isAnimated)
      }, { .scrollRectToVisible($0.target, animated: $0.isAnimated) }),
    action(
      "scrollToItem", "The program asks for an item to be seen.", scrollToItem,
      { kind in
        guard case .scrollToItem(let path, let position, let isAnimated) = kind else { return nil }
        return Request(
          target: ItemTarget(indexPath: path, position: position), isAnimated: isAnimated)
      },
      {
        .scrollToItem(
          $0.target.indexPath, position: $0.target.position, animated: $0.isAnimated)
      }),
  ]

  private var changing: [Field<EventKeys>] {
    [
      Self.action(
        "update", "Items and sections come, go, move and are made anew.", Self.update,
        { if case .update(let update) = $0 { update } else { nil } }, { .update($0) }),
      Self.action(
        "setLayout", "Another layout arranges the items.", setLayout,
        { kind in
          guard case .setLayout(let layout, let timing) = kind else { return nil }
          return TimedRequest(target: layout, timing: timing)
        },
        { request in
          request.target.map { .setLayout($0, timing: request.timing) } ?? .stop
        }),
      Self.action(
        "resize", "The viewport gets another size.", Self.resize,
        { kind in
          guard case .resize(let size, let timing) = kind else { return nil }
          return TimedRequest(target: size, timing: timing)
        }, { .resize($0.target, timing: $0.timing) }),
      Self.action(
        "set", "Keys that may change while it runs get other values.", changes,
        { if case .set(let changes) = $0 { changes } else { nil } }, { .set($0) }),
      Self.action(
        "mark", "A name is put into the trace.", .text(longest: Limits.text),
        { if case .mark(let label) = $0 { label } else { nil } }, { .mark($0) }),
    ]
  }

  /// A kind of event: `value` takes out of one what stands under its key, and `kind` makes it of that.
  private static func action<Value>(
    _ name: String, _ documentation: String, _ format: Format<Value>,
    _ value: @escaping @Sendable (ScenarioEvent.Kind) -> Value?,
    _ kind: @escaping @Sendable (Value) -> ScenarioEvent.Kind
  ) -> Field<EventKeys> {
    Field(
      name, documentation, format, value: { value($0.event.kind) },
      write: { $0.event.kind = kind($1) })
  }
}

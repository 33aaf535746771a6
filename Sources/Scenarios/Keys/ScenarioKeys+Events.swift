import CollectionEngine
import Foundation

extension ScenarioKeys {
  /// An event as it stands in a file: `lift` is beside `touches`.
  struct EventKeys: Equatable, Sendable {
    var event = ScenarioEvent(at: 0, .stop)
    var lift: Double?
  }

  /// What can happen, one key a kind of event.
  var actions: [Field<EventKeys>] { Self.inputs + Self.scrolling + changing }

  private static let inputs: [Field<EventKeys>] = [
    action("drag", "A finger comes down, moves along a line and lifts.", drag) { .drag($0) },
    action("touches", "A recorded finger: [time, x, y] each, times counted from at.", touches) {
      .touches(ScenarioEvent.Touches(samples: $0))
    },
    action("release", "As if a finger had just left.", release) { .release($0) },
    action("catch", "A finger comes down, does not move and lifts.", hold) { .catch(hold: $0) },
    action("wheel", "A wheel or a trackpad scrolls.", wheel) { .wheel($0) },
  ]

  private static let scrolling: [Field<EventKeys>] = [
    action("setContentOffset", "The program sets the offset.", setContentOffset) {
      .setContentOffset($0.target, animated: $0.isAnimated)
    },
    action("scrollToTop", "The program or the status bar asks for the top.", scrollToTop) {
      .scrollToTop(animated: $0.isAnimated)
    },
    action("stop", "The program stops every motion where it is: {}.", .object(Nothing(), [])) { _ in
      .stop
    },
    action("scrollRectToVisible", "The program asks for a rectangle to be seen.", scrollRect) {
      .scrollRectToVisible($0.target, animated: $0.isAnimated)
    },
    action("scrollToItem", "The program asks for an item to be seen.", scrollToItem) {
      .scrollToItem(
        $0.target.indexPath, position: $0.target.position, animated: $0.isAnimated)
    },
  ]

  private var changing: [Field<EventKeys>] {
    [
      Self.action("update", "Items and sections come, go, move and are made anew.", Self.update) {
        .update($0)
      },
      Self.action("setLayout", "Another layout arranges the items.", setLayout) {
        $0.target.map { .setLayout($0) } ?? .stop
      },
      Self.action("resize", "The viewport gets another size.", Self.resize) { .resize($0.target) },
      Self.action("set", "Keys that may change while it runs get other values.", changes) {
        .set($0)
      },
      Self.action("mark", "A name is put into the trace.", .text(longest: Limits.text)) {
        .mark($0)
      },
    ]
  }

  var event: Format<ScenarioEvent> {
    let actions = actions
    return Format.object(
      EventKeys(),
      [
        Field("at", "When it happens, in seconds.", \.event.at, .number(.time), .required)
      ] + actions + [
        Field(
          "lift",
          "With touches: when the finger lifts, in seconds after at; else at the last sample.",
          \.lift, Format<Double>.number(.time).optional)
      ],
      exactlyOne: actions.map(\.name),
      finish: { (keys, node) throws(Problem) in try Self.finishLift(of: &keys, in: node) }
    ).map(\.event, literal: { _ in nil })
  }

  private static func action<Value>(
    _ name: String, _ documentation: String, _ format: Format<Value>,
    _ kind: @escaping @Sendable (Value) -> ScenarioEvent.Kind
  ) -> Field<EventKeys> {
    Field(name, documentation, format, write: { $0.event.kind = kind($1) })
  }

  private static func finishLift(of keys: inout EventKeys, in node: Node) throws(Problem) {
    guard let lift = keys.lift, let entry = node.entry("lift") else { return }
    guard case .touches(var touches) = keys.event.kind else {
      throw Problem("only touches have a lift of their own", at: entry.place).under(.key("lift"))
    }
    guard lift >= touches.lift else {
      let expected = "seconds >= \(touches.lift.grouped), the time of the last sample"
      throw Problem(expected: expected, found: entry.value).under(.key("lift"))
    }
    touches.lift = lift
    keys.event.kind = .touches(touches)
  }
}

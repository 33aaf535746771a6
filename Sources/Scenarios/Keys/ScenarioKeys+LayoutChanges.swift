import Layouts

extension ScenarioKeys {
  /// Settles what the layout is, and follows it through the events: options that change are those
  /// of the layout that there is then.
  func finishLayout(of scenario: inout Scenario, in node: Node) throws(Problem) {
    if scenario.content.sections == nil {
      if let entry = node.entry("layout") {
        throw Problem(
          "there is nothing to arrange: content has a size, not sections", at: entry.place
        )
        .under(.key(entry.key))
      }
    } else if scenario.layout == nil {
      guard let usual = layouts[Self.usualLayout] else {
        throw Problem("missing; expected \(layouts.names.joinedAsAlternatives)", at: node.place)
          .under(.key("layout"))
      }
      scenario.layout = ScenarioLayout(usual)
    }
    try readOptionChanges(of: &scenario, in: node)
  }

  private func readOptionChanges(of scenario: inout Scenario, in node: Node) throws(Problem) {
    let nodes = node.entry("events")?.value.elements ?? []
    var description = scenario.layout?.description
    var keys = description.map(Self.optionKeys) ?? []
    for index in Self.order(of: scenario.events) {
      if let layout = scenario.events[index].kind.layoutThatComes,
        description?.name != layout.description.name
      {
        description = layout.description
        keys = Self.optionKeys(of: layout.description)
      }
      switch scenario.events[index].kind {
      case .set(var changes):
        guard case .mapping(let entries)? = nodes[index].entry("set")?.value.content else { break }
        do throws(Problem) {
          for (place, entry) in entries.enumerated() {
            if let layout = description, entry.key.hasPrefix(Self.layoutPrefix) {
              changes[place] = try Self.change(entry, of: layout, keys)
            } else {
              try Self.requireContent(of: entry, isPlain: description == nil)
            }
          }
        } catch {
          throw error.under(.key("set")).under(.index(index)).under(.key("events"))
        }
        scenario.events[index].kind = .set(changes)
      default: break
      }
    }
  }

  private static func optionKeys(
    of description: LayoutDescription
  ) -> [Changeable<ScenarioLayout>] {
    format(of: ScenarioLayout(description)).changeables
  }

  /// Where content is plain there is no layout, and where there are sections content has no size of
  /// its own.
  private static func requireContent(of entry: Node.Entry, isPlain: Bool) throws(Problem) {
    if isPlain, entry.key.hasPrefix(layoutPrefix) {
      throw Problem("there is no layout: content has a size, not sections", at: entry.place)
        .under(.key(entry.key))
    }
    if !isPlain, entry.key == "content.size" {
      throw Problem("the layout says the size: content has sections", at: entry.place)
        .under(.key(entry.key))
    }
  }

  private static func change(
    _ entry: Node.Entry, of layout: LayoutDescription, _ keys: [Changeable<ScenarioLayout>]
  ) throws(Problem) -> ScenarioChange {
    do throws(Problem) {
      let name = entry.key.dropFirst(layoutPrefix.count)
      guard let key = keys.first(where: { $0.path == name }) else {
        throw Problem(
          "\(layout.name) has no such option; \(help(for: name, keys))", at: entry.place)
      }
      let change = try key.read(entry.value)
      return ScenarioChange(entry.key, value: change.value) { scenario in
        guard var layout = scenario.layout else { return }
        change.write(&layout)
        scenario.layout = layout
      }
    } catch { throw error.under(.key(entry.key)) }
  }

  private static func help(
    for name: Substring, _ keys: [Changeable<ScenarioLayout>]
  ) -> String {
    if name == LayoutDescription.typeKey { return layoutHelp }
    let names = keys.map(\.path)
    if let nearest = Spelling.nearest(to: String(name), among: names) {
      return "did you mean \(layoutPrefix)\(nearest)?"
    }
    return names.isEmpty ? "it has none" : "those are \(names.joinedAsList)"
  }
}

extension ScenarioEvent.Kind {
  /// The layout that arranges the items when the event is over; nil where it stays. One that is led
  /// step by step is told only by the run.
  fileprivate var layoutThatComes: ScenarioLayout? {
    switch self {
    case .setLayout(let layout, _): layout
    case .transition(let transition) where transition.end == .finish: transition.layout
    default: nil
    }
  }
}

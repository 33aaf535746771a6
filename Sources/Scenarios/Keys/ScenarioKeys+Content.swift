import CollectionEngine
import Foundation

extension ScenarioKeys {
  static let content = Format.object(
    ScenarioContent(size: .zero),
    [
      Field(
        "size", "The size of a plain scroll view's content in points, [width, height].", \.size,
        size(.length).withoutDefault, isChangeable: true,
        isWritten: { $0.sections == nil }),
      Field(
        "sections", "The sections that a layout arranges.",
        .list(of: section, count: 0...Limits.entries, noun: "sections"),
        value: \.sections, write: { $0 = .sections($1) }),
    ],
    exactlyOne: ["size", "sections"])

  static let section = Format.object(
    ScenarioSection(items: 0), sectionFields, finish: finishSection)

  /// The keys of a section.
  static let sectionFields: [Field<ScenarioSection>] = [
    Field(
      "items", "How many items there are.", \.items, .integer(0...Limits.items), .required),
    Field(
      "itemSize", "The size of every item in points, [width, height]; else the layout decides.",
      size(.length), value: { $0.itemSizes.count == 1 ? $0.itemSizes[0] : nil },
      write: { $0.itemSizes = [$1] }),
    Field(
      "itemSizes",
      "The sizes of the items in points; more items than sizes begin again with the first.",
      .list(of: size(.length), count: 1...Limits.entries, noun: "sizes"),
      value: { $0.itemSizes.count > 1 ? $0.itemSizes : nil }, write: { $0.itemSizes = $1 }),
    Field(
      "labels",
      "What is written on the items, in any script; more items than labels begin again with the first.",
      .list(of: .text(longest: Limits.text), count: 1...Limits.entries, noun: "labels"),
      value: { $0.labels.isEmpty ? nil : $0.labels }, write: { $0.labels = $1 }),
    Field(
      "title", "What the header says; else the section's number.", \.title,
      Format<String>.text(longest: Limits.text).optional),
    Field(
      "header", "The size of the header in points, [width, height]; else the layout decides.",
      \.header, size(.length).optional),
    Field(
      "footer", "The size of the footer in points, [width, height]; else the layout decides.",
      \.footer, size(.length).optional),
  ]

  private static func finishSection(
    _ section: inout ScenarioSection, _ node: Node
  ) throws(Problem) {
    try checkOneSize(in: node)
  }

  /// Every item has one size, or each has its own.
  static func checkOneSize(in node: Node) throws(Problem) {
    guard node.entry("itemSize") != nil, let sizes = node.entry("itemSizes") else { return }
    throw Problem("expected one of itemSize or itemSizes, found both", at: sizes.place)
  }

  /// Tests what no section can know alone, and follows the content through the events: what they
  /// name has to be there.
  func finishContent(of scenario: inout Scenario, in node: Node) throws(Problem) {
    var list = SectionList(scenario.content.sections ?? [])
    guard list.count <= Limits.items else {
      throw Problem(
        "expected at most \(Limits.items.grouped) items in all sections, found \(list.count.grouped)",
        at: node.entry("content")?.value.place ?? node.place
      ).under(.key("content"))
    }
    let nodes = node.entry("events")?.value.elements ?? []
    for index in Self.order(of: scenario.events) {
      do throws(Problem) {
        try Self.follow(
          scenario.events[index].kind, nodes[index], &list,
          isPlain: scenario.content.sections == nil)
      } catch { throw error.under(.index(index)).under(.key("events")) }
      // From there on only the run knows how many items a section has.
      if list.sections.count > 1, scenario.events[index].kind.movesItem { break }
    }
  }

  private static func follow(
    _ kind: ScenarioEvent.Kind, _ node: Node, _ list: inout SectionList, isPlain: Bool
  ) throws(Problem) {
    switch kind {
    case .scrollToItem(let path, _, _):
      guard let entry = node.entry("scrollToItem") else { return }
      try requireSections(isPlain, entry)
      guard list.contains(path) else {
        throw Problem(
          list.absence(of: path), at: entry.value.entry("indexPath")?.value.place ?? entry.place
        )
        .under(.key("indexPath")).under(.key(entry.key))
      }
    case .update(let update):
      guard let entry = node.entry("update") else { return }
      try requireSections(isPlain, entry)
      do throws(UpdateFault) { try list.apply(update) } catch {
        let entries = entry.value.entry(error.key)?.value
        let place = entries?.elements[error.index].place ?? entry.place
        throw Problem(error.text, at: place).under(.index(error.index)).under(.key(error.key))
          .under(.key(entry.key))
      }
      guard list.count <= Limits.items else {
        throw Problem(
          "expected at most \(Limits.items.grouped) items in all sections, found \(list.count.grouped) after it",
          at: entry.place
        ).under(.key(entry.key))
      }
    case .reorder(let reorder):
      guard let entry = node.entry("reorder") else { return }
      try requireSections(isPlain, entry)
      guard list.contains(reorder.item) else {
        let place = entry.value.entry("item")?.value.place ?? entry.place
        throw Problem(list.absence(of: reorder.item), at: place)
          .under(.key("item")).under(.key(entry.key))
      }
    case .setLayout, .transition, .transitionStep, .reorderStep:
      let names = ["setLayout", "transition", "transitionStep", "reorderStep"]
      guard let entry = names.lazy.compactMap(node.entry).first else { return }
      try requireSections(isPlain, entry)
    default: break
    }
  }

  private static func requireSections(_ isPlain: Bool, _ entry: Node.Entry) throws(Problem) {
    guard isPlain else { return }
    throw Problem("there are no items: content has a size, not sections", at: entry.place)
      .under(.key(entry.key))
  }
}

extension ScenarioEvent.Kind {
  /// Whether an item may be elsewhere afterwards, and nobody knows where before the run.
  fileprivate var movesItem: Bool {
    switch self {
    case .reorder(let reorder): reorder.end != .cancel
    case .reorderStep: true
    default: false
    }
  }
}

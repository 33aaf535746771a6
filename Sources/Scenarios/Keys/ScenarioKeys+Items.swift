import CollectionEngine
import Foundation

extension ScenarioKeys {
  /// An item that is to be seen somewhere.
  struct ItemTarget: Equatable, Sendable {
    var indexPath = IndexPath(item: 0, section: 0)
    var position: CollectionView.ScrollPosition = []
  }

  static let scrollToItem = Format.object(
    Request(target: ItemTarget()),
    [
      Field(
        "indexPath", "Which item: [section, item].", \.target.indexPath, indexPath, .required),
      Field(
        "position", "Where it is to stand; a list names a place along each axis.",
        \.target.position, position),
      Field("animated", animatedDocumentation, \.isAnimated, .bool),
    ])

  static let update = Format.object(
    ScenarioUpdate(),
    [
      list(
        "insert", "New items, where they are afterwards: [section, item], or {at, size}.",
        \.insert, of: insertion, "insertions"),
      list("delete", "Items that go, where they were before.", \.delete, of: indexPath, "items"),
      list(
        "move", "Items that go elsewhere: [where before, where afterwards].", \.move,
        of: move(of: indexPath), "moves"),
      list(
        "reload", "Items whose cells are made anew, where they were before.", \.reload,
        of: indexPath, "items"),
      list(
        "reconfigure", "Items whose cells are set up anew, where they were before.", \.reconfigure,
        of: indexPath, "items"),
      list(
        "insertSections", "New sections, where they are afterwards.", \.insertSections,
        of: sectionInsertion, "sections"),
      list(
        "deleteSections", "Sections that go, where they were before.", \.deleteSections,
        of: sectionIndex, "sections"),
      list(
        "moveSections", "Sections that go elsewhere: [where before, where afterwards].",
        \.moveSections, of: move(of: sectionIndex), "moves"),
      list(
        "reloadSections", "Sections whose views are made anew, where they were before.",
        \.reloadSections, of: sectionIndex, "sections"),
    ] + timingFields(\.timing),
    finish: { (_, node) throws(Problem) in try checkTiming(in: node) })

  private static func list<Entry>(
    _ name: String, _ documentation: String,
    _ keyPath: any WritableKeyPath<ScenarioUpdate, [Entry]> & Sendable, of entry: Format<Entry>,
    _ noun: String
  ) -> Field<ScenarioUpdate> {
    Field(
      name, documentation, keyPath, .list(of: entry, count: 0...Limits.entries, noun: noun))
  }

  private static let wholeIndex = Bounds(0...Double(Limits.items), isWhole: true)

  static let indexPath = Format<IndexPath>.numbers(
    ["section", "item"], [wholeIndex, wholeIndex],
    make: { IndexPath(item: Int($0[1]), section: Int($0[0])) },
    literal: { [Double($0[0]), Double($0[1])] })

  private static let sectionIndex = Format<Int>.integer(0...Limits.items)

  private static let insertion = Format<ScenarioUpdate.Insertion>.oneOf([
    indexPath.map({ .init($0) }, literal: { $0.size == nil ? $0.indexPath : nil }),
    .object(
      .init(IndexPath(item: 0, section: 0)),
      [
        Field("at", "Where it is afterwards: [section, item].", \.indexPath, indexPath, .required),
        Field(
          "size", "Its size in points, [width, height]; else that of the section's first item.",
          \.size, size(.length).optional),
      ]),
  ])

  private static let sectionInsertion = Format.object(
    ScenarioUpdate.SectionInsertion(0, ScenarioSection(items: 0)),
    [Field("at", "Where it is afterwards.", \.index, sectionIndex, .required)]
      + sectionFields.map { $0.within(\.section) },
    finish: { (_, node) throws(Problem) in try checkOneSize(in: node) })

  private static func move<Place>(
    of place: Format<Place>
  ) -> Format<ScenarioUpdate.Move<Place>> {
    Format(
      shape: .sequence, expectation: ["[before, afterwards]"],
      schema: .object([
        "type": .string("array"), "prefixItems": .array([place.schema, place.schema]),
        "minItems": .integer(2), "items": .bool(false),
      ]),
      longLiteral: { .array([$0.from, $0.to].compactMap(place.write)) },
      read: { (node) throws(Problem) in
        let elements = node.elements
        guard elements.count == 2 else {
          throw Problem(expected: "[before, afterwards]", found: node)
        }
        return .init(
          from: try place.read(elements[0], under: .index(0)),
          to: try place.read(elements[1], under: .index(1)))
      })
  }

  private static let position = Format<CollectionView.ScrollPosition>.oneOf([
    onePosition,
    Format<[CollectionView.ScrollPosition]>.list(of: onePosition, count: 1...2, noun: "places")
      .checking { (places, node) throws(Problem) in
        guard places.count == 2, isVertical(places[0]) == isVertical(places[1]) else { return }
        throw Problem("expected a place along each axis, found two along one", at: node.place)
      }.map(
        { CollectionView.ScrollPosition($0) },
        literal: { position in
          let places = CollectionView.ScrollPosition.named.map(\.value)
          return places.filter { position.contains($0) }
        }
      ).withoutDefault,
  ])

  private static let onePosition = Format<CollectionView.ScrollPosition>.choice(
    CollectionView.ScrollPosition.named)

  private static func isVertical(_ position: CollectionView.ScrollPosition) -> Bool {
    !position.isDisjoint(with: [.top, .centeredVertically, .bottom])
  }
}

extension CollectionView.ScrollPosition {
  /// All places along one axis, with UIKit's names.
  static let named: [(name: String, value: CollectionView.ScrollPosition)] = [
    ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
    ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
  ]

  /// The names of the places in it.
  var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

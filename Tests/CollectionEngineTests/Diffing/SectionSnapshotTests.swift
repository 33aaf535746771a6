import CollectionEngine
import Testing

@Suite struct SectionSnapshotTests {
  /// Roots a, b, c; below a: d, e; below e: f. Only a is expanded.
  private func outline(_ log: FailureLog? = nil) -> Outline {
    var outline = Outline()
    if let log { outline.updateFailure = { log.note($0) } }
    outline.append(["a", "b", "c"])
    outline.append(["d", "e"], to: "a")
    outline.append(["f"], to: "e")
    outline.expand(["a"])
    return outline
  }

  @Test func itemsStandDepthFirst() {
    let outline = outline()
    #expect(outline.items == ["a", "d", "e", "f", "b", "c"])
    #expect(outline.rootItems == ["a", "b", "c"])
    #expect(outline.visibleItems == ["a", "d", "e", "b", "c"])
    #expect(outline.items.map { outline.level(of: $0) } == [0, 1, 1, 2, 0, 0])
    #expect(outline.parent(of: "f") == "e" && outline.parent(of: "a") == nil)
    #expect(outline.isVisible("e") && !outline.isVisible("f"))
    #expect(outline.isExpanded("a") && !outline.isExpanded("e"))
    #expect(outline.index(of: "b") == 4 && outline.index(of: "x") == nil)
    #expect(outline.contains("f") && !outline.contains("x"))
  }

  @Test func itemsAreInsertedBesideOthersAndBehindTheirSubtrees() {
    var outline = outline()
    outline.insert(["x", "y"], after: "a")
    outline.insert(["z"], before: "f")
    #expect(outline.items == ["a", "d", "e", "z", "f", "x", "y", "b", "c"])
    #expect(outline.level(of: "x") == 0 && outline.parent(of: "z") == "e")
  }

  @Test func itemsAreDeletedWithAllBelow() {
    var outline = outline()
    outline.delete(["e", "f", "b", "e"])
    #expect(outline.items == ["a", "d", "c"] && !outline.contains("f"))
    outline.append(["e"])
    #expect(!outline.isExpanded("e"))
    outline.deleteAll()
    #expect(outline == Outline())
  }

  @Test func leavesMayBeExpandedAndUnknownItemsAreIgnored() {
    var outline = outline()
    outline.expand(["d", "e", "zz"])
    #expect(outline.isExpanded("d") && outline.visibleItems == outline.items)
    outline.collapse(["a", "zz"])
    #expect(outline.visibleItems == ["a", "b", "c"] && !outline.isVisible("f"))
    #expect(outline.isExpanded("e"))
  }

  @Test func partsAreTakenOutAndPutInWithWhatIsExpanded() {
    var outline = outline()
    outline.expand(["e"])
    #expect(outline.snapshot(of: "a").rootItems == ["d", "e"])
    let part = outline.snapshot(of: "a", includingParent: true)
    #expect(part.items == ["a", "d", "e", "f"] && part.visibleItems == part.items)
    outline.delete(["a"])
    outline.insert(part, after: "b")
    #expect(outline.items == ["b", "a", "d", "e", "f", "c"] && outline.isVisible("f"))
    var other = Outline()
    other.append(["x"])
    other.append(["y"], to: "x")
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["b", "a", "x", "y", "c"] && !outline.isVisible("y"))
  }

  @Test func linesShowLevelsAndStates() {
    #expect(
      outline().visualDescription() == """
        + * a
          - * d
          - * e
            -   f
        - * b
        - * c

        """)
  }

  /// What an edit is refused with.
  struct Failure: Sendable, CustomTestStringConvertible {
    let sentence: String
    let edit: @Sendable (inout Outline) -> Void
    var testDescription: String { sentence }

    init(_ sentence: String, _ edit: @escaping @Sendable (inout Outline) -> Void) {
      self.sentence = sentence
      self.edit = edit
    }
  }

  private static let failures = [
    Failure(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{(\n    d,\n    x\n)}"
    ) { $0.append(["d", "x", "x"]) },
    Failure(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"
    ) { $0.insert(["x", "a"], after: "b") },
    Failure(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}"
    ) { outline in
      var other = Outline()
      other.append(["f", "b"])
      outline.replace(childrenOf: "a", using: other)
    },
    Failure("Failed to find index of item zz") { $0.delete(["a", "zz"]) },
    Failure("Parent item identifier does not exist in section snapshot: zz") {
      $0.append(["x"], to: "zz")
    },
    Failure("Parent item identifier does not exist in section snapshot: zz") {
      _ = $0.snapshot(of: "zz")
    },
    Failure("Item identifier to insert before does not exist in section snapshot: zz") {
      $0.insert(["x"], before: "zz")
    },
    Failure("Item identifier does not exist in section snapshot: zz") { _ = $0.isVisible("zz") },
    Failure("Item identifier does not exist in section snapshot: zz") { _ = $0.isExpanded("zz") },
    Failure("Item identifier does not exist in section snapshot: zz") { _ = $0.level(of: "zz") },
    Failure("Child item identifier does not exist in section snapshot: zz") {
      _ = $0.parent(of: "zz")
    },
  ]

  @Test(arguments: failures) func whatIsNotPossibleChangesNothing(_ failure: Failure) {
    let log = FailureLog()
    var outline = outline(log)
    failure.edit(&outline)
    #expect(log.sentences == [failure.sentence])
    #expect(outline == self.outline())
  }

  @Test func nothingIsPutAnywhere() {
    var outline = outline()
    outline.append([], to: "zz")
    outline.insert([], before: "zz")
    #expect(outline == self.outline())
  }
}

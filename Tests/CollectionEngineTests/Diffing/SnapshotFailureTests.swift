import CollectionEngine
import Testing

/// Every edit that is not possible has UIKit's sentence and changes nothing.
@Suite struct SnapshotFailureTests {
  /// An edit of "0:abc 1:de", and the sentence about it.
  struct Failure: Sendable, CustomTestStringConvertible {
    let sentence: String
    let edit: @Sendable (inout Letters) -> Void
    var testDescription: String { sentence }

    init(_ sentence: String, _ edit: @escaping @Sendable (inout Letters) -> Void) {
      self.sentence = sentence
      self.edit = edit
    }
  }

  private static let failures = [
    Failure("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}")
    {
      $0.appendItems(["x", "y", "x", "x"])
    },
    Failure(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + "{(\n    x,\n    a\n)}"
    ) { $0.insertItems(["a", "x", "x", "a"], beforeItem: "b") },
    Failure(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    3\n)}"
    ) { $0.appendSections([3, 3]) },
    Failure(
      "Diffable data source detected an attempt to insert or append 2 section identifiers that "
        + "already exist in the snapshot. Identifiers in a snapshot must be unique. Section "
        + "identifiers that already exist: (\n    1,\n    0\n)"
    ) { $0.appendSections([1, 5, 0]) },
    Failure(
      "Diffable data source detected an attempt to insert or append 1 section identifier that "
        + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
        + "identifier that already exists: (\n    1\n)"
    ) { $0.insertSections([1], afterSection: 0) },
    Failure("Invalid parameter not satisfying: section != NSNotFound") {
      $0.appendItems(["x"], toSection: 9)
    },
    Failure("Invalid parameter not satisfying: section != NSNotFound") {
      $0.insertItems(["x"], afterItem: "zz")
    },
    Failure("Invalid parameter not satisfying: insertIndex != NSNotFound") {
      $0.insertSections([7], beforeSection: 9)
    },
    Failure("Invalid parameter not satisfying: fromIndex != NSNotFound") {
      $0.moveItem("zz", beforeItem: "a")
    },
    Failure("Invalid parameter not satisfying: toIndex != NSNotFound") {
      $0.moveItem("a", afterItem: "zz")
    },
    Failure("Invalid parameter not satisfying: fromSection != NSNotFound") {
      $0.moveSection(9, beforeSection: 0)
    },
    Failure("Invalid parameter not satisfying: toSection != NSNotFound") {
      $0.moveSection(0, afterSection: 9)
    },
    Failure(
      "Invalid update: destination for insertion operation [b] is in the insertion identifier list "
        + "for update: [x, b]."
    ) { $0.insertItems(["x", "b"], afterItem: "b") },
    Failure(
      "Invalid update: destination for insertion operation [1] is in the insertion identifier list "
        + "for update: [1]."
    ) { $0.insertSections([1], afterSection: 1) },
    Failure(
      "Invalid update: destination for move operation [a] is in the move identifier list for "
        + "update: [a]."
    ) { $0.moveItem("a", afterItem: "a") },
    Failure("Attempted to reload item identifier that does not exist in the snapshot: none") {
      $0.reloadItems(["a", "none"])
    },
    Failure("Attempted to reconfigure item identifier that does not exist in the snapshot: none") {
      $0.reconfigureItems(["none"])
    },
    Failure("Attempted to reload section identifier that does not exist in the snapshot: 4") {
      $0.reloadSections([4])
    },
    Failure(unknownSection) { _ = $0.itemIdentifiers(inSection: 4) },
    Failure(unknownSection) { _ = $0.numberOfItems(inSection: 4) },
  ]

  private static let unknownSection =
    "Section identifier was not found. You can verify the section exists by calling the "
    + "indexOfSectionIdentifier API (which has O(1) performance)"

  @Test(arguments: failures) func theSentenceIsUIKits(_ failure: Failure) {
    let log = FailureLog()
    var snapshot = Letters(["abc", "de"], log)
    failure.edit(&snapshot)
    #expect(log.sentences == [failure.sentence])
    #expect(snapshot.text == "0:abc 1:de")
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func itemsNeedASection() {
    let log = FailureLog()
    var snapshot = Letters([], log)
    snapshot.appendItems(["a"])
    #expect(
      log.sentences == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func byDefaultTheProgramEndsWithTheSentence() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source."))
  }
}

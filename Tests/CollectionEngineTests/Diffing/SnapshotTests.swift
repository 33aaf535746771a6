import CollectionEngine
import Testing

@Suite struct SnapshotTests {
  /// What an edit makes of "0:abc 1:de".
  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let edit: @Sendable (inout Letters) -> Void
    let result: String
    var testDescription: String { name }

    init(_ name: String, _ result: String, _ edit: @escaping @Sendable (inout Letters) -> Void) {
      self.name = name
      self.result = result
      self.edit = edit
    }
  }

  private static let edits = [
    Edit("append to the last section", "0:abc 1:dexy") { $0.appendItems(["x", "y"]) },
    Edit("append to a section", "0:abcx 1:de") { $0.appendItems(["x"], toSection: 0) },
    Edit("append what is there", "0:bcda 1:e") { $0.appendItems(["d", "a"], toSection: 0) },
    Edit("insert before", "0:axbc 1:de") { $0.insertItems(["x"], beforeItem: "b") },
    Edit("insert after", "0:abc 1:dexy") { $0.insertItems(["x", "y"], afterItem: "e") },
    Edit("insert what is there", "0:ab 1:dce") { $0.insertItems(["c"], afterItem: "d") },
    Edit("insert what stands before", "0:cab 1:de") { $0.insertItems(["a", "b"], afterItem: "c") },
    Edit("delete", "0:b 1:e") { $0.deleteItems(["a", "zz", "d", "c"]) },
    Edit("delete all of a section", "0:abc 1:") { $0.deleteItems(["e", "d"]) },
    Edit("delete everything", "") { $0.deleteAllItems() },
    Edit("move before", "0:dabc 1:e") { $0.moveItem("d", beforeItem: "a") },
    Edit("move after", "0:bca 1:de") { $0.moveItem("a", afterItem: "c") },
    Edit("append a section", "0:abc 1:de 2:") { $0.appendSections([2]) },
    Edit("insert sections before", "0:abc 7: 8: 1:de") {
      $0.insertSections([7, 8], beforeSection: 1)
    },
    Edit("insert a section after", "0:abc 7: 1:de") { $0.insertSections([7], afterSection: 0) },
    Edit("delete a section", "1:de") { $0.deleteSections([0, 9]) },
    Edit("move a section before", "1:de 0:abc") { $0.moveSection(1, beforeSection: 0) },
    Edit("move a section after", "1:de 0:abc") { $0.moveSection(0, afterSection: 1) },
    Edit("mark", "0:abc 1:de") {
      $0.reloadItems(["a"])
      $0.reconfigureItems(["b"])
      $0.reloadSections([1])
    },
    Edit("nothing", "0:abc 1:de") {
      $0.appendItems([])
      $0.deleteItems([])
      $0.insertItems([], afterItem: "a")
    },
  ]

  @Test(arguments: edits) func editsDoWhatTheirNamesSay(_ edit: Edit) {
    let log = FailureLog()
    var snapshot = Letters(["abc", "de"], log)
    edit.edit(&snapshot)
    #expect(snapshot.text == edit.result)
    #expect(log.sentences == [])
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
  }

  @Test func questionsFindEverything() {
    let snapshot = Letters(["abc", "", "de"])
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifiers == [0, 1, 2])
    #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d", "e"])
    #expect(snapshot.numberOfItems(inSection: 2) == 2)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [])
    #expect(snapshot.sectionIdentifier(containingItem: "d") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: "x") == nil)
    #expect(snapshot.indexOfItem("e") == 4 && snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfSection(2) == 2 && snapshot.indexOfSection(3) == nil)
  }

  @Test func aSectionMayBeCalledWhatAnItemIs() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([2, 1], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 1])
  }

  @Test func marksAreKeptOnceInTheOrderOfTheCalls() {
    var snapshot = Letters(["abc", "de"])
    snapshot.reloadItems(["d", "a"])
    snapshot.reloadItems(["a", "b"])
    snapshot.reconfigureItems(["c", "c"])
    snapshot.reloadSections([1, 0])
    #expect(snapshot.reloadedItemIdentifiers == ["d", "a", "b"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["c"])
    #expect(snapshot.reloadedSectionIdentifiers == [1, 0])
    snapshot.deleteItems(["a"])
    snapshot.deleteSections([1])
    #expect(snapshot.reloadedItemIdentifiers == ["b"])
    #expect(snapshot.reloadedSectionIdentifiers == [0])
  }

  @Test func equalIsWhatHasTheSameSectionsWithTheSameItems() {
    var marked = Letters(["abc", "de"])
    marked.reloadItems(["a"])
    #expect(marked == Letters(["abc", "de"]))
    #expect(marked != Letters(["abd", "ce"]))
    #expect(marked != Letters(["abc"]))
    #expect(Letters(["", "a"]) != Letters(["a", ""]))
    var renamed = Letters(["abc"])
    renamed.appendSections([5])
    renamed.appendItems(["d", "e"])
    #expect(marked != renamed)
  }

  @Test func copiesAreTheirOwn() {
    let first = Letters(["abc"])
    var second = first
    second.deleteItems(["a"])
    #expect(first.text == "0:abc" && second.text == "0:bc")
  }
}

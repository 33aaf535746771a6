/// UIKit's sentences about edits of snapshots that are not possible.
enum SnapshotSentence {
  static let noSections =
    "There are currently no sections in the data source. Please add a section first."
  static let unknownSection =
    "Section identifier was not found. You can verify the section exists by calling the "
    + "indexOfSectionIdentifier API (which has O(1) performance)"

  /// About a place that is not there: `name` is what UIKit calls it.
  static func unsatisfied(_ name: String) -> String {
    "Invalid parameter not satisfying: \(name) != NSNotFound"
  }

  /// About identifiers, of items or sections as `what` says, that are given more than once.
  static func repeated(_ what: String, _ identifiers: [some Any]) -> String {
    "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {\(list(identifiers))}"
  }

  /// About items that are given more than once to an outline, or are in it already.
  static func repeatedInOutline(_ identifiers: [some Any]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
      + "{\(list(identifiers))}"
  }

  /// About sections that are put in and are there.
  static func existingSections(_ identifiers: [some Any]) -> String {
    let (count, isOne) = (identifiers.count, identifiers.count == 1)
    return "Diffable data source detected an attempt to insert or append \(count) section "
      + "identifier\(isOne ? " that already exists" : "s that already exist") in the snapshot. "
      + "Identifiers in a snapshot must be unique. Section "
      + "identifier\(isOne ? " that already exists" : "s that already exist"): "
      + list(identifiers)
  }

  /// About a destination that is among what is put there. UIKit's text for moves is not published;
  /// ours names the operation.
  static func destination(
    _ destination: some Any, isAmong identifiers: [some Any], operation: String, list name: String
  ) -> String {
    let all = identifiers.map { "\($0)" }.joined(separator: ", ")
    return "Invalid update: destination for \(operation) operation [\(destination)] is in the "
      + "\(name) identifier list for update: [\(all)]."
  }

  /// About a mark for what is not there.
  static func unknownMark(_ verb: String, _ what: String, _ identifier: some Any) -> String {
    "Attempted to \(verb) \(what) identifier that does not exist in the snapshot: \(identifier)"
  }

  /// A list as Foundation describes an array: one element a line.
  private static func list(_ identifiers: [some Any]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}

extension Array where Element: Hashable {
  /// The elements that stand in the list before already, in order, once each.
  var repeats: [Element] {
    var seen = Set<Element>(minimumCapacity: count)
    var told = Set<Element>()
    return filter { !seen.insert($0).inserted && told.insert($0).inserted }
  }
}

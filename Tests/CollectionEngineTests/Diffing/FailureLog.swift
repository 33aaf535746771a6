import CollectionEngine
import Foundation

/// Keeps what snapshots call failures.
///
/// Unchecked: a test writes and reads it on one thread, but a snapshot that may go anywhere keeps it.
final class FailureLog: @unchecked Sendable {
  private(set) var sentences: [String] = []

  func note(_ sentence: String) { sentences.append(sentence) }
}

/// Letters in numbered sections.
typealias Letters = DiffableDataSourceSnapshot<Int, String>
/// Letters as an outline.
typealias Outline = DiffableDataSourceSectionSnapshot<String>

extension DiffableDataSourceSnapshot
where SectionIdentifierType == Int, ItemIdentifierType == String {
  /// Sections 0, 1, … with one item a letter.
  init(_ sections: [String], _ log: FailureLog? = nil) {
    self.init()
    if let log { updateFailure = { log.note($0) } }
    for (number, letters) in sections.enumerated() {
      appendSections([number])
      appendItems(letters.map(String.init))
    }
  }

  /// The sections as "0:abc 1:de".
  var text: String {
    sectionIdentifiers.map { "\($0):" + itemIdentifiers(inSection: $0).joined() }
      .joined(separator: " ")
  }
}

internal import CollectionEngine
internal import Foundation

/// The items of a section as they are now, without an entry for each: a run of a million costs as
/// much as one.
///
/// An item is called by the section that it came into and its number there. It keeps that name
/// wherever it goes; one that is new gets the next number.
///
/// Complexity: O(edits) for every question and every change.
struct SectionItems: Equatable, Sendable {
  /// Items that follow one another in the section as the scenario has it, or one that has come
  /// later.
  private enum Run: Equatable, Sendable {
    case given(Range<Int>, revision: Int)
    case single(SectionItem)

    var count: Int { if case .given(let range, _) = self { range.count } else { 1 } }

    /// Whatever it holds is loaded anew.
    mutating func renew() {
      switch self {
      case .given(let range, let revision): self = .given(range, revision: revision + 1)
      case .single(var item):
        item.identity.revision += 1
        self = .single(item)
      }
    }
  }

  /// What the scenario says of the section.
  private let section: ScenarioSection
  private var runs: [Run]
  private(set) var count: Int
  /// What tells it from all other sections, and how often it was loaded anew.
  private(set) var identity: ContentIdentity
  /// The number of the next new item.
  private var nextNumber: Int

  var header: CGSize? { section.header }
  var footer: CGSize? { section.footer }
  /// What its header says; nil for its number.
  var title: String? { section.title }

  /// The items of `section`, which is called `number`.
  init(_ section: ScenarioSection, number: Int) {
    self.section = section
    runs = section.items > 0 ? [.given(0..<section.items, revision: 0)] : []
    count = section.items
    identity = ContentIdentity([number])
    nextNumber = section.items
  }

  /// The section as it is now, for a run that begins with it.
  ///
  /// - Parameter natural: the size, in pt, of an item that has none of its own, where others have.
  ///
  /// Complexity: O(1), or O(items) where they are no longer in the order in which they were given.
  func standing(natural: (Int) -> CGSize) -> ScenarioSection {
    var standing = section
    standing.items = count
    if runs.count <= 1, case .given(let range, _)? = runs.first, range.lowerBound == 0 {
      return standing
    }
    let sizes = runs.flatMap { run -> [CGSize?] in
      switch run {
      case .given(let range, _): range.map(givenSize)
      case .single(let item): [item.size]
      }
    }
    let isSized = sizes.contains { $0 != nil }
    standing.itemSizes =
      isSized ? sizes.enumerated().map { $0.element ?? natural($0.offset) } : []
    return standing
  }

  /// What a supplementary view at `path`, which begins with the section as it stands now, is called.
  func identity(ofViewAt path: IndexPath) -> ContentIdentity {
    ContentIdentity(identity.path.appending(path.dropFirst()), revision: identity.revision)
  }

  /// An item. The index must be that of one.
  subscript(index: Int) -> SectionItem {
    var first = 0
    for run in runs {
      defer { first += run.count }
      guard index < first + run.count else { continue }
      switch run {
      case .single(let item): return item
      case .given(let range, let revision):
        let number = range.lowerBound + index - first
        return SectionItem(
          identity: ContentIdentity(identity.path.appending(number), revision: revision),
          size: givenSize(number), label: label(number))
      }
    }
    preconditionFailure("There is no item \(index) among \(count).")
  }

  mutating func remove(at index: Int) {
    let place = split(at: index)
    _ = split(at: index + 1)
    runs.remove(at: place)
    count -= 1
  }

  mutating func insert(_ item: SectionItem, at index: Int) {
    runs.insert(.single(item), at: split(at: index))
    count += 1
  }

  /// Inserts a new item of `size` (pt), or of the size of the section's first item.
  mutating func insertNew(_ size: CGSize?, at index: Int) {
    let item = SectionItem(
      identity: ContentIdentity(identity.path.appending(nextNumber)),
      size: size ?? section.itemSizes.first, label: label(nextNumber))
    nextNumber += 1
    insert(item, at: index)
  }

  /// Notes that an item is loaded anew.
  mutating func renew(at index: Int) {
    let place = split(at: index)
    _ = split(at: index + 1)
    runs[place].renew()
  }

  /// Notes that the section is loaded anew with all its items.
  mutating func renew() {
    identity.revision += 1
    for place in runs.indices { runs[place].renew() }
  }

  private func givenSize(_ number: Int) -> CGSize? {
    section.itemSizes.isEmpty ? nil : section.itemSizes[number % section.itemSizes.count]
  }

  private func label(_ number: Int) -> String? {
    section.labels.isEmpty ? nil : section.labels[number % section.labels.count]
  }

  /// Has a run begin with the item `index`, and answers its place among the runs.
  private mutating func split(at index: Int) -> Int {
    var first = 0
    for (place, run) in runs.enumerated() {
      if first == index { return place }
      if index < first + run.count, case .given(let range, let revision) = run {
        let middle = range.lowerBound + index - first
        runs[place] = .given(range.lowerBound..<middle, revision: revision)
        runs.insert(.given(middle..<range.upperBound, revision: revision), at: place + 1)
        return place + 1
      }
      first += run.count
    }
    return runs.count
  }
}

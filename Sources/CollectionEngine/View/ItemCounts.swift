/// How many items there are in each section.
struct ItemCounts: Equatable {
  private(set) var items: [Int]

  var sections: Int { items.count }

  /// Whether there is such a section, and such an item in it.
  func contains(section: Int) -> Bool { items.indices.contains(section) }

  func contains(item: Int, section: Int) -> Bool {
    contains(section: section) && item >= 0 && item < items[section]
  }

  /// Asks `dataSource`. A negative count is a programming error and traps with its place.
  ///
  /// Complexity: O(sections).
  init(asking dataSource: any CollectionViewDataSource, for view: CollectionView) {
    let sections = dataSource.numberOfSections(in: view)
    precondition(sections >= 0, "numberOfSections answered \(sections); there is no such number.")
    items = (0..<sections).map { section in
      let count = dataSource.collectionView(view, numberOfItemsInSection: section)
      precondition(
        count >= 0,
        "numberOfItemsInSection answered \(count) for section \(section); there is no such number.")
      return count
    }
  }

  /// Nothing at all.
  init() {
    items = []
  }
}

/// How many items there are in each section.
struct ItemCounts: Equatable {
  private(set) var items: [Int]

  var sections: Int { items.count }

  /// Whether there is such a section.
  func contains(section: Int) -> Bool { items.indices.contains(section) }

  /// Whether there is such an item.
  func contains(item: Int, section: Int) -> Bool {
    contains(section: section) && item >= 0 && item < items[section]
  }

  /// Asks `dataSource`. A negative number counts as none, with a warning.
  ///
  /// Complexity: O(sections).
  init(asking dataSource: any CollectionViewDataSource, for view: CollectionView) {
    func counted(_ count: Int, _ what: @autoclosure () -> String) -> Int {
      if count < 0 { view.warning("The data source answers \(count) \(what()); 0 is used.") }
      return max(count, 0)
    }
    let sections = counted(dataSource.numberOfSections(in: view), "sections")
    items = (0..<sections).map { section in
      counted(
        dataSource.collectionView(view, numberOfItemsInSection: section),
        "items for section \(section)")
    }
  }

  /// Some items in each section.
  init(_ items: [Int] = []) {
    self.items = items
  }
}

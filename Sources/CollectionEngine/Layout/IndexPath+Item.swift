public import Foundation

/// UIKit's index paths of two places: a section and an item in it.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section; traps on an index path without one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in the section; traps on an index path of one place.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item, as table views call it.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

internal import Foundation
internal import Geometry

extension CGSize {
  /// Traps where the size is none that items can have: a programming error.
  func checkForItems() {
    precondition(
      isFinite && width >= 0 && height >= 0,
      "An item size is finite and at least 0, not \(self).")
  }
}

extension EdgeInsets {
  /// Traps where the insets are none that a section can have: a programming error.
  func checkForSections() {
    precondition(isFinite, "A section inset is finite, not \(self).")
  }
}

extension CGFloat {
  /// Traps where the distance is none that a look can depend on: a programming error.
  func checkAsDistance(_ name: String) {
    precondition(self > 0 && isFinite, "\(name) is above 0 pt, not \(self).")
  }
}

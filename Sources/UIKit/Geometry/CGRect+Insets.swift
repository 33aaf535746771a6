public import Foundation
public import Geometry

extension CGRect {
  /// The rectangle that `insets` leave; negative ones enlarge it.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

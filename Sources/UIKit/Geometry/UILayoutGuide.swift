public import CollectionEngine
public import Foundation

/// A rectangle of a view that something keeps to.
public struct UILayoutGuide: Hashable, Sendable {
  /// The rectangle in the view's own coordinates, in pt.
  public let layoutFrame: CGRect
}

extension View {
  /// What the device does not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(layoutFrame: bounds.inset(by: safeAreaInsets))
  }

  /// What lies inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(layoutFrame: bounds.inset(by: layoutMargins))
  }
}

public import CollectionEngine
public import Foundation

/// The outermost view: what a view controller's root view stands in.
open class UIWindow: View {
  /// A window at `frame` of the display.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A display as large as the window, with the scale of the scroll views in it.
  open override var screen: Screen {
    let inner = firstScrollView(in: self)
    return inner?.screen ?? Screen(size: bounds.size)
  }

  private func firstScrollView(in view: View) -> ScrollView? {
    for child in view.subviews {
      if let found = child as? ScrollView ?? firstScrollView(in: child) { return found }
    }
    return nil
  }
}

extension View {
  /// The window that the view stands in; nil while it stands in none.
  public var window: UIWindow? { outermost as? UIWindow }
}

public import CollectionEngine
public import Geometry

extension ScrollView {
  /// The insets of both indicators, as they were called before each had its own; reading answers the vertical one's.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
}

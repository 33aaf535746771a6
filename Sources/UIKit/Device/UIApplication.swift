public import CollectionEngine

/// The application, as far as layouts ask for it.
///
/// Differs: it is a structure, and answers for the view that is at work.
public struct UIApplication: Sendable {
  /// The application of the view that is at work.
  public static var shared: UIApplication { UIApplication() }

  /// Which way the person reads.
  public var userInterfaceLayoutDirection: LayoutDirection { Screen.main.layoutDirection }
}

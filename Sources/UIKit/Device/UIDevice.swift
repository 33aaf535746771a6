public import CollectionEngine

/// The device, as far as layouts ask for it.
///
/// Differs: it is a structure, and answers for the view that is at work.
public struct UIDevice: Sendable {
  /// The device of the view that is at work.
  public static var current: UIDevice { UIDevice() }

  /// What is held in the hand; see `UITraitCollection`.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    Screen.main.traitCollection.userInterfaceIdiom
  }
}

extension View {
  /// Whether changes that are animated by themselves are: not inside of
  /// `performWithoutAnimation(_:)`.
  public static var areAnimationsEnabled: Bool { animates }

  /// Makes changes, such as batch updates, that show at once.
  public static func performWithoutAnimation<Result>(_ changes: () throws -> Result) rethrows
    -> Result
  { try $animates.withValue(false) { try changes() } }

  @TaskLocal private static var animates = true
}

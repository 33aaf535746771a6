/// What is drawn over a scene in pictures and films.
public struct ShotLook: Equatable, Sendable {
  /// A dot where the finger is. Default: none.
  public var showsTouch: Bool
  /// Time, offset and activity in the corner. Default: none.
  public var isBurntIn: Bool

  public init(showsTouch: Bool = false, isBurntIn: Bool = false) {
    self.showsTouch = showsTouch
    self.isBurntIn = isBurntIn
  }
}

/// How far a known profile is from a motion.
public struct ProfileResidual: Equatable, Sendable {
  /// The profile's name.
  public let profile: String
  /// The root of the mean of the squared residuals, in pt, with the profile's own constants; start, velocity and moment
  /// of the release are those that suit it best.
  public let rootMeanSquare: Double
}

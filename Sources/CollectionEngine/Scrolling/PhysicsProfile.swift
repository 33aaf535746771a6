/// The laws of motion that have a name, each with its numbers.
public enum PhysicsProfile: String, CaseIterable, Sendable {
  /// The scroll view of UIKit.
  case uikit
  /// Android's `RecyclerView` and `OverScroller`.
  case android
  /// Flutter on Android: `ClampingScrollPhysics`.
  case flutter
  /// Flutter on iOS: `BouncingScrollPhysics`.
  case flutterBouncing

  /// One line that says whose laws they are.
  public var summary: String {
    switch self {
    case .uikit: "UIScrollView: free deceleration, a rubber band and a bounce at the edges"
    case .android: "RecyclerView and OverScroller: a spline, dead at the edges"
    case .flutter: "Flutter on Android, ClampingScrollPhysics: dead at the edges"
    case .flutterBouncing: "Flutter on iOS, BouncingScrollPhysics: a rubber band and a spring"
    }
  }

  /// The laws with `constants`, those of the profile unless given.
  public func makePhysics(_ constants: PhysicsConstants? = nil) -> any ScrollPhysics {
    let constants = constants ?? self.constants
    switch self {
    case .uikit: return UIKitPhysics(constants: constants)
    case .android: return AndroidPhysics(constants: constants)
    case .flutter: return FlutterPhysics(.clamping, constants: constants)
    case .flutterBouncing: return FlutterPhysics(.bouncing, constants: constants)
    }
  }

  /// The numbers and choices of the profile. What it does not ask has UIKit's value.
  ///
  /// Source of Android's: `ViewConfiguration` and `RecyclerView`, in dp; of Flutter's: its constants of gestures and
  /// scroll physics, in logical pixels, and its embedder for Linux for the wheel. On Android the touch slop is that of
  /// the platform in Flutter as well.
  public var constants: PhysicsConstants {
    var constants = PhysicsConstants()
    guard self != .uikit else { return constants }
    constants.velocityWindow = 0.04
    constants.minimumFlingVelocity = 50
    constants.maximumFlingVelocity = 8000
    constants.pagingVelocityThreshold = 0.05
    switch self {
    case .uikit: break
    case .android:
      constants.translation = .lessSlop
      constants.touchSlop = 8
      constants.wheelNotchDistance = 64
    case .flutter:
      constants.translation = .resetAtBegan
      constants.touchSlop = 8
      constants.wheelNotchDistance = 53
    case .flutterBouncing:
      constants.translation = .resetAtBegan
      constants.touchSlop = 18
      constants.minimumFlingVelocity = 100
      // What Flutter does in steps, 0.52 * (1 - y/d)^2 of each, is this band in the limit.
      constants.rubberBandCoefficient = 0.52
      constants.indirectRubberBandCoefficient = 0.52
      constants.wheelNotchDistance = 53
    }
    return constants
  }
}

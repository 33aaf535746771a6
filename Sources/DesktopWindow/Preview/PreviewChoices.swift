internal import CollectionEngine
internal import Layouts
internal import Motion
internal import Scenarios

/// What keys switch between, one after the other.
struct PreviewChoices {
  /// The rule by which releases come to rest; nil as the scenario, the layout and paging have it.
  var snapping: SnapRule.Name?

  /// What `snapping` may be, in order, where there are items or none.
  static func snappings(hasItems: Bool) -> [SnapRule.Name?] {
    [nil] + SnapRule.Name.allCases.filter { hasItems || !$0.rule.needsItems }
  }

  /// What the physics may be, in order, where the scenario has `base`, which keeps what it changes of
  /// its profile.
  static func physics(of base: ScenarioPhysics) -> [ScenarioPhysics] {
    PhysicsProfile.allCases.flatMap { profile -> [ScenarioPhysics] in
      let physics = base.profile == profile ? base : ScenarioPhysics(profile: profile)
      guard profile.asks("integration") else { return [physics] }
      return PhysicsConstants.Integration.allCases.map {
        var one = physics
        one.constants.integration = $0
        return one
      }
    }
  }

  /// How changes that a person makes in the window are shown.
  enum Timing: CaseIterable {
    case usual, slow, spring, atOnce

    var timing: ScenarioTiming {
      switch self {
      case .usual: .usual
      case .slow: .timed(.curve(.easeInEaseOut, duration: 1))
      case .spring: .timed(.spring(SpringParameters(duration: 0.5, bounce: 0.4)))
      case .atOnce: .atOnce
      }
    }

    var words: String {
      switch self {
      case .usual: "the usual way"
      case .slow: "in a second"
      case .spring: "as a spring"
      case .atOnce: "at once"
      }
    }
  }

  var timing = Timing.usual

  /// The simulated rates, in frames a second.
  static let rates = [60.0, 90, 120]
  /// How slow motion can be: halves down to 1/64.
  static let slowest = 1.0 / 64
}

extension Array where Element: Equatable {
  /// The element after `element`, the first one after the last and after one that is not there.
  func next(after element: Element) -> Element {
    let index = firstIndex(of: element) ?? count - 1
    return self[(index + 1) % count]
  }
}

extension ScenarioPhysics {
  /// The profile, and how it is evaluated where that can be chosen.
  var words: String {
    profile.asks("integration")
      ? "\(profile.rawValue), \(constants.integration.rawValue)" : profile.rawValue
  }
}

/// A generator of 64-bit numbers from a seed: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

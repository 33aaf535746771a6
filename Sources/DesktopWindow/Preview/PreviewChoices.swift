internal import CollectionEngine
internal import Layouts
internal import Motion
internal import Scenarios

/// What keys switch between, one after the other.
struct PreviewChoices {
  /// Where releases may be made to come to rest; nil as the scenario, the layout and paging have it.
  enum Snapping: CaseIterable {
    case asGiven, item, itemLimited, page, interval

    var rule: SnapRule? {
      switch self {
      case .asGiven: nil
      case .item: SnapRule(to: .item, alignment: .center)
      case .itemLimited: SnapRule(to: .item, alignment: .center, limit: 1)
      case .page: SnapRule(to: .page)
      case .interval: SnapRule(to: .interval(100))
      }
    }

    var words: String {
      switch self {
      case .asGiven: "as given"
      case .item: "item, center"
      case .itemLimited: "item, center, one a flick"
      case .page: "page"
      case .interval: "every 100 pt"
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

  var snapping = Snapping.asGiven
  var timing = Timing.usual

  /// The simulated rates, in frames a second.
  static let rates = [60.0, 90, 120]
  /// How slow motion can be: halves down to 1/64.
  static let slowest = 1.0 / 64
}

extension CaseIterable where Self: Equatable {
  /// The next case, the first one after the last.
  var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
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

/// What can be wrong with how content snaps.
public enum FindingKind: String, CaseIterable, Sendable {
  /// An item at which no release comes to rest.
  case unreachableItem = "unreachable-item"
  /// The last item cannot be snapped to: content at the end moves back.
  case lastItem = "last-item"
  /// A light flick from a place passes the next one.
  case skippedItem = "skipped-item"
  /// A quick release lands behind where it was let go.
  case againstDirection = "against-direction"
  /// Releases that mirror each other land in places that do not, though the places do.
  case asymmetricMap = "asymmetric-map"
  /// The layout asks for a target outside the range.
  case targetOutside = "target-outside"
  /// Content that snaps everywhere else comes to rest where nothing holds it.
  case restOffPlace = "rest-off-place"
  /// The landing changes with the frame rate.
  case frameRate = "frame-rate"
  /// A glide takes too long.
  case slowGlide = "slow-glide"
  /// The speed jumps at the release or on the way.
  case speedJump = "speed-jump"
  /// Content slides at constant speed.
  case slide = "slide"
  /// Near a place, hardly any velocity leads on to the next one.
  case narrowDeadZone = "narrow-dead-zone"
  /// Near a place, even a fair flick leads back to it.
  case wideDeadZone = "wide-dead-zone"

  /// How bad it is.
  public enum Severity: String, CaseIterable, Sendable {
    /// It breaks what people expect of any snapping.
    case error
    /// It feels wrong to most.
    case warning
  }

  /// How bad it is.
  public var severity: Severity {
    switch self {
    case .unreachableItem, .lastItem, .againstDirection, .targetOutside, .restOffPlace, .frameRate,
      .speedJump:
      .error
    case .skippedItem, .asymmetricMap, .slowGlide, .slide, .narrowDeadZone, .wideDeadZone: .warning
    }
  }

  /// What it means, in one line.
  public var summary: String {
    switch self {
    case .unreachableItem: "no release comes to rest at an item"
    case .lastItem: "the last item cannot be snapped to"
    case .skippedItem: "a light flick passes an item"
    case .againstDirection: "a flick lands behind where it was let go"
    case .asymmetricMap:
      "mirrored releases land in places that are not mirrored, though all places are"
    case .targetOutside: "the layout asks for a target outside the range"
    case .restOffPlace: "content rests where nothing holds it"
    case .frameRate: "the landing changes with the frame rate"
    case .slowGlide: "a glide takes too long"
    case .speedJump: "the speed jumps"
    case .slide: "content slides at constant speed"
    case .narrowDeadZone: "hardly any velocity leads away from the nearest place"
    case .wideDeadZone: "a fair flick leads back to the nearest place"
    }
  }
}

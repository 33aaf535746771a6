/// The numbers that decide what counts as a finding.
public struct FindingThresholds: Equatable, Sendable {
  /// How much of the content has to be drawn to places for it to count as snapping, 0 to 1. Only
  /// what snaps can miss a place. Ours: pages and cards draw all of it.
  public var snappingShare = 0.9
  /// The speed, in pt/ms, above which a release must not land behind itself. Larger: more flicks may
  /// be turned back. Default: that above which paging turns the page (reported).
  public var againstSpeed = 0.3
  /// The speed, in pt/ms, up to which a flick is light. Larger: more flicks must not skip. Ours:
  /// recorded thumbs that turn one page have 0.3 to 0.6.
  public var lightFlick = 0.5
  /// The least velocity, in pt/ms, that may lead away from the nearest place. Larger: more layouts
  /// have too narrow a dead zone. Ours: a finger at rest shakes by less.
  public var narrowestDeadZone = 0.02
  /// The velocity, in pt/ms, that has to lead away from it. Smaller: more layouts have too wide a
  /// dead zone. Ours: above it nobody calls a flick light.
  public var widestDeadZone = 0.8
  /// How long, in s, a glide may take. Ours: a free one from 3 pt/ms at the normal rate takes 2.85.
  public var longestGlide = 3.0
  /// How much, in pt/ms, the speed may change at once. Ours: a tenth of a hard flick.
  public var speedJump = 0.3
  /// The least change of speed in a sixtieth of a second, as a share of it, that is no slide. Ours:
  /// the normal rate changes it by 0.033.
  public var slideChange = 0.005
  /// How long, in s, the speed may stay the same. Ours: six frames are seen as mechanical.
  public var longestSlide = 0.1
  /// How far from a place, in pt, content may rest: a free glide stops short of its target by up to
  /// 0.5 pt per pt/ms (recorded), also where a layout asks for just that target. Larger: more rests
  /// count as at a place. Ours: what nobody sees.
  public var restTolerance = 2.0
  /// How far, in pt, landings at different frame rates may be apart. Ours: a pixel of most displays.
  public var frameRateTolerance = 0.5

  public init() {}

  /// One threshold: how it is named, measured and bounded.
  public struct Number: Sendable {
    /// Its name, that of the property.
    public let name: String
    /// Its unit as written in documents, `""` for a pure number.
    public let unit: String
    /// The values that make sense.
    public let range: ClosedRange<Double>
    /// One line that says what it decides.
    public let summary: String
    /// Where it is.
    public let keyPath: any WritableKeyPath<FindingThresholds, Double> & Sendable
  }

  /// The thresholds by name.
  public static let numbers: [Number] = [
    number("snappingShare", "", 0...1, \.snappingShare, "how much must be drawn to places to snap"),
    number("againstSpeed", "pt/ms", 0...100, \.againstSpeed, "faster releases never land behind"),
    number("lightFlick", "pt/ms", 0...100, \.lightFlick, "flicks up to this skip nothing"),
    number(
      "narrowestDeadZone", "pt/ms", 0...100, \.narrowestDeadZone,
      "a smaller velocity leads nowhere"),
    number("widestDeadZone", "pt/ms", 0...100, \.widestDeadZone, "a larger velocity leads on"),
    number("longestGlide", "s", 0...600, \.longestGlide, "how long a glide may take"),
    number("speedJump", "pt/ms", 0...1000, \.speedJump, "how much the speed may change at once"),
    number(
      "slideChange", "", 0...1, \.slideChange, "the least change of speed a sixtieth of a second"),
    number("longestSlide", "s", 0...600, \.longestSlide, "how long the speed may stay the same"),
    number("restTolerance", "pt", 0...1e6, \.restTolerance, "how far from a place is at it"),
    number(
      "frameRateTolerance", "pt", 0...1e6, \.frameRateTolerance,
      "how far landings may be apart at other rates"),
  ]

  private static func number(
    _ name: String, _ unit: String, _ range: ClosedRange<Double>,
    _ keyPath: any WritableKeyPath<FindingThresholds, Double> & Sendable, _ summary: String
  ) -> Number {
    Number(name: name, unit: unit, range: range, summary: summary, keyPath: keyPath)
  }
}

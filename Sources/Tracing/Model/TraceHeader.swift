public import Foundation

/// What a trace was recorded from: the first line.
public struct TraceHeader: Equatable, Sendable {
  /// The version of the format, 1.
  public var version: Int
  /// The name of the scenario, where there was one.
  public var scenario: String?
  /// The SHA-256 of the scenario's bytes, in hexadecimal.
  public var sha256: String?
  /// Where a recording comes from, in words.
  public var source: String?
  /// The size of the scroll view's bounds, in points.
  public var viewport: CGSize
  /// Pixels per point.
  public var scale: Double
  /// Frames per second; `nil` where frames come at irregular times.
  public var rate: Double?
  /// The constants of the scroll laws by name.
  public var physics: [String: TraceValue]

  public init(
    version: Int = 1, scenario: String? = nil, sha256: String? = nil, source: String? = nil,
    viewport: CGSize,
    scale: Double, rate: Double? = nil, physics: [String: TraceValue] = [:]
  ) {
    self.version = version
    self.scenario = scenario
    self.sha256 = sha256
    self.source = source
    self.viewport = viewport
    self.scale = scale
    self.rate = rate
    self.physics = physics
  }
}

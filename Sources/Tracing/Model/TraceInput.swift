public import Foundation

/// Something that came from outside: a touch, a wheel notch, a programmatic change.
public struct TraceInput: Equatable, Sendable {
  /// When it acted, in seconds.
  public var time: Double
  /// What it was: `touch`, `wheel`, `release`, `setContentOffset`, ….
  public var kind: String
  /// The phase of a gesture: `began`, `moved`, `ended`, ….
  public var phase: String?
  /// Where it happened, in points of the viewport.
  public var location: CGPoint?
  /// Whatever else the kind has.
  public var arguments: [String: TraceValue]

  public init(
    time: Double, kind: String, phase: String? = nil, location: CGPoint? = nil,
    arguments: [String: TraceValue] = [:]
  ) {
    self.time = time
    self.kind = kind
    self.phase = phase
    self.location = location
    self.arguments = arguments
  }
}

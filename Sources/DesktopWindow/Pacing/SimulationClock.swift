/// Maps the person's time to the simulation's: as fast, slower, or standing.
struct SimulationClock: Equatable {
  /// How much of a second passes in the simulation in one of the person's. 1 as it is, 1/2 to 1/64 for slow motion.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  private var realAnchor: Double
  private var anchor: Double

  /// A clock that shows `time` (s) when the person's shows `real` (s).
  init(at real: Double, time: Double = 0) {
    realAnchor = real
    anchor = time
  }

  /// The simulation's time at `real`, in s.
  func time(at real: Double) -> Double {
    isPaused ? anchor : anchor + (real - realAnchor) * speed
  }

  /// Goes on at another speed from `real` on.
  mutating func setSpeed(_ speed: Double, at real: Double) {
    reanchor(at: real)
    self.speed = speed
  }

  /// Stands, or goes on, from `real` on.
  mutating func setPaused(_ isPaused: Bool, at real: Double) {
    reanchor(at: real)
    self.isPaused = isPaused
  }

  /// Puts a clock that stands on by `step` s.
  mutating func step(by step: Double) { anchor += step }

  private mutating func reanchor(at real: Double) {
    anchor = time(at: real)
    realAnchor = real
  }
}

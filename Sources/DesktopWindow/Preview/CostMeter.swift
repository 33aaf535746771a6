/// What frames cost, and how many came late.
struct CostMeter: Equatable {
  /// What the last frames took of the processor, in s, the newest last.
  private(set) var costs: [Double] = []
  /// How much later than due frames were while something moved, in s.
  private var lateness = 0.0
  /// How long something has moved, in s.
  private var movingTime = 0.0
  /// How many frames were late.
  private(set) var hitches = 0

  /// How many frames are kept. Ours: what the inspector shows.
  private static let mostCosts = 120

  /// A frame came `missed` periods late.
  mutating func note(missed: Int, period: Double, isMoving: Bool) {
    guard isMoving else { return }
    movingTime += Double(missed + 1) * period
    guard missed > 0 else { return }
    hitches += 1
    lateness += Double(missed) * period
  }

  /// A frame took `cost` s of the processor.
  mutating func note(cost: Double) {
    costs.append(cost)
    if costs.count > Self.mostCosts { costs.removeFirst(costs.count - Self.mostCosts) }
  }

  /// Apple's hitch time ratio: ms late per second of motion.
  var hitchRatio: Double { movingTime > 0 ? lateness / movingTime * 1000 : 0 }
}

/// Digits that are typed one after another and make one number.
struct TypedNumber: Equatable {
  /// How long, in s, a digit waits for the next one.
  static let patience = 1.0
  /// More digits than that begin a new number: nobody counts a billion items.
  static let longest = 9

  private var value = 0
  private var count = 0
  private var lastTime = -Double.infinity

  /// The number so far, with `digit` typed at `time` (s).
  mutating func type(_ digit: Int, at time: Double) -> Int {
    let goesOn = time - lastTime <= Self.patience && count < Self.longest
    value = goesOn ? value * 10 + digit : digit
    count = goesOn ? count + 1 : 1
    lastTime = time
    return value
  }
}

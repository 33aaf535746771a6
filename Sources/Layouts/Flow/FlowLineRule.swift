/// Which items share a line: as many as fit, in order.
struct FlowLineRule {
  /// The length of a line, in pt.
  let available: Double
  /// The least space between two items of a line, in pt.
  let spacing: Double

  /// By how much items may exceed a line, in pt. Ours: three thirds of a line must fit it, although
  /// their sum is a few 1e-14 pt longer. A larger value would let through what does not fit.
  static let tolerance = 1e-6

  /// How many more items of `length` fit a line of which `used` pt are taken; 0 taken is an empty
  /// line, which takes one item in any case.
  ///
  ///     n = floor((available - used + spacing) / (length + spacing))       of an empty line
  func room(after used: Double?, for length: Double) -> Int {
    let pitch = length + spacing
    guard pitch > 0 else {
      return used.map { fits($0 + pitch) } ?? true ? FlowItemSizes.mostItems : 0
    }
    let free = used.map { available - $0 } ?? available + spacing
    let count = ((free + Self.tolerance) / pitch).rounded(.down)
    let least = used == nil ? 1.0 : 0.0
    return Int(min(max(count, least), Double(FlowItemSizes.mostItems)))
  }

  /// Whether items of `length` in all fit a line.
  func fits(_ length: Double) -> Bool { length <= available + Self.tolerance }
}

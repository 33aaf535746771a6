/// The elements that are shown, each with a number of its own for as long as it is.
struct ShownElements {
  private var numbers: [TraceElement.Key: (element: TraceElement, number: Int)] = [:]
  private var next = 1

  /// Notes that `element` is shown; answers its number where it was not before.
  mutating func insert(_ element: TraceElement) -> Int? {
    guard numbers[element.key] == nil else { return nil }
    defer { next += 1 }
    numbers[element.key] = (element, next)
    return next
  }

  /// Notes that `element` is gone; answers the number it had, nil where it was not shown.
  mutating func remove(_ element: TraceElement) -> Int? {
    numbers.removeValue(forKey: element.key)?.number
  }

  /// Notes that nothing is shown any more; answers what was, in the order in which it appeared.
  mutating func removeAll() -> [(element: TraceElement, number: Int)] {
    defer { numbers = [:] }
    return numbers.values.sorted { $0.number < $1.number }
  }
}

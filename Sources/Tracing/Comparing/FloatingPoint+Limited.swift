extension FloatingPoint {
  /// The nearest finite number: sums of absurd numbers out of a file end here.
  var limited: Self {
    max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, self))
  }
}

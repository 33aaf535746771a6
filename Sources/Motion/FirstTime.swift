/// The first instant of `span`, in ms, at which `holds` is true, for a condition that stays true
/// once it holds.
///
/// Bisection down to neighbouring numbers, so that the answer depends on nothing but the condition.
/// The end of the span is the answer where the condition holds nowhere before.
///
/// Complexity: O(log) of the span in units of its last digit, at most about 1,100 evaluations and
/// usually 60.
func firstTime(in span: ClosedRange<Double>, where holds: (Double) -> Bool) -> Double {
  guard !holds(span.lowerBound) else { return span.lowerBound }
  var before = span.lowerBound
  var after = span.upperBound
  while true {
    let middle = before + (after - before) / 2
    guard middle > before, middle < after else { return after }
    if holds(middle) { after = middle } else { before = middle }
  }
}

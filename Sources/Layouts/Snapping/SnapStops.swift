/// Places where content may rest along one axis.
struct SnapStops {
  /// In pt, ascending, each once.
  let offsets: [Double]

  /// The stops at `offsets`, in any order and any number of times each.
  init(_ offsets: [Double]) {
    let all = offsets.sorted()
    self.offsets = all.enumerated().filter { $0 == 0 || all[$0 - 1] != $1 }.map(\.element)
  }

  var isEmpty: Bool { offsets.isEmpty }
  var last: Int { offsets.count - 1 }

  func first(after value: Double) -> Int? {
    let index = rank { $0 > value }
    return index <= last ? index : nil
  }

  func last(before value: Double) -> Int? {
    let index = rank { $0 >= value } - 1
    return index >= 0 ? index : nil
  }

  /// The stop nearest to `value`; of two as near, the larger one.
  func nearest(to value: Double) -> Int {
    let next = rank { $0 >= value }
    guard next > 0 else { return 0 }
    guard next <= last else { return last }
    return offsets[next] - value <= value - offsets[next - 1] ? next : next - 1
  }

  /// The stop that a slow drag leads to which goes on from a stop once it is `distance` beyond it.
  func passed(from release: SnapRelease, by distance: Double) -> Int {
    if release.offset > release.beganOffset {
      let base = max(rank { $0 > release.offset } - 1, 0)
      let goesOn = release.offset - offsets[base] >= distance && release.offset > offsets[base]
      return min(goesOn ? base + 1 : base, last)
    }
    if release.offset < release.beganOffset {
      let base = min(rank { $0 >= release.offset }, last)
      let goesOn = offsets[base] - release.offset >= distance && release.offset < offsets[base]
      return max(goesOn ? base - 1 : base, 0)
    }
    return nearest(to: release.offset)
  }

  /// The index of the first offset that `isBeyond`, the number of offsets where none is.
  private func rank(_ isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(offsets[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

internal import Foundation

extension MotionSection {
  /// The motions of a table that says nothing but offsets: what lies between two stands.
  ///
  /// A stand is a run of equal offsets that lasts longer than the speed before it allows: at that speed the content
  /// would have gone on by more than six steps of its rounding. So the slow end of a rounded glide, whose offsets stay
  /// equal for some frames, is no stand, and a finger that catches the content is one.
  ///
  /// - Complexity: O(frames).
  static func found(in series: OffsetSeries) -> [MotionSection] {
    let (times, offsets) = (series.times, series.offsets)
    guard offsets.count > 1 else { return [] }
    let step = max(series.quantum, 0.01)
    var sections: [MotionSection] = []
    var start = 0
    var place = 0
    while place < offsets.count {
      var last = place
      while last + 1 < offsets.count, abs(offsets[last + 1] - offsets[place]) < 1e-6 { last += 1 }
      let isStand =
        last > place
        && speed(before: place, since: start, series) * (times[last] - times[place]) > 6 * step
        || (last > place && place == start)
      let isEnd = last == offsets.count - 1
      if isStand || isEnd {
        // The first frame of a stand shows the rest, which may have been rounded or set: it is not of the motion.
        let isSecond =
          isEnd && !isStand && place > start
          && times[place] - times[place - 1] < series.period * 0.1
        let end = isStand || isSecond ? place - 1 : place
        if end > start {
          sections.append(
            MotionSection(
              frames: start...end, rest: isStand || isSecond ? offsets[place] : nil, lift: nil,
              activity: nil))
        }
        start = last
      }
      place = last + 1
    }
    return sections
  }

  /// The mean speed over the 60 ms before a frame, in pt/ms.
  private static func speed(before place: Int, since start: Int, _ series: OffsetSeries) -> Double {
    var first = place
    while first > start, series.times[place] - series.times[first] < 60 { first -= 1 }
    let time = series.times[place] - series.times[first]
    return time > 0 ? abs(series.offsets[place] - series.offsets[first]) / time : 0
  }
}

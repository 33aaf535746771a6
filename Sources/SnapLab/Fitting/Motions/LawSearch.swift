/// Looks for the law behind a motion, and for the frames that follow it.
struct LawSearch {
  let series: OffsetSeries

  /// The parts of a section that some law explains, from the first to the last.
  ///
  /// From its end a section is taken apart: for each law the longest run of its last frames which that law explains is
  /// found by halving (a run that begins later is explained too). The longest run counts; of laws that explain nearly
  /// as much, the one with the best information criterion. What comes before is looked at in the same way. Where no
  /// law explains the end, the best of them is kept for the whole and `isExplained` is false.
  ///
  /// - Complexity: O(frames · log frames) for each law and part.
  func parts(
    of section: MotionSection
  ) -> [(frames: ClosedRange<Int>, rest: Double?, fit: LawFit)] {
    search(section).map { part in
      guard part.frames.count > Self.searched else { return part }
      let whole = fit(
        part.fit.family.law, part.frames, part.rest, most: Self.fitted, effort: .full)
      return (part.frames, part.rest, whole ?? part.fit)
    }
  }

  private func search(
    _ section: MotionSection
  ) -> [(frames: ClosedRange<Int>, rest: Double?, fit: LawFit)] {
    var parts: [(frames: ClosedRange<Int>, rest: Double?, fit: LawFit)] = []
    var (range, rest) = (section.frames, section.rest)
    if rest == nil, section.activity == nil, let shorter = withoutRest(range) {
      // The last frame may show the rest, which is set and not of the motion.
      let usual = longestEnd(of: range, restingAt: nil)?.frames.count ?? 0
      if let (frames, _) = longestEnd(of: shorter.frames, restingAt: shorter.rest),
        frames.count > usual
      {
        (range, rest) = shorter
      }
    }
    while range.count >= Self.fewest {
      guard let (frames, fit) = longestEnd(of: range, restingAt: rest) else { break }
      parts.insert((frames, rest, fit), at: 0)
      guard frames.lowerBound > range.lowerBound else { break }
      (range, rest) = (range.lowerBound...frames.lowerBound - 1, nil)
    }
    if parts.isEmpty, let fit = best(of: section.frames, restingAt: section.rest) {
      parts = [(section.frames, section.rest, fit)]
    }
    return parts
  }

  /// The fewest frames that can be a part. Ours.
  static let fewest = 6

  /// The range less its last frame and those before it that stand in the same place, and that place.
  private func withoutRest(_ range: ClosedRange<Int>) -> (frames: ClosedRange<Int>, rest: Double)? {
    let rest = series.offsets[range.upperBound]
    guard let last = range.last(where: { series.offsets[$0] != rest }),
      last - range.lowerBound >= Self.fewest
    else { return nil }
    return (range.lowerBound...last, rest)
  }

  /// The law with the best criterion for all of `range`, explained or not.
  private func best(of range: ClosedRange<Int>, restingAt rest: Double?) -> LawFit? {
    MotionLaw.allCases.compactMap { fit($0, range, rest) }.min { $0.criterion < $1.criterion }
  }

  private func longestEnd(
    of range: ClosedRange<Int>, restingAt rest: Double?
  ) -> (frames: ClosedRange<Int>, fit: LawFit)? {
    var ends = MotionLaw.allCases.compactMap { explained($0, range, rest) }
    if ends.isEmpty { ends = MotionLaw.allCases.compactMap { longestEnd($0, range, rest) } }
    guard let longest = ends.max(by: { $0.frames.count < $1.frames.count })?.frames else {
      return nil
    }
    // Nearly the longest counts too; and every law has another look at the longest, to all digits: laws that are nearly
    // the same, as two springs, differ in the last.
    var candidates = ends.filter { $0.frames.count * 20 >= longest.count * 19 }.map { end in
      (frames: end.frames, fit: fit(end.fit.family.law, end.frames, rest, effort: .full) ?? end.fit)
    }
    for law in MotionLaw.allCases {
      guard let fit = fit(law, longest, rest, effort: .full), fit.isExplained else { continue }
      candidates.append((longest, fit))
    }
    return candidates.min { one, other in
      one.fit.criterion / Double(one.frames.count)
        < other.fit.criterion / Double(other.frames.count)
    }
  }

  /// The longest run of the last frames that `law` explains.
  private func longestEnd(
    _ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?
  ) -> (frames: ClosedRange<Int>, fit: LawFit)? {
    guard var found = explained(law, range.suffix(Self.fewest + 2), rest) else { return nil }
    // The largest number of frames that is explained lies from `good` to below `bad`.
    var (good, bad) = (found.frames.count, range.count)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if let fit = explained(law, range.suffix(middle), rest) {
        (good, found) = (middle, fit)
      } else {
        bad = middle
      }
    }
    return found
  }

  private func explained(
    _ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?
  ) -> (frames: ClosedRange<Int>, fit: LawFit)? {
    guard let fit = fit(law, range, rest), fit.isExplained else { return nil }
    return (range, fit)
  }

  /// The law at the times as they are written, or at even ones where they are near and explain much more.
  private func fit(
    _ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?, most: Int = searched,
    effort: SeparableFit.Effort = .glance
  ) -> LawFit? {
    let family = law.family(restingAt: rest)
    let written = LawFit(family, MotionSamples(series, range, most: most), effort)
    let even = MotionSamples(evenlySpaced: series, range, most: most)
      .flatMap { LawFit(family, $0, effort) }
    guard let written, let even else { return written ?? even }
    return even.rootMeanSquare < written.rootMeanSquare * 0.5 ? even : written
  }

  /// How many frames of a run are looked at in the search, and how many in the fit that counts. Ours.
  private static let (searched, fitted) = (120, 1000)
}

extension ClosedRange<Int> {
  /// Its last `count` numbers, or all of them.
  fileprivate func suffix(_ count: Int) -> ClosedRange<Int> {
    Swift.max(lowerBound, upperBound - count + 1)...upperBound
  }
}

/// Where content comes to rest by itself: the places that releases without velocity are drawn to.
///
/// They are found by asking, whatever decides there: a snap rule, paging, a layout. Content that
/// rests anywhere has none.
public struct SnapPlaces: Equatable, Sendable {
  /// The offsets in pt, ascending, each once.
  public let offsets: [Double]
  /// How much of the content is drawn to a place: from 0, it rests anywhere, to 1, at places only.
  public let share: Double

  /// How many releases look for places at first. Ours: several a card of a map of eight screens.
  private static let probes = 256
  /// The most places that are looked for. Ours: as many as a map has room for.
  private static let mostPlaces = 4096

  /// The places among the offsets `window` (pt), and those at the ends of the range.
  init(of stage: SnapStage, in window: ClosedRange<Double>) {
    let subject = stage.subject
    let tolerance = subject.pixel
    func rest(_ offset: Double) -> Double? {
      stage.landing(of: .release(offset: offset, velocity: 0, from: offset))?.rest
    }
    var found: [Double] = []
    /// Adds the place at `offset`, and says whether it is a new one.
    @discardableResult
    func add(_ offset: Double) -> Bool {
      let index = found.firstIndex { $0 >= offset - tolerance } ?? found.count
      if index < found.count, abs(found[index] - offset) <= tolerance { return false }
      found.insert(offset, at: index)
      return true
    }
    var ends: [Double] = []
    let length = window.upperBound - window.lowerBound
    for index in 0..<Self.probes {
      // In the middle of equal parts, moved by an irrational share: never in step with places.
      let part = (Double(index) + 0.618_033_988_75) / Double(Self.probes)
      let offset = window.lowerBound + length * part
      guard let end = rest(offset) else { continue }
      ends.append(end)
      if abs(end - offset) > tolerance { add(end) }
    }
    // Whatever lies between two places draws what is released in their middle.
    var open = found
    for end in [subject.range.lowerBound, subject.range.upperBound] {
      if !found.isEmpty, window.contains(end), let end = rest(end), add(end) { open.append(end) }
    }
    while let place = open.popLast(), found.count < Self.mostPlaces {
      guard let index = found.firstIndex(of: place) else { continue }
      for next in [index - 1, index + 1] where found.indices.contains(next) {
        let middle = (found[index] + found[next]) / 2
        guard let end = rest(middle), abs(end - middle) > tolerance, add(end) else { continue }
        open += [place, end]
        break
      }
    }
    // A place keeps what stands on it.
    offsets = found.filter { place in rest(place).map { abs($0 - place) <= tolerance } ?? false }
    let kept = offsets
    let drawn = ends.count { end in kept.contains { abs($0 - end) <= tolerance } }
    share = ends.isEmpty ? 0 : Double(drawn) / Double(ends.count)
  }

  /// The index of the place within `tolerance` (pt) of `offset`; nil where there is none.
  ///
  /// Complexity: O(log n).
  public func index(at offset: Double, tolerance: Double) -> Int? {
    guard let index = index(nearest: offset), abs(offsets[index] - offset) <= tolerance else {
      return nil
    }
    return index
  }

  /// The index of the place nearest to `offset`; nil where there are no places.
  ///
  /// Complexity: O(log n).
  public func index(nearest offset: Double) -> Int? {
    guard !offsets.isEmpty else { return nil }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    guard low < offsets.count else { return low - 1 }
    return offsets[low] - offset < offset - offsets[low - 1] ? low : low - 1
  }
}

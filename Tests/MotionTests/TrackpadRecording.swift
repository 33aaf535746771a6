import Foundation
import Testing

/// A swipe in `Vectors/trackpad-momentum.json`: deltas of fingers, then of the system's momentum.
struct TrackpadRecording: CustomTestStringConvertible, Sendable {
  struct Delta: Sendable {
    /// In ms since the first event.
    let time: Double
    /// In px, of either sign.
    let amount: Double
  }

  let name: String
  /// While the fingers move.
  let fingers: [Delta]
  /// After they have left.
  let tail: [Delta]

  var testDescription: String { name }

  /// Deltas of fingers come at the trackpad's rate, 8 or 11 ms; those of momentum with the display's
  /// frames, after a gap of 24 to 29 ms. Windows has one rate and a delta of 0 in between.
  private init(name: String, rows: [[Double]]) {
    self.name = name
    let deltas = rows.map { Delta(time: $0[0], amount: $0[1]) }
    let firstOfTail =
      deltas.firstIndex { $0.amount == 0 }.map { $0 + 1 }
      ?? deltas.indices.dropFirst().last { deltas[$0].time - deltas[$0 - 1].time < 14 }! + 1
    fingers = Array(deltas[..<firstOfTail])
    tail = Array(deltas[firstOfTail...])
  }

  /// The distances that the tail has gone one frame of 60 Hz after its start, and so on, in px.
  var travel: [(time: Double, distance: Double)] {
    var sum = 0.0
    return tail.map { delta in
      sum += abs(delta.amount)
      return (delta.time - tail[0].time + 1000 / 60, sum)
    }
  }

  static let all: [TrackpadRecording] = {
    let vectors: [String: Rows] = loadVectors("trackpad-momentum")
    return vectors.sorted { $0.key < $1.key }.compactMap { name, value in
      value.rows.map { TrackpadRecording(name: name, rows: $0) }
    }
  }()

  /// The rows of a recording; the file's source line has none.
  private struct Rows: Decodable {
    let rows: [[Double]]?

    init(from decoder: any Decoder) throws {
      rows = try? decoder.singleValueContainer().decode([[Double]].self)
    }
  }
}

import Foundation
import Testing

/// A scroll that was recorded from UIScrollView: the touches that went in and the offsets that came
/// out.
///
/// Recorded on iOS 26 by the public project RegramDev/Regram-ios (CoreListDemoTests/ScrollPhysics);
/// measurements only.
struct Recording: Decodable, CustomTestStringConvertible {
  /// Where the finger was, and what the recognizer said then.
  struct Touch: Decodable {
    /// In s.
    let time: Double
    /// In pt.
    let location: Double
    /// The recognizer's velocity in pt/s.
    let velocity: Double

    init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Double].self)
      (time, location, velocity) = (numbers[0], numbers[1], numbers[2])
    }
  }

  /// A content offset in pt at a time in s.
  struct Frame: Decodable {
    let time: Double
    let contentOffset: Double

    init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Double].self)
      (time, contentOffset) = (numbers[0], numbers[1])
    }
  }

  let name: String
  /// The deceleration rate per ms.
  let rate: Double
  /// Pixels a pt.
  let scale: Double
  /// Width and height in pt.
  let viewport: [Double]
  /// In pt.
  let contentHeight: Double
  /// The offset at the touch down, in pt.
  let down: Double
  /// The offset at the lift, in pt.
  let start: Double
  /// When the finger lifted, in s.
  let lift: Double
  /// The recognizer's velocity at the last but one sample, in pt/s.
  let previousVelocity: Double
  /// The recognizer's velocity at the last sample, in pt/s.
  let latestVelocity: Double
  let touches: [Touch]
  let frames: [Frame]
  /// Frames that were recorded after a gap.
  let tail: [Frame]?
  /// Raw offset and rubber-banded offset in pt.
  let rubber: [[Double]]?

  var testDescription: String { name }

  /// A release beyond the lower edge, on the simulator at 60 Hz.
  static let simulator = load("overscroll-release")
  /// A flick on a phone at 120 Hz, whose pan began only at the fourth sample.
  static let device = load("device-flick")

  private enum CodingKeys: String, CodingKey {
    case name, rate, scale, viewport, contentHeight, down, start, touches, frames, tail, rubber
    case lift = "release_t"
    case previousVelocity = "release_prev_v"
    case latestVelocity = "release_latest_v"
  }

  private struct File: Decodable {
    let traces: [Recording]
  }

  private static func load(_ name: String) -> Recording {
    let url = Bundle.module.url(
      forResource: "uikit-traces", withExtension: "json", subdirectory: "Vectors")!
    let file = try! JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    return file.traces.first { $0.name == name }!
  }
}

import Foundation

/// A scroll that was recorded from UIScrollView: the touches that went in and the offsets that came out.
///
/// Recorded on iOS 26 by the public project RegramDev/Regram-ios (CoreListDemoTests/ScrollPhysics); measurements only.
struct Recording: Decodable {
  let name: String
  let rate: Double
  let scale: Double
  let viewport: [Double]
  let contentHeight: Double
  /// The offset at the touch down, pt.
  let down: Double
  /// The offset at the lift, pt.
  let start: Double
  /// When the finger lifted, s.
  let release_t: Double
  /// The last two recognizer velocities, pt/s.
  let release_prev_v: Double
  let release_latest_v: Double
  /// Time s, finger y pt, recognizer velocity pt/s, recognizer translation pt.
  let touches: [[Double]]
  /// Time s, offset pt.
  let frames: [[Double]]
  let tail: [[Double]]?
  /// Raw offset pt, rubber-banded offset pt.
  let rubber: [[Double]]?

  static let simulator = load("overscroll-release")
  static let device = load("device-flick")

  private struct File: Decodable {
    let traces: [Recording]
  }

  private static func load(_ name: String) -> Recording {
    let url = Bundle.module.url(forResource: "uikit-traces", withExtension: "json", subdirectory: "Vectors")!
    let file = try! JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    return file.traces.first { $0.name == name }!
  }
}

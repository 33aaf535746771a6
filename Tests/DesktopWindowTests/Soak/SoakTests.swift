import Foundation
import Scenarios
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// Random input into a window, as long as one likes, and best under a sanitizer.
  ///
  /// `GLISSADE_SOAK_SECONDS` says how long; without it nothing runs. `GLISSADE_SOAK_SEED` says with which seed it begins; each round has the
  /// next one, so that a round that failed is the first one with its own seed. What had happened by then is attached as a scenario, which
  /// `swift test --attachments-path FOLDER` keeps.
  @Suite struct SoakTests {
    private static let standardSeed = 1.0

    @Test("random input breaks no law", .enabled(if: seconds != nil))
    func randomInput() throws {
      let first = UInt64(Self.setting("GLISSADE_SOAK_SEED") ?? Self.standardSeed)
      let end = Date(timeIntervalSinceNow: Self.seconds ?? 0)
      var seed = first
      repeat {
        // Whatever ends the process leaves its seed behind.
        print("GLISSADE_SOAK_SEED=\(seed)")
        let round = try SoakRound(seed: seed)
        if let fault = try round.run() {
          Issue.record("GLISSADE_SOAK_SEED=\(seed), \(fault)")
          Attachment.record(round.scenario.yaml, named: "soak-\(seed).yaml")
        }
        seed += 1
      } while Date() < end
      print("\(seed - first) rounds of random input, \(SoakRound.frames) frames each")
    }

    private static var seconds: Double? { setting("GLISSADE_SOAK_SECONDS") }

    private static func setting(_ name: String) -> Double? {
      ProcessInfo.processInfo.environment[name].flatMap(Double.init)
    }
  }
}

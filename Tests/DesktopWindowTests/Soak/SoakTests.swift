import Foundation
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// Random input into a window, on the person's clock, as long as one likes, and best under a sanitizer.
  ///
  /// `GLISSADE_SOAK_SECONDS` says how long; without it nothing runs. `GLISSADE_SOAK_SEED` says with which seed it begins; each round has the
  /// next one, so that a round that failed is the first one with its own seed.
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
        if let fault = try SoakRound(seed: seed).run() {
          Issue.record("GLISSADE_SOAK_SEED=\(seed), \(fault)")
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

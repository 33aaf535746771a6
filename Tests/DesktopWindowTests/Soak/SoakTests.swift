import Foundation
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// Random input into a window: some seconds in every run of the tests, and as long as one likes under a sanitizer.
  ///
  /// `GLISSADE_SOAK_SECONDS` says how long, `GLISSADE_SOAK_SEED` with which seed it begins; each round has the next one, so
  /// that a round that failed is the first one with its own seed.
  @Suite struct SoakTests {
    private static let standardSeconds = 5.0
    private static let standardSeed = 1.0

    @Test("random input breaks no law")
    func randomInput() throws {
      let seconds = Self.setting("GLISSADE_SOAK_SECONDS")
      let first = UInt64(Self.setting("GLISSADE_SOAK_SEED") ?? Self.standardSeed)
      let end = Date(timeIntervalSinceNow: seconds ?? Self.standardSeconds)
      var seed = first
      repeat {
        // Whatever ends the process leaves its seed behind.
        if seconds != nil { print("GLISSADE_SOAK_SEED=\(seed)") }
        if let fault = try SoakRound(seed: seed).run() {
          Issue.record("GLISSADE_SOAK_SEED=\(seed), \(fault)")
        }
        seed += 1
      } while Date() < end
      print("\(seed - first) rounds of random input, \(SoakRound.frames) frames each")
    }

    private static func setting(_ name: String) -> Double? {
      ProcessInfo.processInfo.environment[name].flatMap(Double.init)
    }
  }
}

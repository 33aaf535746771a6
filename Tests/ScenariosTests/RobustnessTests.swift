import TestSupport
import Testing

@testable import Scenarios

/// Whatever the bytes are, reading them ends in a scenario or in an error that has a place in them.
@Suite struct RobustnessTests {
  /// Reads `bytes` and tells whether they were a scenario.
  private func isScenario(_ bytes: [UInt8], set overrides: [String] = []) -> Bool {
    do throws(ScenarioError) {
      let scenario = try Scenario(bytes: bytes, name: "random", overrides: overrides)
      #expect(zip(scenario.events, scenario.events.dropFirst()).allSatisfy { $0.at <= $1.at })
      return true
    } catch {
      // libyaml counts as line ends: LF, CR, NEL, LS and PS.
      #expect(error.line ?? 1 >= 1 && error.line ?? 1 <= bytes.count + 1, "\(error)")
      #expect(error.column ?? 1 >= 1 && error.column ?? 1 <= bytes.count + 1, "\(error)")
      #expect(!error.message.isEmpty)
      return false
    }
  }

  @Test(arguments: 0..<4)
  func randomBytesNeverTrap(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = isScenario(bytes)
    }
  }

  @Test(arguments: 0..<4)
  func randomPiecesOfYAMLNeverTrap(_ seed: UInt64) {
    let pieces = [
      "glissade: 1", "content", "events", "at", "set", "touches", ": ", "- ", "? ", "\n", "\n  ",
      "\n    ", "[", "]",
      "{", "}", ", ", "\"", "'", "|\n", ">-\n", "#", "&a", "*a", "!!x ", "---\n", "...\n",
      "%YAML 1.2\n", "\\uD83D",
      "\\uDE00", "\u{FEFF}", "\t", "\r", "~", "1e9", ".nan", "-.inf", "0x7f", "<<", "é", "😀",
      "\u{2028}", "\u{85}",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = isScenario(Array(text.utf8))
    }
  }

  @Test(arguments: 0..<4, [wholeExample, itemExample])
  func mutatedScenariosNeverTrap(_ seed: UInt64, _ text: String) {
    let example = Array(text.utf8)
    var generator = SeededGenerator(seed: seed)
    var scenarios = 0
    for _ in 0..<1500 {
      var bytes = example
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2:
          bytes.insert(
            contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        default: bytes[start] = bytes[Int.random(in: 0..<bytes.count, using: &generator)]
        }
      }
      if isScenario(bytes) { scenarios += 1 }
    }
    // Some mutations only touch a comment or a digit: the test reaches both outcomes.
    #expect((10..<1490).contains(scenarios))
  }

  @Test func mutatedOverridesNeverTrap() {
    let pieces = [
      "events", "[0]", "[99]", "[-1]", "[", "]", ".", "at", "=", "viewport", "1", "{", ":",
      "physics", "é", "set",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...8, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = isScenario(Array(wholeExample.utf8), set: [text])
    }
  }

  @Test(arguments: [wholeExample, itemExample])
  func cutScenariosNeverTrap(_ text: String) {
    let example = Array(text.utf8)
    for count in 0...example.count { _ = isScenario(Array(example.prefix(count))) }
  }
}

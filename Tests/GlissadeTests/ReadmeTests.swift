import Foundation
import Testing

@testable import Glissade

/// What the README shows works as it is written there.
@Suite("README") struct ReadmeTests {
  private static let commandLines = Readme.blocks("sh").flatMap { block in
    block.replacing("swift run ", with: "").replacing("&&", with: "\n").split(separator: "\n")
  }.map { line in
    line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
  }.filter { $0.hasPrefix("glissade ") }

  @Test("every command line is one that the program understands")
  func commands() {
    #expect(Self.commandLines.count >= 10)
    for line in Self.commandLines {
      let words = line.split(separator: " ").map(String.init)
      #expect(throws: Never.self, "\(line)") {
        let command = try Program.glissade.command(words[1])
        _ = try ArgumentParser.parse(words.dropFirst(2), of: command, in: .glissade)
      }
    }
  }

  @Test("every scenario is right, and runs to rest", arguments: Readme.blocks("yaml"))
  func scenario(yaml: String) throws {
    let scenario = try Scenario(bytes: Array(yaml.utf8), name: "README.md")
    let simulation = Simulation(scenario)
    #expect(simulation.run() == .finished)
    #expect(simulation.warnings.isEmpty)
  }

  @Test("the lines of Swift do what they say")
  func library() throws {
    let block = try #require(Readme.blocks("swift").first)
    #expect(block.contains("velocity: CGPoint(x: 0, y: 2)") && block.contains("1...180"))
    let view = ScrollView(size: CGSize(width: 375, height: 667))
    view.contentSize = CGSize(width: 375, height: 6000)
    view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 2)), at: 0)
    for frame in 1...180 { view.advance(to: Double(frame) / 60) }
    #expect(Double(view.contentOffset.y) == 993)
    #expect(block.contains("contentOffset.y == 993"))
  }

  @Test("the constants, keys and exit codes it names are there")
  func names() {
    for code in [0, 1, 64, 65, 66, 69, 73, 74, 130] {
      #expect(ExitCode(rawValue: Int32(code)) != nil)
      #expect(Readme.text.contains("\(code) "))
    }
    for kind in ["drag", "touches", "release", "catch", "wheel", "setContentOffset", "mark"] {
      #expect(Scenario.jsonSchema().contains("\"\(kind)\""))
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import Scenarios

@Suite struct ErrorTests {
  @Test func eachWrongScenarioHasTheMessageOfTheGoldenFile() throws {
    var text = ""
    for wrong in WrongScenario.all {
      let error = #expect(throws: ScenarioError.self) {
        try Scenario(bytes: wrong.bytes, name: "wrong.yaml", overrides: wrong.overrides)
      }
      text += "\(wrong.name)\n    \(try #require(error))\n"
    }
    let texts = GoldenTexts("Golden", of: "ScenariosTests", in: .module)
    #expect(try texts.difference(of: text, from: "errors.txt") == nil)
  }

  @Test(arguments: WrongScenario.all)
  func aMessageIsOneLineThatAPersonCanRead(_ wrong: WrongScenario) throws {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(bytes: wrong.bytes, name: "wrong.yaml", overrides: wrong.overrides)
    }
    let text = "\(try #require(error))"
    #expect(text.count < 900)
    #expect(!text.contains { $0.isNewline })
  }
}

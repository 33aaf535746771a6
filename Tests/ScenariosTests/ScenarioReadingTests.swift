import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import Scenarios

@Suite struct ScenarioReadingTests {
  static let minimal = "glissade: 1\ncontent: {size: [375, 6000]}\n"

  @Test func everyKeyOfTheExampleIsRead() throws {
    #expect(try read(wholeExample) == .wholeExample)
  }

  @Test func whatAFileLeavesOutHasItsDefault() throws {
    let size = CGSize(width: 375, height: 6000)
    #expect(try read(Self.minimal) == Scenario(content: ScenarioContent(size: size)))
  }

  @Test func aDefaultWrittenOutChangesNothing() throws {
    let defaults = try schemaDefaults()
    #expect(defaults.count > 40)
    // A map that is not there by default comes to be there with any of its keys.
    for (path, value) in defaults where !path.hasPrefix("snap.") {
      #expect(try read(Self.minimal, set: ["\(path)=\(value)"]) == read(Self.minimal), "\(path)")
    }
  }

  @Test func commentsByteOrderMarksAndLineEndsMeanNothing() throws {
    let plain = try read(wholeExample)
    #expect(try read("\u{FEFF}" + wholeExample) == plain)
    #expect(try read(wholeExample.replacing("\n", with: "\r\n")) == plain)
    #expect(try read("# one\n---\n" + wholeExample + "...\n# two\n") == plain)
  }

  @Test func theOrderOfKeysMeansNothing() throws {
    let one = "physics: {touchSlop: 3, profile: uikit}\nviewport: {height: 9, width: 8}\n"
    let other = "viewport: {width: 8, height: 9}\nphysics: {profile: uikit, touchSlop: 3}\n"
    #expect(try read(one + Self.minimal) == read(Self.minimal + other))
    #expect(try read(one + Self.minimal).physics.constants.touchSlop == 3)
  }

  @Test(arguments: PhysicsConstants.numbers.indices)
  func aConstantIsReadWithinItsRangeAndRefusedBesideIt(_ index: Int) throws {
    let number = PhysicsConstants.numbers[index]
    let profile = try #require(PhysicsProfile.allCases.first { $0.asks(number.name) })
    // The two wheel durations bound one another.
    let others = [
      "physics.profile=\(profile.rawValue)",
      "physics.wheelMinimumDuration=0.01", "physics.wheelMaximumDuration=60",
    ]
    for value in [number.range.lowerBound, number.range.upperBound] {
      let change = ["physics.\(number.name)=\(value)"]
      let constants = try read(Self.minimal, set: others + change).physics.constants
      #expect(constants[keyPath: number.keyPath] == value)
    }
    for value in [number.range.lowerBound.nextDown, number.range.upperBound.nextUp] {
      #expect(throws: ScenarioError.self) {
        try read(Self.minimal, set: others + ["physics.\(number.name)=\(value)"])
      }
    }
  }

  @Test(arguments: PhysicsProfile.allCases)
  func aProfileHasItsConstantsAndNoOthers(_ profile: PhysicsProfile) throws {
    #expect(
      try read(Self.minimal + "physics: \(profile.rawValue)\n").physics
        == ScenarioPhysics(profile: profile))
    for number in PhysicsConstants.numbers {
      let change = "physics.\(number.name)=\(number.range.upperBound)"
      let isRead =
        (try? read(Self.minimal + "physics: \(profile.rawValue)\n", set: [change])) != nil
      #expect(isRead == (profile.asks(number.name) && number.name != "wheelMinimumDuration"))
    }
  }

  @Test(arguments: SnapRule.Name.allCases)
  func aRuleIsReadByItsNameAndChanged(_ name: SnapRule.Name) throws {
    let file = "glissade: 1\nlayout: flow\ncontent: {sections: [{items: 3}]}\n"
    #expect(try read(file + "snap: \(name.rawValue)\n").snap == name.rule)
    #expect(try read(file + "snap: {rule: \(name.rawValue)}\n").snap == name.rule)
    var changed = name.rule
    changed.limit = 7
    let map = "snap: {limit: 7, rule: \(name.rawValue)}\n"
    #expect(try read(file + map).snap == changed)
    #expect(try read(file + "snap: \(name.rawValue)\n", set: ["snap.limit=7"]).snap == changed)
    #expect(
      try read(file + "snap: {limit: 7}\n", set: ["snap.rule=\(name.rawValue)"]).snap == changed)
    #expect(try read(file, set: ["snap=\(name.rawValue)"]).snap == name.rule)
  }

  @Test func eachChoiceOfPhysicsIsRead() throws {
    for choice in PhysicsConstants.choices {
      for value in choice.values {
        let scenario = try read(Self.minimal, set: ["physics.\(choice.name)=\(value)"])
        #expect(choice.read(scenario.physics.constants) == value)
      }
    }
  }

  @Test func timesOfFramesAloneLeaveTheRateOpen() throws {
    let alone = try read(Self.minimal + "frames: {times: [0, 0.5]}\n").frames
    #expect(alone == FrameClock(rate: nil, times: [0, 0.5]))
    let both = try read(Self.minimal + "frames: {times: [0, 0.5], rate: 90}\n").frames
    #expect(both == FrameClock(rate: 90, times: [0, 0.5]))
  }

  @Test func decelerationRatesHaveNamesAndNumbers() throws {
    for (text, rate) in [("normal", 0.998), ("fast", 0.99), ("0.5", 0.5), ("1e-300", 1e-300)] {
      let scenario = try read(Self.minimal + "scrollView: {decelerationRate: \(text)}\n")
      #expect(scenario.scrollView.decelerationRate.rawValue == rate)
    }
  }
}

import Testing

@testable import Scenarios

@Suite struct OverrideTests {
  private static let file = """
    glissade: 1
    content: {size: [375, 6000]}
    scrollView: {contentInset: {top: 1}}
    frames:
    physics: uikit
    events:
      - {at: 1, catch: {hold: 1}}
      - {at: 3, set: {scrollView.bounces: false}}

    """

  @Test(arguments: [
    ("content.size=[1, 2]", "size: [375, 6000]", "size: [1, 2]"),
    ("content.size[1]=5", "[375, 6000]", "[375, 5]"),
    ("scrollView.contentInset.left=4", "top: 1", "top: 1, left: 4"),
    ("frames.rate=30", "frames:", "frames: {rate: 30}"),
    ("physics.touchSlop=5", "physics: uikit", "physics: {touchSlop: 5}"),
    ("seed=5", "physics: uikit", "physics: uikit\nseed: 5"),
    ("events[0].at=0.5", "at: 1", "at: 0.5"),
    ("events.0.at=0.5", "at: 1", "at: 0.5"),
    ("events[0].catch={hold: 2}", "{hold: 1}", "{hold: 2}"),
    ("events[1].set.scrollView.bounces=true", "bounces: false", "bounces: true"),
    ("until= 5 ", "physics: uikit", "physics: uikit\nuntil: 5"),
  ])
  func anOverrideIsWhatTheFileWouldSay(_ option: String, _ old: String, _ new: String) throws {
    let changed = Self.file.replacing(old, with: new)
    // Without a value, `frames` is an error of the file itself.
    let others = option.hasPrefix("frames") ? [] : ["frames.rate=60"]
    let expected = try read(changed, set: others)
    #expect(try read(Self.file, set: others + [option]) == expected)
    #expect(try read(Self.file, set: others + ["frames.rate=60"]) != expected)
  }

  @Test func theLastOfTwoWins() throws {
    let scenario = try read(Self.file, set: ["frames.rate=30", "seed=1", "seed=2"])
    #expect(scenario.seed == 2)
  }

  @Test func anOverrideMendsAFileThatIsWrong() throws {
    #expect(throws: ScenarioError.self) { try read(Self.file) }
    #expect(throws: Never.self) { try read(Self.file, set: ["frames.rate=30"]) }
  }

  @Test func anEndlessPathIsRefused() {
    let path = String(repeating: "a.", count: 100_000) + "b=1"
    #expect(throws: ScenarioError.self) { try read(Self.file, set: [path]) }
  }
}

import Testing

/// A scenario that is wrong in one way.
struct WrongScenario: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  var overrides: [String] = []

  var testDescription: String { name }

  init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A whole file.
  init(_ name: String, file: String) {
    self.init(name, bytes: Array(file.utf8))
  }

  /// `text` behind what every scenario has, from line 3.
  init(_ name: String, _ text: String, set overrides: [String] = []) {
    self.init(name, file: "glissade: 1\ncontent: {size: [375, 6000]}\n" + text)
    self.overrides = overrides
  }

  /// One event, from line 4.
  init(_ name: String, event: String) {
    self.init(name, "events:\n  - \(event)")
  }
}

extension WrongScenario {
  /// What the golden file shows the messages of.
  static let all =
    files + stage + events + fingers + overrides + layouts + items + updates + movements

  private static let deep = String(repeating: "[", count: 100)
  private static let manyEvents = String(repeating: "\n  - {at: 0, stop: {}}", count: 100_001)

  static let files = [
    WrongScenario("an empty file", file: ""),
    WrongScenario("nothing but a comment", file: "# glissade: 1\n"),
    WrongScenario(
      "a picture", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]),
    WrongScenario("Latin-1", bytes: Array("glissade: 1\nevents: [] # ".utf8) + [0xE9]),
    WrongScenario("UTF-16", bytes: [0xFF, 0xFE, 0x67, 0x00]),
    WrongScenario("a byte of zeros", bytes: Array("glissade: 1\n".utf8) + [0]),
    WrongScenario("17 MiB", bytes: Array(repeating: 0x20, count: 17 << 20)),
    WrongScenario("lists that lie too deep", file: "glissade: \(deep)"),
    WrongScenario("a list left open", "scrollView: {contentOffset: [0, 0}\n"),
    WrongScenario("a tab for spaces", "scrollView:\n\tbounces: true\n"),
    WrongScenario("wrong indentation", "scrollView:\n    bounces: true\n  isPagingEnabled: true\n"),
    WrongScenario("a quote left open", "until: \"settled\n"),
    WrongScenario("a key twice", "seed: 1\nseed: 2\n"),
    WrongScenario("an anchor", "seed: &seed 1\n"),
    WrongScenario("an alias", "seed: *seed\n"),
    WrongScenario("a tag", "seed: !!int 1\n"),
    WrongScenario(
      "a tag directive", file: "%YAML 1.2\n%TAG ! tag:example.com,2000:\n---\nglissade: 1\n"),
    WrongScenario("a merge key", "viewport: {<<: {width: 320}}\n"),
    WrongScenario("a list as a key", "? [a, b]\n: 1\n"),
    WrongScenario("two documents", "---\nglissade: 1\n"),
    WrongScenario("a list instead of a map", file: "- glissade: 1\n"),
    WrongScenario("no version", file: "content: {size: [1, 1]}\n"),
    WrongScenario("another version", file: "glissade: 2\ncontent: {size: [1, 1]}\n"),
    WrongScenario("no content", file: "glissade: 1\n"),
    WrongScenario("JSON with half a pair", file: #"{"glissade": 1, "until": "\uD83D"}"#),
    WrongScenario(
      "JSON, an error behind pairs",
      file:
        #"{"glissade": 1, "content": {"size": [1, 1]}, "seed": "\uD83D\uDE00 \uD83D\uDE00", "x": 1}"#
    ),
    WrongScenario("another version with other keys", file: "glissade: 2\nactors: []\n"),
    WrongScenario("some other file", file: "name: build\non: push\n"),
  ]

  static let stage = [
    WrongScenario("NaN", "viewport: {width: .nan}\n"),
    WrongScenario("infinity", "viewport: {height: .inf}\n"),
    WrongScenario("a number that overflows", "viewport: {height: 1e999}\n"),
    WrongScenario("a negative width", "viewport: {width: -1}\n"),
    WrongScenario("an absurd width", "viewport: {width: 1e12}\n"),
    WrongScenario("a number in quotes", "viewport: {width: \"375\"}\n"),
    WrongScenario("a scale of nothing", "viewport: {scale: 0}\n"),
    WrongScenario("an edge that is no edge", "viewport: {safeArea: {topp: 44}}\n"),
    WrongScenario("a word of YAML 1.1", "scrollView: {bounces: no}\n"),
    WrongScenario("a misspelt key", "scrollView:\n  decelerationRat: fast\n"),
    WrongScenario("a key of somewhere else", "decelerationRate: fast\n"),
    WrongScenario("a key of a later version", "teleport: {}\n"),
    WrongScenario("an unknown rate", "scrollView: {decelerationRate: slow}\n"),
    WrongScenario("a misspelt rate", "scrollView: {decelerationRate: fsat}\n"),
    WrongScenario("a rate that never ends", "scrollView: {decelerationRate: 1}\n"),
    WrongScenario("nothing for a value", "scrollView: {contentOffset: }\n"),
    WrongScenario("a point of three", "scrollView: {contentOffset: [1, 2, 3]}\n"),
    WrongScenario("a point of words", "scrollView: {contentOffset: [1, top]}\n"),
    WrongScenario(
      "a misspelt behaviour", "scrollView: {contentInsetAdjustmentBehavior: allways}\n"),
    WrongScenario("an unknown profile", "physics: androyd\n"),
    WrongScenario(
      "a constant that the profile does not ask",
      "physics: {profile: android, rubberBandCoefficient: 0.5}\n"),
    WrongScenario("a constant of another profile", "physics: {friction: 0.5}\n"),
    WrongScenario("a list as physics", "physics: [uikit]\n"),
    WrongScenario("a constant out of range", "physics: {rubberBandCoefficient: 2}\n"),
    WrongScenario("a constant with its unit", "physics: {restSpeed: 0}\n"),
    WrongScenario("a misspelt constant", "physics: {touchSlopp: 5}\n"),
    WrongScenario("a misspelt integration", "physics: {integration: perTik}\n"),
    WrongScenario(
      "a wheel that is longest before shortest", "physics: {wheelMinimumDuration: 2}\n"),
    WrongScenario("negative content", file: "glissade: 1\ncontent: {size: [375, -1]}\n"),
    WrongScenario(
      "two kinds of content", file: "glissade: 1\ncontent: {size: [1, 1], sections: []}\n"),
    WrongScenario("no kind of content", file: "glissade: 1\ncontent: {}\n"),
    WrongScenario("a rate of frames", "frames: {rate: 0}\n"),
    WrongScenario("times that go back", "frames: {times: [0, 0.1, 0.1]}\n"),
    WrongScenario("no times", "frames: {times: []}\n"),
    WrongScenario("a seed with a fraction", "seed: 1.5\n"),
    WrongScenario("a negative seed", "seed: -1\n"),
    WrongScenario("until never", "until: never\n"),
  ]

  static let events = [
    WrongScenario("an event before the start", event: "{at: -1, stop: {}}"),
    WrongScenario("an event after a day", event: "{at: 90000, stop: {}}"),
    WrongScenario("an event without a time", event: "{stop: {}}"),
    WrongScenario("an event without an action", event: "{at: 1}"),
    WrongScenario("two actions", event: "{at: 1, stop: {}, mark: two}"),
    WrongScenario("a misspelt action", event: "{at: 1, dragg: {}}"),
    WrongScenario("an action of a later version", event: "{at: 1, teleport: {}}"),
    WrongScenario("a drag without an end", event: "{at: 1, drag: {from: [0, 0], duration: 1}}"),
    WrongScenario(
      "a drag back in time", event: "{at: 1, drag: {from: [0, 0], to: [0, 9], duration: -1}}"),
    WrongScenario("a stop with something in it", event: "{at: 1, stop: {animated: true}}"),
    WrongScenario("a stop with nothing", event: "{at: 1, stop: }"),
    WrongScenario(
      "touches that go back", event: "{at: 1, touches: [[0, 1, 1], [0.2, 1, 2], [0.1, 1, 3]]}"),
    WrongScenario("no touches", event: "{at: 1, touches: []}"),
    WrongScenario("a touch of two numbers", event: "{at: 1, touches: [[0, 1]]}"),
    WrongScenario(
      "a lift before the last touch", event: "{at: 1, touches: [[0, 1, 1], [0.2, 1, 2]], lift: 0.1}"
    ),
    WrongScenario("a lift of no touches", event: "{at: 1, stop: {}, lift: 1}"),
    WrongScenario("an end of no touches", event: "{at: 1, stop: {}, end: lift}"),
    WrongScenario("an end that is none", event: "{at: 1, touches: [[0, 1, 1]], end: cancelled}"),
    WrongScenario("a touch without a place", event: "{at: 1, touch: {phase: began}}"),
    WrongScenario("a misspelt phase", event: "{at: 1, touch: {phase: begin, location: [1, 1]}}"),
    WrongScenario("an absurd velocity", event: "{at: 1, release: {velocity: [0, 1e7]}}"),
    WrongScenario("two wheels", event: "{at: 1, wheel: {notches: [0, 1], points: [0, 40]}}"),
    WrongScenario("no wheel", event: "{at: 1, wheel: {phase: began}}"),
    WrongScenario("half a notch", event: "{at: 1, wheel: {notches: [0, 0.5]}}"),
    WrongScenario("a misspelt phase", event: "{at: 1, wheel: {points: [0, 1], phase: begin}}"),
    WrongScenario("a number for a mark", event: "{at: 1, mark: 5}"),
    WrongScenario("a set of nothing", event: "{at: 1, set: {}}"),
    WrongScenario("a set of the viewport", event: "{at: 1, set: {viewport.width: 320}}"),
    WrongScenario("a set of physics", event: "{at: 1, set: {physics.touchSlop: 0}}"),
    WrongScenario("a misspelt set", event: "{at: 1, set: {scrollView.bounce: false}}"),
    WrongScenario("a set out of range", event: "{at: 1, set: {scrollView.decelerationRate: 2}}"),
    WrongScenario("too many events", "events:" + manyEvents),
    WrongScenario(
      "too many samples", event: "{at: 0, drag: {from: [0, 0], to: [0, 9], duration: 80000}}"),
  ]

  static let fingers = [
    WrongScenario(
      "two fingers at once",
      """
      events:
        - {at: 0, drag: {from: [0, 0], to: [0, 99], duration: 0.2, hold: 0.1}}
        - {at: 0.25, touches: [[0, 1, 1]]}
      """),
    WrongScenario(
      "a catch during a later drag of the file",
      """
      events:
        - {at: 2, catch: {hold: 1}}
        - {at: 1, drag: {from: [0, 0], to: [0, 99], duration: 2}}
      """),
    WrongScenario(
      "a release under a finger",
      "events: [{at: 0, catch: {hold: 1}}, {at: 0.5, release: {velocity: [0, 1]}}]"),
  ]

  static let overrides = [
    WrongScenario("--set with a word", "", set: ["viewport.width=abc"]),
    WrongScenario("--set without a value", "", set: ["viewport.width="]),
    WrongScenario("--set without a sign", "", set: ["viewport.width"]),
    WrongScenario("--set without a key", "", set: ["=3"]),
    WrongScenario("--set of a misspelt key", "", set: ["viewport.widht=320"]),
    WrongScenario("--set of a misspelt map", "", set: ["viewprot.width=320"]),
    WrongScenario("--set of wrong YAML", "", set: ["content.size=[1, 2"]),
    WrongScenario(
      "--set of an event that is not there", "events: [{at: 0, stop: {}}]", set: ["events[1].at=2"]),
    WrongScenario("--set of a list by name", "", set: ["content.size.width=2"]),
    WrongScenario("--set of a constant", "physics: uikit", set: ["physics.touchSlop=-5"]),
    WrongScenario("--set, the second one", "", set: ["seed=1", "seed=-1"]),
  ]
}

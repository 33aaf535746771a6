extension WrongScenario {
  /// `text` behind two sections of five items and of one, from line 3.
  private init(_ name: String, items text: String, set overrides: [String] = []) {
    self.init(
      name, file: "glissade: 1\ncontent: {sections: [{items: 5}, {items: 1}]}\n" + text)
    self.overrides = overrides
  }

  /// A file whose one section says `section`.
  private init(_ name: String, section: String) {
    self.init(name, file: "glissade: 1\ncontent: {sections: [{\(section)}]}\n")
  }

  /// An update of two sections of five items and of one, from line 4.
  private init(_ name: String, update: String) {
    self.init(name, items: "events:\n  - {at: 1, update: {\(update)}}\n")
  }

  static let layouts = [
    WrongScenario("a layout of nothing", "layout: flow\n"),
    WrongScenario("an unknown layout", items: "layout: spiral\n"),
    WrongScenario("a misspelt layout", items: "layout: watrefall\n"),
    WrongScenario("a misspelt type", items: "layout: {type: watrefall, columnCount: 2}\n"),
    WrongScenario("a layout of two", items: "layout: [flow, strip]\n"),
    WrongScenario("a misspelt option", items: "layout: {type: flow, minimumLineSpacng: 10}\n"),
    WrongScenario("an option of another layout", items: "layout: {type: flow, columnCount: 2}\n"),
    WrongScenario("an option of a word", items: "layout: {type: waterfall, columnCount: two}\n"),
    WrongScenario("an option out of range", items: "layout: {type: waterfall, columnCount: 0}\n"),
    WrongScenario("an option of half", items: "layout: {type: waterfall, columnCount: 2.5}\n"),
    WrongScenario(
      "a misspelt choice", items: "layout: {type: flow, scrollDirection: horizontall}\n"),
    WrongScenario("a size of one", items: "layout: {type: flow, itemSize: 50}\n"),
    WrongScenario("NaN in a size", items: "layout: {type: flow, itemSize: [.nan, 50]}\n"),
    WrongScenario("a misspelt edge", items: "layout: {type: flow, sectionInset: {topp: 1}}\n"),
    WrongScenario(
      "--set of an option out of range", items: "layout: circle\n", set: ["layout.radius=-1"]),
    WrongScenario(
      "a change of an option that is not there",
      items:
        "layout: circle\nevents: [{at: 1, set: {layout.radious: 5}}]\n"),
    WrongScenario(
      "a change of an option of the layout before",
      items:
        "layout: circle\nevents: [{at: 2, set: {layout.radius: 5}}, {at: 1, setLayout: {layout: flow}}]\n"
    ),
    WrongScenario("a change of the type", items: "events: [{at: 1, set: {layout.type: flow}}]\n"),
    WrongScenario("a change of the layout", items: "events: [{at: 1, set: {layout: flow}}]\n"),
    WrongScenario(
      "a change of a size that there is not",
      items:
        "events: [{at: 1, set: {content.size: [1, 1]}}]\n"
    ),
    WrongScenario("a change of no layout", event: "{at: 1, set: {layout.radius: 5}}"),
    WrongScenario("another layout of nothing", event: "{at: 1, setLayout: {layout: flow}}"),
    WrongScenario("a snap to the moon", items: "snap: {to: moon}\n"),
    WrongScenario("a snap by a misspelt name", items: "snap: androidPagr\n"),
    WrongScenario("a misspelt rule", items: "snap: {rule: cssMandatry}\n"),
    WrongScenario("a rule in a rule", items: "snap: {rule: {to: item}}\n"),
    WrongScenario("a misspelt choice", items: "snap: {choice: nearst}\n"),
    WrongScenario("a proximity below none", items: "snap: {rule: cssProximity, proximity: -1}\n"),
    WrongScenario("a rule of items for nothing", "snap: lineLayout\n"),
    WrongScenario("a snap to groups of none", items: "snap: {to: {group: 0}}\n"),
    WrongScenario("a snap to intervals of none", "snap: {to: {interval: 0}}\n"),
    WrongScenario("a snap to two things", items: "snap: {to: {group: 2, interval: 9}}\n"),
    WrongScenario("a snap to items of nothing", "snap: {to: item}\n"),
    WrongScenario("a snap to whatever of nothing", "snap: {limit: 1}\n"),
    WrongScenario("a misspelt alignment", items: "snap: {alignment: centre}\n"),
    WrongScenario("a limit of none", items: "snap: {limit: 0}\n"),
  ]

  static let items = [
    WrongScenario("a section without items", section: "itemSize: [1, 1]"),
    WrongScenario("items below none", section: "items: -1"),
    WrongScenario("a billion items", section: "items: 1000000000"),
    WrongScenario(
      "one size and several", section: "items: 1, itemSize: [1, 1], itemSizes: [[1, 1]]"),
    WrongScenario("no sizes", section: "items: 1, itemSizes: []"),
    WrongScenario("no labels", section: "items: 1, labels: []"),
    WrongScenario("a label that is a list", section: "items: 1, labels: [[a]]"),
    WrongScenario("a title that is a map", section: "items: 1, title: {a: b}"),
    WrongScenario("a negative size of an item", section: "items: 1, itemSize: [-1, 1]"),
    WrongScenario("an infinite header", section: "items: 1, header: [1, .inf]"),
    WrongScenario("a misspelt key of a section", section: "items: 1, itemsize: [1, 1]"),
    WrongScenario(
      "too many items together",
      file: "glissade: 1\ncontent: {sections: [{items: 9000000}, {items: 2000000}]}\n"),
    WrongScenario(
      "an item that is not there",
      items:
        "events: [{at: 1, scrollToItem: {indexPath: [0, 5]}}]\n"),
    WrongScenario(
      "a section that is not there",
      items:
        "events: [{at: 1, scrollToItem: {indexPath: [2, 0]}}]\n"),
    WrongScenario(
      "an item that has gone",
      items:
        "events: [{at: 2, scrollToItem: {indexPath: [1, 0]}}, {at: 1, update: {delete: [[1, 0]]}}]\n"
    ),
    WrongScenario(
      "two places along one axis",
      items:
        "events: [{at: 1, scrollToItem: {indexPath: [0, 0], position: [top, bottom]}}]\n"),
    WrongScenario(
      "a misspelt place",
      items:
        "events: [{at: 1, scrollToItem: {indexPath: [0, 0], position: centredVertically}}]\n"),
    WrongScenario("an item of plain content", event: "{at: 1, scrollToItem: {indexPath: [0, 0]}}"),
  ]

  static let updates = [
    WrongScenario("an update of plain content", event: "{at: 1, update: {delete: [[0, 0]]}}"),
    WrongScenario("a delete of what is not there", update: "delete: [[0, 1], [0, 9]]"),
    WrongScenario("a delete twice", update: "delete: [[0, 1], [0, 1]]"),
    WrongScenario("an insert that leaves a gap", update: "insert: [[0, 7]]"),
    WrongScenario("two inserts in one place", update: "insert: [[0, 1], {at: [0, 1]}]"),
    WrongScenario("a move of what goes", update: "delete: [[0, 1]], move: [[[0, 1], [0, 0]]]"),
    WrongScenario("a move to one place", update: "move: [[0, 1]]"),
    WrongScenario("a reload of what goes", update: "delete: [[0, 1]], reload: [[0, 1]]"),
    WrongScenario(
      "an item of a section that goes", update: "deleteSections: [1], delete: [[1, 0]]"),
    WrongScenario("a section that leaves a gap", update: "insertSections: [{at: 4, items: 1}]"),
    WrongScenario("a section without a place", update: "insertSections: [{items: 1}]"),
    WrongScenario("a misspelt list", update: "inserts: [[0, 1]]"),
    WrongScenario("a path of one", update: "delete: [[0]]"),
    WrongScenario(
      "more items than there may be", update: "insertSections: [{at: 0, items: 10000000}]"),
  ]

  static let movements = [
    WrongScenario(
      "an item that is lifted and not there",
      items: "events: [{at: 1, reorder: {item: [0, 5], touches: [[0, 1, 1]]}}]\n"),
    WrongScenario(
      "an item that is lifted nowhere", items: "events: [{at: 1, reorder: {item: [0, 1]}}]\n"),
    WrongScenario(
      "a misspelt end of a movement",
      items: "events: [{at: 1, reorder: {item: [0, 1], touches: [[0, 1, 1]], end: dropp}}]\n"),
    WrongScenario(
      "two fingers, one with an item",
      items:
        "events:\n  - {at: 1, reorder: {item: [0, 1], touches: [[0, 1, 1], [2, 5, 5]]}}\n  - {at: 2, catch: {hold: 0}}\n"
    ),
    WrongScenario(
      "a step that lifts nothing",
      items: "events: [{at: 1, reorderStep: {phase: began, location: [1, 1]}}]\n"),
    WrongScenario(
      "a drop at a place",
      items: "events: [{at: 1, reorderStep: {phase: ended, location: [1, 1]}}]\n"),
    WrongScenario(
      "a transition to nowhere", items: "events: [{at: 1, transition: {progress: [[0, 0]]}}]\n"),
    WrongScenario(
      "a progress that is out of range",
      items: "events: [{at: 1, transition: {layout: circle, progress: [[0, 200]]}}]\n"),
    WrongScenario(
      "a progress back in time",
      items: "events: [{at: 1, transition: {layout: circle, progress: [[1, 0], [0.5, 1]]}}]\n"),
    WrongScenario(
      "two transitions at a time",
      items:
        "events:\n  - {at: 1, transition: {layout: circle, progress: [[0, 0], [1, 1]]}}\n  - {at: 1.5, transition: {layout: flow, progress: [[0, 0]]}}\n"
    ),
    WrongScenario(
      "a transition that begins without a layout",
      items: "events: [{at: 1, transitionStep: {phase: began}}]\n"),
    WrongScenario(
      "a transition of nothing",
      "events: [{at: 1, transition: {layout: circle, progress: [[0, 0]]}}]\n"),
  ]

  static let timings = [
    WrongScenario("a timing of what is there at once", update: "animated: false, timing: {}"),
    WrongScenario("a timing of a number", update: "timing: 0.5"),
    WrongScenario("a misspelt key of a timing", update: "timing: {durations: 1}"),
    WrongScenario("a duration below none", update: "timing: {duration: -1}"),
    WrongScenario("a misspelt curve", update: "timing: {curve: easeInOut}"),
    WrongScenario("a curve of three numbers", update: "timing: {curve: [0, 0, 1]}"),
    WrongScenario("a curve that goes back in time", update: "timing: {curve: [0, 0, 1.5, 1]}"),
    WrongScenario("a spring with a duration", update: "timing: {duration: 1, spring: {}}"),
    WrongScenario("a spring without mass", update: "timing: {spring: {mass: 0}}"),
    WrongScenario("a spring that never rests", update: "timing: {spring: {bounce: 1}}"),
    WrongScenario("two springs in one", update: "timing: {spring: {bounce: 0.2, damping: 5}}"),
    WrongScenario(
      "a timing of a resize at once",
      event: "{at: 1, resize: {width: 9, height: 9, animated: false, timing: {}}}"),
    WrongScenario("an unknown appearance", items: "layout: {type: flow, itemAppearance: flyin}\n"),
    WrongScenario(
      "a change to an unknown appearance",
      items: "events: [{at: 1, set: {layout.itemAppearance: own}}]\n"),
  ]
}

/// What is wrong at a place of a document, before it is known what the document is called.
struct Problem: Error {
  /// One step of the way to a node.
  enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  /// The way from the node that was being read to the one that is wrong, innermost step first.
  private var steps: [Step] = []
  let place: Place
  let text: String

  init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }

  /// `expected` is what should be in the place of `node`. `names` are the words that may stand
  /// there.
  init(expected: String, found node: Node, names: [String] = []) {
    var text = "expected \(expected), found \(node.summary)"
    if case .scalar(let scalar) = node.content,
      let name = Spelling.nearest(to: scalar.text, among: names)
    {
      text += "; did you mean \(name)?"
    }
    self.init(text, at: node.place)
  }

  /// The same problem as seen from the node that `step` leads out of.
  func under(_ step: Step) -> Problem {
    var outer = self
    outer.steps.append(step)
    return outer
  }

  /// The path to the node, then what is wrong: `events[2].at: expected seconds >= 0, found -1`.
  var message: String {
    var path = ""
    for step in steps.reversed() {
      switch step {
      case .key(let key): path += (path.isEmpty ? "" : ".") + Node.shortened(key)
      case .index(let index): path += "[\(index)]"
      }
    }
    return path.isEmpty ? text : "\(path): \(text)"
  }
}

import Testing

@testable import Glissade

struct HelpPageTests {
  @Test func `the page of a program`() throws {
    try expectGolden(HelpPage(of: .sample, terminal: .pipe).text, "sample.txt")
  }

  @Test(arguments: [40, 80])
  func `the page of a command`(width: Int) throws {
    let terminal = Terminal(isTerminal: true, columns: width, environment: [:])
    try expectGolden(
      HelpPage(of: .measure, in: .sample, terminal: terminal).text, "sample-measure-\(width).txt")
  }

  @Test func `the pages of the tool`() throws {
    try expectGolden(HelpPage(of: .glissade, terminal: .pipe).text, "glissade.txt")
    for command in Program.glissade.commands {
      try expectGolden(
        HelpPage(of: command, in: .glissade, terminal: .pipe).text, "glissade-\(command.name).txt")
    }
  }

  /// Examples stand as they are, to be copied; all else is broken.
  @Test(arguments: 40...120)
  func `no line is wider than the terminal, and every word is there`(width: Int) {
    let terminal = Terminal(isTerminal: true, columns: width, environment: [:])
    let page = HelpPage(of: .measure, in: .sample, terminal: terminal).text
    let reference = HelpPage(of: .measure, in: .sample, terminal: .wide(1000)).text.filter {
      $0 != "\u{1B}"
    }
    let lines = page.split(separator: "\n").filter { !$0.hasPrefix("  sample") }
    for line in lines { #expect(line.count <= width, "\(line)") }
    let plain = reference.replacing("[1m", with: "").replacing("[0m", with: "")
    #expect(
      page.split(whereSeparator: \.isWhitespace) == plain.split(whereSeparator: \.isWhitespace))
  }

  @Test func `a terminal narrower than forty columns gets forty`() {
    #expect(
      HelpPage(of: .sample, terminal: Terminal(isTerminal: true, columns: 3, environment: [:])).text
        == HelpPage(
          of: .sample, terminal: Terminal(isTerminal: true, columns: 40, environment: [:])
        ).text)
  }
}

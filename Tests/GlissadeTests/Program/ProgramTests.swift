import Testing

@testable import Glissade

/// The whole program, from words to text and exit code, in memory.
struct ProgramTests {
  private func run(_ words: [String], terminal: Terminal = .pipe) -> (
    code: ExitCode, output: String, messages: String
  ) {
    let test = TestConsole(terminal: terminal)
    let code = Program.sample.run(words, console: test.console)
    return (code, test.output.text, test.messages.text)
  }

  @Test func `a command gets what was typed`() {
    let result = run([
      "measure", "exact", "a", "--count=3", "-o", "x", "b", "-jt", "1", "--set", "k=v",
      "--align=frame",
    ])
    #expect(result.code == .done)
    #expect(
      result.output == """
        mode exact
        files ["a", "b"]
        output ["x"] set ["k=v"]
        tolerance 1.0 count 3
        align frame
        json true quiet false

        """)
    #expect(result.messages.isEmpty)
  }

  @Test func `a command's exit code is the program's`() {
    #expect(run(["pick"]).code == .failed)
  }

  @Test func `errors with a place are printed as they are, without a hint`() {
    let result = run(["pick", "me"])
    #expect(result.code == .badData)
    #expect(result.messages == "me:1:2: expected one, found me\n")
  }

  @Test(arguments: [
    (["maesure"], "unknown command 'maesure'; did you mean 'measure'?", "sample --help"),
    ([""], "unknown command ''", "sample --help"),
    (["--versoin"], "unknown option --versoin; did you mean --version?", "sample --help"),
    (["-x"], "unknown option -x", "sample --help"),
    (["measure"], "MODE is missing", "sample measure --help"),
    (
      ["measure", "--jsno"], "unknown option --jsno; did you mean --json?", "sample measure --help"
    ),
    (
      ["help", "pikc"],
      "COMMAND: expected measure, pick or help, found 'pikc'; did you mean 'pick'?",
      "sample help --help"
    ),
  ])
  func `wrong usage is one sentence and where to find help`(
    words: [String], sentence: String, hint: String
  ) {
    let result = run(words)
    #expect(result.code == .usage)
    #expect(result.output.isEmpty)
    #expect(result.messages == "glissade: \(sentence)\nSee '\(hint)'.\n")
  }

  @Test func `without a command the help is a message, and usage is wrong`() {
    let result = run([])
    #expect(result.code == .usage)
    #expect(result.output.isEmpty)
    #expect(result.messages == run(["--help"]).output)
  }

  @Test func `help is the same however it is asked for`() {
    #expect(run(["-h"]) == run(["--help"]))
    #expect(run(["help"]) == run(["--help"]))
    let page = run(["measure", "--help"])
    #expect(page.code == .done)
    #expect(page.messages.isEmpty)
    for words in [["help", "measure"], ["measure", "-h"], ["measure", "--frob", "--help"]] {
      #expect(run(words) == page)
    }
  }

  @Test func `the version goes to standard output`() {
    #expect(run(["--version"]) == (.done, "sample 9.8.7\n", ""))
  }

  @Test func `escape sequences in what was typed do not reach the terminal`() {
    #expect(run(["\u{1B}[31mred"]).messages.contains("unknown command '\\u{1B}[31mred'"))
  }

  @Test func `only a terminal gets colours`() {
    #expect(run(["--help"], terminal: .wide(80)).output.contains("\u{1B}[1mUsage:\u{1B}[0m"))
    #expect(run(["frob"], terminal: .wide(80)).messages.hasPrefix("\u{1B}[31mglissade:\u{1B}[0m "))
    #expect(!run(["--help"]).output.contains("\u{1B}"))
  }
}

import Foundation
import Testing

@testable import Glissade

/// What the built program prints and answers, with standard input closed and without HOME.
struct BuiltToolTests {
  @Test func `help and version`() throws {
    try expectGolden(String(BuiltTool.run("--help").output.dropLast()), "glissade.txt")
    try expectGolden(
      String(BuiltTool.run("help", "completions").output.dropLast()), "glissade-completions.txt")
    #expect(
      try BuiltTool.run("--version")
        == BuiltTool.Outcome(
          exitCode: 0, output: "glissade 0.1.0 (scenario format 1, trace format 1)\n", messages: "")
    )
  }

  @Test func `without a command the help goes to standard error`() throws {
    let outcome = try BuiltTool.run()
    #expect(outcome.exitCode == 64)
    #expect(outcome.output.isEmpty)
    #expect(try outcome.messages == BuiltTool.run("--help").output)
  }

  @Test func `wrong usage`() throws {
    #expect(
      try BuiltTool.run("completions", "bash", "--hepl")
        == BuiltTool.Outcome(
          exitCode: 64, output: "",
          messages:
            "glissade: unknown option --hepl; did you mean --help?\nSee 'glissade completions --help'.\n"
        ))
  }

  @Test func `a reader that has gone ends it quietly`() throws {
    // The reader leaves before the program begins.
    let outcome = try BuiltTool.shell(
      #"{ sleep 0.2; "$0" completions bash; echo "code $?" >&2; } | true"#, [BuiltTool.url.path])
    #expect(outcome == BuiltTool.Outcome(exitCode: 0, output: "", messages: "code 0\n"))
  }

  @Test(arguments: [
    (">/dev/full", "no space left on the device"), (">&-", "Bad file descriptor"),
  ])
  func `a standard output that cannot be written is an error`(redirection: String, reason: String)
    throws
  {
    #expect(
      try BuiltTool.shell(#"exec "$0" --version "# + redirection, [BuiltTool.url.path])
        == BuiltTool.Outcome(
          exitCode: 74, output: "", messages: "glissade: cannot write standard output: \(reason)\n")
    )
  }

  @Test func `all streams closed is survived`() throws {
    #expect(
      try BuiltTool.shell(#""$0" --version <&- >&- 2>&-; echo $?"#, [BuiltTool.url.path]).output
        == "74\n")
  }

  @Test func `there is no colour where NO_COLOR or no terminal forbids it`() throws {
    #expect(try !BuiltTool.run("--help", environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
  }
}

import Testing

@testable import Glissade

struct ArgumentParserTests {
  private func parse(_ words: String...) throws(CommandError) -> ParsedArguments {
    try ArgumentParser.parse(words[...], of: .measure, in: .sample)
  }

  private func sentence(_ words: [String]) -> String? {
    do throws(CommandError) {
      _ = try ArgumentParser.parse(words[...], of: .measure, in: .sample)
      return nil
    } catch {
      #expect(error.exitCode == .usage)
      return error.message
    }
  }

  @Test(arguments: [
    ["--tolerance", "2.5"], ["--tolerance=2.5"], ["-t", "2.5"], ["-t2.5"], ["-jt2.5"],
    ["-jqt", "2.5"],
  ])
  func `all spellings of an option with a value mean the same, before and after the arguments`(
    spelling: [String]
  ) throws {
    for words in [
      spelling + ["fast", "a"], ["fast", "a"] + spelling, ["fast"] + spelling + ["a"],
    ] {
      let arguments = try ArgumentParser.parse(words[...], of: .measure, in: .sample)
      #expect(arguments.number("tolerance") == 2.5)
      #expect(arguments.argument("MODE") == "fast")
      #expect(arguments.arguments("FILE") == ["a"])
    }
  }

  @Test func `what was not given is nil, empty or false`() throws {
    let arguments = try parse("fast", "a")
    #expect(arguments.number("tolerance") == nil)
    #expect(arguments.integer("count") == nil)
    #expect(arguments.text("align") == nil)
    #expect(arguments.texts("output").isEmpty)
    #expect(!arguments.flag("json"))
  }

  @Test func `repeatable options keep their order`() throws {
    let arguments = try parse("-o", "a", "fast", "x", "--output=b", "y", "-oc")
    #expect(arguments.texts("output") == ["a", "b", "c"])
    #expect(arguments.arguments("FILE") == ["x", "y"])
  }

  @Test func `after two dashes nothing is an option`() throws {
    let arguments = try parse("fast", "--", "--json", "-", "--")
    #expect(arguments.arguments("FILE") == ["--json", "-", "--"])
    #expect(!arguments.flag("json"))
  }

  @Test func `one dash is a value`() throws {
    let arguments = try parse("fast", "-", "-o", "-")
    #expect(arguments.arguments("FILE") == ["-"])
    #expect(arguments.texts("output") == ["-"])
  }

  @Test func `values may begin with a dash, be empty and hold equals signs`() throws {
    let arguments = try parse("fast", "a", "--set", "-1", "--set=", "--set=a=b", "--set", "--frob")
    #expect(arguments.texts("set") == ["-1", "", "a=b", "--frob"])
  }

  @Test func `a flag may be repeated`() throws {
    #expect(try parse("fast", "a", "--json", "-j").flag("json"))
  }

  @Test(arguments: [
    (["--tolerence", "1"], "unknown option --tolerence; did you mean --tolerance?"),
    (["--Json"], "unknown option --Json; did you mean --json?"),
    (["--zzzzzz"], "unknown option --zzzzzz"),
    (["-x"], "unknown option -x"),
    (["-jx"], "unknown option -x in '-jx'"),
    (["-5"], "unknown option -5"),
    (["--json=1"], "--json takes no value, found '1'"),
    (["--tolerance"], "--tolerance needs a value: PT"),
    (["-o"], "-o needs a value: OUT"),
    (["-o", "--json"], "-o needs a value: OUT"),
    (["-o", "--count=3"], "-o needs a value: OUT"),
    (["-o", "--", "x"], "-o needs a value: OUT"),
    (["-o", ""], "-o: expected a path, found ''"),
    (["--tolerance", "-1"], "--tolerance: expected a number >= 0, found '-1'"),
    (["-tnan"], "-t: expected a number >= 0, found 'nan'"),
    (["--count=10"], "--count: expected a whole number from 1 to 9, found '10'"),
    (["--count=1.5"], "--count: expected a whole number from 1 to 9, found '1.5'"),
    (
      ["--align=tiem"],
      "--align: expected time, frame or release, found 'tiem'; did you mean 'time'?"
    ),
    (["--align=time", "--align=frame"], "--align is given twice"),
    ([], "MODE is missing"),
    (["fast"], "FILE is missing"),
    (["slow", "a"], "MODE: expected fast or exact, found 'slow'"),
    (["fast", ""], "FILE: expected a path, found ''"),
  ])
  func `a mistake is said in one sentence`(words: [String], expected: String) {
    #expect(sentence(words) == expected)
  }

  @Test func `one argument too many is refused`() throws(CommandError) {
    let error = #expect(throws: CommandError.self) {
      try ArgumentParser.parse(["a", "b"], of: .pick, in: .sample)
    }
    #expect(error?.message == "unexpected argument 'b'")
  }

  @Test(arguments: [
    (["--help"], true), (["x", "-h", "--frob"], true), (["--", "--help"], false), (["x"], false),
    ([], false),
  ])
  func `help is asked for before two dashes only`(words: [String], expected: Bool) {
    #expect(ArgumentParser.asksForHelp(words[...]) == expected)
  }

  @Test func `asking for an option the command does not have traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = ParsedArguments(program: .sample, command: .pick).text("tolerance")
    }
  }
}

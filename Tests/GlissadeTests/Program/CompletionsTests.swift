import Foundation
import Testing

@testable import Glissade

struct CompletionsTests {
  /// The script of this shell for the sample program, in a file.
  private func script(_ shell: Shell, in folder: TemporaryFolder) throws -> URL {
    try folder.file("script", shell.completions(of: .sample) + "\n")
  }

  private static let installed = Shell.allCases.filter { path(of: $0) != nil }

  private static func path(of shell: Shell) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell.rawValue }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  @Test(arguments: Shell.allCases)
  func `the script`(shell: Shell) throws {
    try expectGolden(shell.completions(of: .sample), "sample-completions.\(shell.rawValue)")
  }

  @Test(arguments: installed)
  func `the shell finds no mistake in it`(shell: Shell) throws {
    let folder = try TemporaryFolder()
    let program = URL(filePath: try #require(Self.path(of: shell)))
    let outcome = try BuiltTool.run(program, ["-n", try script(shell, in: folder).path])
    #expect(outcome == BuiltTool.Outcome(exitCode: 0, output: "", messages: ""))
  }

  /// What bash offers when the last of these words is completed.
  private func bash(_ words: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.file("files/a file.csv", "")
    let line = """
      cd "$2"; source "$1"; shift 2; COMP_WORDS=(sample "$@"); COMP_CWORD=$#; _sample; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let program = URL(filePath: try #require(Self.path(of: .bash)))
    let outcome = try BuiltTool.run(
      program,
      ["-c", line, "bash", try script(.bash, in: folder).path, folder.path("files")] + words)
    #expect(outcome.messages.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: installed.contains(.bash)),
    arguments: [
      ([""], ["measure", "pick", "help"]),
      (["me"], ["measure"]),
      (["--v"], ["--version"]),
      (["help", "p"], ["pick"]),
      (["measure", "--to"], ["--tolerance"]),
      (["measure", "--align", ""], ["time", "frame", "release"]),
      (["measure", "--align", "=", "f"], ["frame"]),
      (["measure", "--align", "="], ["time", "frame", "release"]),
      (["measure", "-t", ""], []),
      (["measure", "--set", "-"], []),
      (["measure", "-o", ""], ["a file.csv"]),
      (["measure", ""], ["fast", "exact", "paging", "snap to", "a file.csv"]),
      (["measure", "-o", "x", "sn"], ["snap to"]),
      (["nonsense", ""], []),
    ] as [([String], [String])])
  func `bash offers what can stand there`(words: [String], expected: [String]) throws {
    #expect(try bash(words) == expected)
  }

  /// What fish offers when this line is completed.
  private func fish(_ line: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let program = URL(filePath: try #require(Self.path(of: .fish)))
    let outcome = try BuiltTool.run(
      program,
      [
        "--no-config", "-c", "source $argv[1]; complete -C $argv[2]",
        try script(.fish, in: folder).path, line,
      ],
      environment: ["HOME": folder.url.path])
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }.sorted()
  }

  @Test(
    .enabled(if: installed.contains(.fish)),
    arguments: [
      ("sample ", ["help", "measure", "pick"]),
      ("sample --v", ["--version"]),
      ("sample help p", ["pick"]),
      ("sample help measure --to", []),
      ("sample measure --to", ["--tolerance"]),
      ("sample measure --align ", ["frame", "release", "time"]),
      ("sample measure --align=f", ["--align=frame"]),
      ("sample measure -t ", []),
      ("sample measure sna", ["snap to"]),
    ] as [(String, [String])])
  func `fish offers what can stand there`(line: String, expected: [String]) throws {
    #expect(try fish(line) == expected)
  }

  @Test(arguments: installed)
  func `a quoted text is one word that says the same`(shell: Shell) throws {
    let text = #"it's "a" $HOME \ `x` \' *"#
    let program = URL(filePath: try #require(Self.path(of: shell)))
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run(
      program, ["-c", "printf %s " + shell.quoted(text)], environment: ["HOME": folder.url.path])
    #expect(outcome.output == text)
  }
}

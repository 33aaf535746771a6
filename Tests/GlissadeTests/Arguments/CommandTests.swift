import Testing

@testable import Glissade

struct CommandTests {
  private static let example = Command.Example("x", "X.")

  /// A definition that is right where nothing is said.
  private static func fault(
    summary: String = "Do it", arguments: [CommandArgument] = [], options: [CommandOption] = []
  ) -> String? {
    Command.fault(summary: summary, arguments: arguments, options: options, examples: [example])
  }

  @Test func `a doubtful definition is refused`() {
    #expect(Self.fault() == nil)
    #expect(Self.fault(summary: "Do it.") != nil)
    #expect(Self.fault(summary: "Do\nit") != nil)
    #expect(Self.fault(arguments: [CommandArgument("file", help: "")]) != nil)
    #expect(
      Self.fault(arguments: [CommandArgument("A", help: ""), CommandArgument("A", help: "")]) != nil
    )
    #expect(
      Self.fault(arguments: [
        CommandArgument("A", count: .oneOrMore, help: ""), CommandArgument("B", help: ""),
      ]) != nil)
    #expect(
      Self.fault(arguments: [
        CommandArgument("A", count: .optional, help: ""), CommandArgument("B", help: ""),
      ]) != nil)
    #expect(Self.fault(options: [.flag("a", help: ""), .flag("a", help: "")]) != nil)
    #expect(
      Self.fault(options: [.flag("a", short: "x", help: ""), .flag("b", short: "x", help: "")])
        != nil)
    #expect(Self.fault(options: [.flag("help", help: "")]) != nil)
    #expect(Self.fault(options: [.flag("height", short: "h", help: "")]) != nil)
    #expect(Command.fault(summary: "Do it", arguments: [], options: [], examples: []) != nil)
  }

  @Test func `usage shows what may be left out and what repeats`() {
    #expect(Command.measure.usage(in: "sample") == "sample measure [options] MODE FILE...")
    #expect(Command.pick.usage(in: "sample") == "sample pick [NAME]")
  }
}

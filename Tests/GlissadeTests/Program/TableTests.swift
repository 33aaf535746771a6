import Testing

@testable import Glissade

/// Laws that every table of commands keeps, and the tool's own above all.
struct TableTests {
  @Test(arguments: [Program.glissade, .sample])
  func `every example is a command line that can be parsed`(program: Program) throws {
    for example in program.examples + program.commands.flatMap(\.examples) {
      let words = example.line.split(separator: " ").map(String.init).prefix { !">|".contains($0) }
      #expect(words.first == program.name)
      let command = try program.command(#require(words.dropFirst().first))
      _ = try ArgumentParser.parse(words.dropFirst(2), of: command, in: program)
    }
  }

  @Test(arguments: [Program.glissade, .sample])
  func `a command's examples are its own, and its name is the only one`(program: Program) {
    for command in program.commands {
      for example in command.examples {
        #expect(example.line.hasPrefix("\(program.name) \(command.name)"))
      }
    }
    #expect(Set(program.commands.map(\.name)).count == program.commands.count)
  }

  @Test(arguments: [Program.glissade, .sample])
  func `every command can be had help of, in three ways`(program: Program) {
    for command in program.commands {
      let pages = [["help", command.name], [command.name, "--help"], [command.name, "-h"]].map {
        words in
        let test = TestConsole()
        #expect(program.run(words, console: test.console) == .done)
        return test.output.text
      }
      #expect(Set(pages).count == 1)
      #expect(pages[0].contains(command.summary))
    }
  }
}

import Foundation
public import Layouts

/// Runs the tool on the command line of this process and ends the process with the code the command
/// answers.
///
/// Results go to standard output and messages to standard error. When the reader of a pipe has gone
/// the program stops quietly with 0.
///
/// An executable of your own that calls this with its layouts has every command for them:
///
///     import Glissade
///
///     main(layouts: [.myLayout])
///
/// - Parameter layouts: Layouts beside those that come along; their names must be new.
public func main(layouts: [LayoutDescription] = []) -> Never {
  let console = Console.ofProcess()
  let program = Program.glissade(layouts: .standard.adding(layouts))
  exit(program.run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
}

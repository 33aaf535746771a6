import Foundation

/// Runs the tool on the command line of this process and ends the process with the code the command
/// answers.
///
/// Results go to standard output and messages to standard error. When the reader of a pipe has gone
/// the program stops quietly with 0.
public func main() -> Never {
  let console = Console.ofProcess()
  exit(Program.glissade.run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
}

import Foundation
public import Layouts
public import Rendering

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
///     main(layouts: [.myLayout], style: MyStyle())
///
/// - Parameters:
///   - layouts: Layouts beside those that come along; their names must be new.
///   - style: How elements look in windows, pictures and films, made anew for each. Default: cards.
public func main(
  layouts: [LayoutDescription] = [],
  style: @autoclosure @escaping @Sendable () -> any CellStyle = CardStyle()
) -> Never {
  let console = Console.ofProcess()
  var program = Program.glissade(layouts: .standard.adding(layouts))
  program.style = style
  exit(program.run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
}

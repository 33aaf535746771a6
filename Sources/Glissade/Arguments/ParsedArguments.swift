/// What a command line says, checked against the command's table.
///
/// Asking for a name the command does not have traps: that is a mistake in the command.
struct ParsedArguments: Sendable {
  /// The program the command belongs to.
  let program: Program
  /// The command that was called.
  let command: Command

  private var optionValues: [String: [String]] = [:]
  private var argumentValues: [String: [String]] = [:]

  init(program: Program, command: Command) {
    self.program = program
    self.command = command
  }

  /// The value of a positional argument; nil where it was left out. The first, if it takes several.
  func argument(_ name: String) -> String? { arguments(name).first }

  /// All values of a positional argument, in order.
  func arguments(_ name: String) -> [String] {
    precondition(
      command.arguments.contains { $0.name == name },
      "The command '\(command.name)' has no argument \(name).")
    return argumentValues[name] ?? []
  }

  /// Whether the command has an argument of this name.
  func takes(_ argument: CommandArgument) -> Bool { command.arguments.contains(argument) }

  /// Whether the flag was given.
  func flag(_ name: String) -> Bool {
    precondition(
      option(name).value == nil, "--\(name) of the command '\(command.name)' is not a flag.")
    return optionValues[name] != nil
  }

  /// The value of an option; nil where it was not given. The first, if it was given several times.
  func text(_ name: String) -> String? { texts(name).first }

  /// All values of an option, in the order in which they were given.
  func texts(_ name: String) -> [String] {
    precondition(option(name).value != nil, "--\(name) of the command '\(command.name)' is a flag.")
    return optionValues[name] ?? []
  }

  /// The value of an option that takes a number; nil where it was not given.
  func number(_ name: String) -> Double? {
    guard case .number = option(name).value?.kind else {
      preconditionFailure("--\(name) of the command '\(command.name)' does not take a number.")
    }
    return text(name).flatMap(decimalNumber)
  }

  /// The value of an option that takes a whole number; nil where it was not given.
  func integer(_ name: String) -> Int? {
    guard case .integer = option(name).value?.kind else {
      preconditionFailure(
        "--\(name) of the command '\(command.name)' does not take a whole number.")
    }
    return text(name).flatMap { Int($0) }
  }

  /// Notes that the flag was given.
  mutating func set(_ flag: CommandOption) { optionValues[flag.name] = [] }

  /// Adds one value of an option.
  mutating func add(_ value: String, to option: CommandOption) {
    optionValues[option.name, default: []].append(value)
  }

  /// Adds one value of a positional argument.
  mutating func add(_ value: String, to argument: CommandArgument) {
    argumentValues[argument.name, default: []].append(value)
  }

  private func option(_ name: String) -> CommandOption {
    guard let option = command.options.first(where: { $0.name == name }) else {
      preconditionFailure("The command '\(command.name)' has no option --\(name).")
    }
    return option
  }
}

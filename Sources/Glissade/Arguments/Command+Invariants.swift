extension Command {
  /// What is wrong with a definition, as a clause; nil where it can be parsed without doubt.
  static func fault(
    summary: String, arguments: [CommandArgument], options: [CommandOption], examples: [Example]
  ) -> String? {
    if examples.isEmpty { return "it has no example" }
    if summary.hasSuffix(".") || summary.contains("\n") {
      return "its summary is not one line without a full stop"
    }
    for argument in arguments where !argument.hasCapitals {
      return "the argument \(argument.name) is not in capitals"
    }
    // Words that are told by their ending stand anywhere.
    let placed = arguments.filter { !$0.kind.isFile }
    for (argument, next) in zip(placed, placed.dropFirst()) {
      if argument.count.isRepeating {
        return "\(argument.name) takes all values, and \(next.name) follows it"
      }
      if argument.count.isOptional && !next.count.isOptional {
        return "\(argument.name) may be left out, and \(next.name) after it may not"
      }
    }
    let options = options + [.help]
    let duplicate =
      firstDuplicate(arguments.map(\.name)) ?? firstDuplicate(options.map(\.flag))
      ?? firstDuplicate(options.compactMap { $0.short.map { "-\($0)" } })
    return duplicate.map { "two things are called \($0)" }
  }
}

extension CommandArgument {
  /// Whether its name is in capitals, but for the ending of a file.
  fileprivate var hasCapitals: Bool {
    var stem = name
    if case .file(let ending) = kind, name.hasSuffix(".\(ending)") {
      stem.removeLast(ending.count)
    }
    return stem == stem.uppercased()
  }
}

/// The first name that stands twice.
private func firstDuplicate(_ names: [String]) -> String? {
  names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
}

/// Where a node was written.
enum Place: Equatable, Sendable {
  /// In the file, both counted from 1, the column in characters.
  case file(line: UInt32, column: UInt32)
  /// In the option with this index among those that change the file.
  case option(Int32)
}

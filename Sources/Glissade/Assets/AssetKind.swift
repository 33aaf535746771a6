/// A kind of file that comes with the program and is called by its name.
struct AssetKind: Equatable, Sendable {
  /// Scenarios: `Scenarios/<name>.yaml`.
  static let scenario = AssetKind(noun: "scenario", folder: "Scenarios", endings: ["yaml"])
  /// Traces to compare with: `References/<name>.csv` or `.jsonl`.
  static let reference = AssetKind(
    noun: "reference", folder: "References", endings: ["csv", "jsonl"])

  /// What one is called in a message.
  let noun: String
  /// The folder it lies in, below `Assets`.
  let folder: String
  /// The endings its files can have, without a dot; where two files have one name, the earlier
  /// ending is meant.
  let endings: [String]
}

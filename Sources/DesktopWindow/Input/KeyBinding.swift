/// A command with the keys that give it: the help is drawn from `KeyBinding.all`, and keys are
/// looked up in it.
public struct KeyBinding: Equatable, Sendable {
  /// What commands of a kind are about.
  public enum Group: String, CaseIterable, Sendable {
    case scrolling = "Scroll"
    case time = "Time"
    case view = "See"
    case content = "Change the content"
    case settings = "Change how it moves"
    case output = "Keep"
  }

  /// What it is about.
  public let group: Group
  /// The keys as people call them: `P`, `Shift L`.
  public let keys: String
  /// What it does, in a few words without a full stop.
  public let help: String
  /// What it does; nil for digits, each of which means its own item.
  public let command: KeyCommand?

  /// The keys as the system calls them.
  let codes: [KeyCode]
  /// Whether it is done again and again while the key is held.
  let repeats: Bool
}

/// A key of the system, with or without shift.
struct KeyCode: Hashable, Sendable {
  /// SDL's key code: the character on the key, or a number of SDL's own.
  let symbol: Int32
  let hasShift: Bool
}
